// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/start_panel.h"

#include "core/database/postgres/server_address.h"
#include "core/files/opening/sample_database.h"
#include "ui/base/look/symbol_icon.h"
#include "ui/base/look/text_size.h"
#include "ui/base/wording/place_title.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

constexpr int kIconSize = 72;
constexpr double kTitleTimes = 1.7; ///< of the letters below
constexpr int kMostOfAPlace = 30;   ///< letters: beside a name and a date they have room at 1024 pixels

} // namespace

StartPanel::StartPanel(QWidget* parent)
    : QWidget(parent), m_recentTitle(new QLabel(tr("Recent databases"), this)), m_recent(new QListWidget(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_recentTitle->setObjectName(QStringLiteral("recentTitle"));
    m_recentTitle->setBuddy(m_recent);
    m_recent->setObjectName(QStringLiteral("recentDatabases"));
    m_recent->setAccessibleName(tr("Recent databases"));
    m_recent->setMaximumHeight(fontMetrics().height() * 12);
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { Q_EMIT recentChosen(item->data(Qt::UserRole).toString()); });

    auto* column = new QVBoxLayout;
    column->addStretch(2);
    column->addWidget(createIcon());
    column->addWidget(createTitle());
    column->addWidget(createHint());
    column->addWidget(createButtons());
    column->addSpacing(12);
    column->addWidget(m_recentTitle);
    column->addWidget(m_recent);
    column->addStretch(3);
    auto* layout = new QHBoxLayout(this);
    layout->addStretch(1);
    layout->addLayout(column, 4);
    layout->addStretch(1);
    setRecent({});
}

void StartPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_title)
        setTimesSize(m_title, kTitleTimes);
}

QLabel* StartPanel::createIcon()
{
    auto* icon = new QLabel(this);
    icon->setPixmap(QIcon(QStringLiteral(":/icons/ratatosk.svg")).pixmap(kIconSize));
    icon->setAlignment(Qt::AlignCenter);
    return icon;
}

QLabel* StartPanel::createTitle()
{
    m_title = new QLabel(tr("Ask your database"), this);
    setTimesSize(m_title, kTitleTimes);
    m_title->setAlignment(Qt::AlignCenter);
    return m_title;
}

QLabel* StartPanel::createHint()
{
    auto* hint = new QLabel(
        tr("Open a SQLite, CSV, JSON or spreadsheet file, or drop one here. Files are opened read-only, and no data leaves this computer."),
        this);
    hint->setWordWrap(true);
    hint->setMargin(2); // umlauts of capitals rise above the line
    hint->setAlignment(Qt::AlignCenter);
    return hint;
}

QWidget* StartPanel::createButtons()
{
    auto* buttons = new QWidget(this);
    auto* open = new QPushButton(symbolIcon(QStringLiteral("open")), tr("Open a database…"), buttons);
    auto* server = new QPushButton(symbolIcon(QStringLiteral("server")), tr("Connect to a server…"), buttons);
    auto* sample = new QPushButton(symbolIcon(QStringLiteral("table")), tr("Try the sample"), buttons);
    auto* layout = new QHBoxLayout(buttons);
    layout->addStretch(1);
    layout->addWidget(open);
    layout->addWidget(server);
    layout->addWidget(sample);
    layout->addStretch(1);
    connect(open, &QPushButton::clicked, this, &StartPanel::openRequested);
    connect(server, &QPushButton::clicked, this, &StartPanel::serverRequested);
    connect(sample, &QPushButton::clicked, this, &StartPanel::sampleRequested);
    return buttons;
}

QString StartPanel::whereIs(const QString& file) const
{
    if (ratatosk::isServerAddress(file.toStdString()))
        return tr("a server");
    return ratatosk::isSampleDatabase(file.toStdString()) ? tr("the sample") : QFileInfo(firstFileOf(file)).path();
}

void StartPanel::setRecent(const QList<RecentFile>& files)
{
    m_recent->clear();
    for (const RecentFile& recent : files) {
        const QString place = whereIs(recent.file);
        const QString shortened = fontMetrics().elidedText(place, Qt::ElideMiddle, fontMetrics().averageCharWidth() * kMostOfAPlace);
        QString text = QStringLiteral("%1  —  %2").arg(placeTitle(recent.file), shortened);
        if (recent.openedAt.isValid())
            text += QStringLiteral("  —  ") + QLocale().toString(recent.openedAt.toLocalTime(), QLocale::ShortFormat);
        auto* item = new QListWidgetItem(text, m_recent);
        item->setData(Qt::UserRole, recent.file);
        item->setToolTip(place);
        if (!isThere(recent.file))
            item->setForeground(palette().brush(QPalette::Disabled, QPalette::Text));
    }
    m_recentTitle->setVisible(!files.isEmpty());
    m_recent->setVisible(!files.isEmpty());
}

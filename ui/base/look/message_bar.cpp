// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/message_bar.h"

#include "ui/base/look/symbol_icon.h"
#include "ui/base/look/symbol_label.h"
#include "ui/base/look/theme.h"

#include <QAccessible>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace {

constexpr int kStripe = 5; ///< edge at the left in the colour of the message's kind

QColor colourOf(Message::Kind kind, const Theme& theme)
{
    switch (kind) {
    case Message::Kind::Info: return theme.accent;
    case Message::Kind::Warning: return theme.warning;
    case Message::Kind::Error: break;
    }
    return theme.error;
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_icon(new SymbolLabel(this)), m_text(new QLabel(this)), m_details(new QLabel(this)),
      m_actionButton(new QPushButton(this)), m_detailsButton(new QToolButton(this)), m_closeButton(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    m_text->setWordWrap(true);
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setUpButtons();

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(kStripe + 8, 6, 8, 6);
    layout->addWidget(m_icon, 0, 0);
    layout->addWidget(m_text, 0, 1);
    layout->addWidget(m_actionButton, 0, 2);
    layout->addWidget(m_detailsButton, 0, 3);
    layout->addWidget(m_closeButton, 0, 4);
    layout->addWidget(m_details, 1, 1, 1, 3);
    layout->setColumnStretch(1, 1);
    hide();
}

void MessageBar::setUpButtons()
{
    m_actionButton->hide();
    m_detailsButton->setText(tr("Details"));
    m_detailsButton->setCheckable(true);
    m_detailsButton->setAutoRaise(true);
    m_closeButton->setIcon(symbolIcon(QStringLiteral("close")));
    m_closeButton->setToolTip(tr("Close this message"));
    m_closeButton->setAccessibleName(tr("Close this message"));
    m_closeButton->setAutoRaise(true);
    connect(m_detailsButton, &QToolButton::toggled, m_details, &QLabel::setVisible);
    connect(m_closeButton, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_actionButton, &QPushButton::clicked, this, [this] {
        hide();
        if (m_action)
            m_action();
    });
}

void MessageBar::showMessage(const Message& message)
{
    m_kind = message.kind;
    m_action = message.action;
    m_isPassing = message.isPassing;
    const bool isInfo = message.kind == Message::Kind::Info;
    m_icon->setSymbol(isInfo ? QStringLiteral("info") : QStringLiteral("warning"));
    m_text->setText(message.text);
    m_details->setText(message.details);
    m_details->hide();
    m_detailsButton->setChecked(false);
    m_detailsButton->setVisible(!message.details.isEmpty());
    m_actionButton->setText(message.actionText);
    m_actionButton->setVisible(!message.actionText.isEmpty());
    show();
    announce();
}

void MessageBar::endPassing()
{
    if (m_isPassing)
        hide();
}

void MessageBar::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.base);
    painter.fillRect(QRect(0, 0, kStripe, height()), colourOf(m_kind, theme));
    painter.setPen(theme.line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

QString MessageBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

/// Screen readers hear of it, though the focus stays where the user types.
void MessageBar::announce()
{
    setAccessibleName(m_text->text());
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

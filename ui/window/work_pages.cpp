// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/work_pages.h"

#include "ui/base/look/symbol_icon.h"

#include <QHBoxLayout>
#include <QTabBar>
#include <QToolButton>

#include <utility>

WorkPages::WorkPages(QWidget* parent) : QTabWidget(parent), m_buttons(new QWidget(this)), m_row(new QHBoxLayout(m_buttons))
{
    setObjectName(QStringLiteral("work"));
    setDocumentMode(true);
    tabBar()->hide();
    m_buttons->setObjectName(QStringLiteral("pageButtons"));
    m_row->setContentsMargins(4, 0, 4, 0);
    m_row->setSpacing(4);
    connect(this, &QTabWidget::currentChanged, this, &WorkPages::checkButtons);
}

void WorkPages::tabInserted(int)
{
    makeButtons();
}

void WorkPages::tabRemoved(int)
{
    makeButtons();
}

/// Anew: there are two at most. A press of one of them may have led here.
void WorkPages::makeButtons()
{
    for (QToolButton* button : std::exchange(m_pageButtons, {})) {
        button->hide();
        button->setParent(nullptr);
        button->deleteLater();
    }
    for (int page = 1; page < count(); ++page) {
        m_pageButtons << makeButton(page);
        m_row->addWidget(m_pageButtons.back());
    }
    checkButtons();
}

QToolButton* WorkPages::makeButton(int page)
{
    auto* button = new QToolButton(m_buttons);
    button->setText(tabText(page));
    button->setIcon(symbolIcon(page == 1 ? QStringLiteral("graph") : QStringLiteral("enlarge")));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(page == 1 ? tr("Show or hide the schema graph (Ctrl+G)") : tr("Bring the picture back (Esc)"));
    button->setAccessibleDescription(button->toolTip());
    button->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(button, &QToolButton::clicked, this, [this, page] { setCurrentIndex(currentIndex() == page ? 0 : page); });
    connect(button, &QWidget::customContextMenuRequested, this,
            [this, page, button](const QPoint& place) { Q_EMIT menuWanted(page, button->mapToGlobal(place)); });
    return button;
}

void WorkPages::checkButtons()
{
    for (int place = 0; place < m_pageButtons.size(); ++place)
        m_pageButtons[place]->setChecked(currentIndex() == place + 1);
}

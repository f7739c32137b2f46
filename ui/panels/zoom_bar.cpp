// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/zoom_bar.h"

#include "ui/symbol_icon.h"
#include "ui/views/zoomable_view.h"

#include <QHBoxLayout>
#include <QToolButton>

ZoomBar::ZoomBar(ZoomableView* view, QWidget* parent) : QWidget(parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->addStretch(1);
    addButton(layout, QStringLiteral("zoom-out"), tr("Smaller (-)"), [view] { view->zoomOut(); });
    addButton(layout, QStringLiteral("zoom-in"), tr("Larger (+)"), [view] { view->zoomIn(); });
    addButton(layout, QStringLiteral("fit"), tr("Show everything (F)"), [view] { view->fit(); });
}

template <class Action>
void ZoomBar::addButton(QHBoxLayout* layout, const QString& icon, const QString& text, Action action)
{
    auto* button = new QToolButton(this);
    button->setIcon(symbolIcon(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, action);
    layout->addWidget(button);
}

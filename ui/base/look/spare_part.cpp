// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/spare_part.h"

#include <QEvent>
#include <QWidget>

SparePart::SparePart(QWidget* page, QWidget* part, int lines) : QObject(page), m_page(page), m_part(part), m_lines(lines)
{
    page->installEventFilter(this);
}

bool SparePart::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && event->type() == QEvent::Resize)
        m_part->setVisible(m_page->height() >= m_lines * m_page->fontMetrics().lineSpacing());
    return false;
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/noted_view.h"

#include <QLabel>

NotedView::NotedView(QWidget* content, const QString& note, QWidget* parent)
    : QStackedWidget(parent), m_content(content), m_note(new QLabel(this))
{
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setMargin(24);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setBackgroundRole(QPalette::Base);
    m_note->setAutoFillBackground(true);
    addWidget(m_note);
    addWidget(m_content);
    showNote(note);
}

void NotedView::showNote(const QString& note)
{
    m_note->setText(note);
    setCurrentWidget(m_note);
}

void NotedView::showContent()
{
    setCurrentWidget(m_content);
}

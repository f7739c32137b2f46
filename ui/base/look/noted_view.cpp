// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/noted_view.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

NotedView::NotedView(QWidget* content, const QString& note, QWidget* parent)
    : QStackedWidget(parent), m_content(content), m_page(new QWidget(this)), m_note(new QLabel(m_page)), m_repairs(new QVBoxLayout)
{
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setMargin(24);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_page->setBackgroundRole(QPalette::Base);
    m_page->setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(m_page);
    layout->addStretch(1);
    layout->addWidget(m_note);
    layout->addLayout(m_repairs);
    layout->addStretch(1);
    addWidget(m_page);
    addWidget(m_content);
    showNote(note);
}

void NotedView::showNote(const QString& note, const QList<Repair>& repairs)
{
    m_note->setText(note);
    while (QLayoutItem* item = m_repairs->takeAt(0)) {
        item->widget()->deleteLater(); // its own click may have led here
        delete item;
    }
    for (const Repair& repair : repairs) {
        auto* button = new QPushButton(repair.text, m_page);
        connect(button, &QPushButton::clicked, this, repair.action);
        m_repairs->addWidget(button, 0, Qt::AlignHCenter);
    }
    setCurrentWidget(m_page);
}

void NotedView::showContent()
{
    setCurrentWidget(m_content);
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/task_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

TaskBar::TaskBar(const QString& name, QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_progress(new QProgressBar(this)), m_button(new QPushButton(tr("Close"), this))
{
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setObjectName(QStringLiteral("taskText"));
    m_text->setWordWrap(true); // a path may be longer than the window is wide
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setAccessibleName(name);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &TaskBar::stopOrClose);
    hide();
}

void TaskBar::begin(const QString& text, const QString& stopText)
{
    m_progress->show();
    m_button->setText(stopText);
    tell(text);
    show();
}

void TaskBar::tell(const QString& text, int percent)
{
    m_text->setText(text);
    m_progress->setRange(0, percent < 0 ? 0 : 100);
    m_progress->setValue(percent);
}

void TaskBar::end(const QString& text)
{
    m_text->setText(text);
    m_progress->hide();
    m_button->setText(tr("Close"));
}

void TaskBar::endPassing()
{
    if (!isUnderWay())
        hide();
}

bool TaskBar::isUnderWay() const
{
    return !isHidden() && !m_progress->isHidden();
}

void TaskBar::stopOrClose()
{
    isUnderWay() ? Q_EMIT stopRequested() : hide();
}

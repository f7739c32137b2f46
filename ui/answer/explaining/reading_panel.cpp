// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/explaining/reading_panel.h"

#include "ui/base/look/noted_view.h"
#include "ui/rows/table/result_table_model.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

ReadingPanel::ReadingPanel(QWidget* parent)
    : QWidget(parent), m_list(new QListWidget(this)), m_caption(new QLabel(this)), m_model(new ResultTableModel(this)),
      m_rows(new QTableView(this)), m_choices(new ChoiceBar(m_list, this))
{
    m_list->setObjectName(QStringLiteral("reading"));
    m_list->setAccessibleName(tr("The statement in words, step by step"));
    m_list->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSpacing(2);
    m_caption->setObjectName(QStringLiteral("readingCaption"));
    m_caption->setMargin(4);
    m_rows->setObjectName(QStringLiteral("readingRows"));
    m_rows->setAccessibleName(tr("Rows after the chosen step"));
    m_rows->setModel(m_model);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setTabKeyNavigation(false);
    m_rows->setWordWrap(false);
    m_rows->verticalHeader()->setDefaultSectionSize(static_cast<int>(fontMetrics().height() * 1.5));
    auto* lower = new QWidget(this);
    auto* lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    lowerLayout->setSpacing(0);
    lowerLayout->addWidget(m_choices);
    lowerLayout->addWidget(m_caption);
    lowerLayout->addWidget(m_rows, 1);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_list);
    splitter->addWidget(lower);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    m_view = new NotedView(splitter, tr("Run a statement or ask a question to see in words, step by step, what it does."), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_list, &QListWidget::currentRowChanged, this, &ReadingPanel::showStep);
    connect(m_choices, &ChoiceBar::chosen, this, [this](int choice, const ratatosk::QueryPart& part) {
        m_isChanging = true;
        Q_EMIT chosen(choice, part);
    });
}

void ReadingPanel::showSteps(const QList<ReadingStep>& steps)
{
    const QSignalBlocker blocker(m_list);
    const auto stepCount = static_cast<int>(steps.size());
    // A change goes on at its step: tables may have come or gone before it.
    const int current = m_isChanging
        ? std::clamp(stepCount - static_cast<int>(m_steps.size()) + m_list->currentRow(), 0, std::max(0, stepCount - 1))
        : 0;
    m_isChanging = false;
    m_steps = steps;
    m_list->clear();
    for (int number = 0; number < steps.size(); ++number)
        m_list->addItem(tr("%1. %2", "number and sentence").arg(number + 1).arg(steps[number].sentence));
    m_list->setCurrentRow(current);
    m_view->showContent();
    showStep(m_list->currentRow());
}

void ReadingPanel::showNote(const QString& note)
{
    m_steps.clear();
    m_view->showNote(note);
}

void ReadingPanel::showStep(int step)
{
    m_choices->setChips(step >= 0 && step < m_steps.size() ? m_steps[step].choices : QList<ChoiceChip>());
    m_model->setTable(std::make_shared<ratatosk::ResultTable>());
    m_caption->clear();
    m_isRead = false;
    if (isVisible())
        readRows();
}

/// Nobody waits for rows behind another tab.
void ReadingPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_isRead)
        readRows();
}

/// Other letters have other widths.
void ReadingPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(m_rows, &QTableView::resizeColumnsToContents, Qt::QueuedConnection); // once the rows have them
}

void ReadingPanel::readRows()
{
    const int step = m_list->currentRow();
    if (step < 0 || step >= m_steps.size() || !m_findRows)
        return;
    m_isRead = true;
    m_findRows(m_steps[step].preview, [this](const Rows& rows) { takeRows(rows); });
}

void ReadingPanel::takeRows(const Rows& rows)
{
    if (!rows)
        return m_caption->setText(tr("The rows after this step could not be read."));
    m_model->setTable(rows);
    m_rows->resizeColumnsToContents();
    const int count = static_cast<int>(rows->rows.size());
    m_caption->setText(rows->isComplete ? tr("%Ln row(s) after this step", nullptr, count)
                                        : tr("The first %Ln row(s) after this step", nullptr, count));
}

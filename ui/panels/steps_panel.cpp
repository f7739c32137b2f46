// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/steps_panel.h"

#include "ui/itemmodels/step_table_model.h"
#include "ui/panels/noted_view.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

using namespace ratatosk;

StepsPanel::StepsPanel(QWidget* parent)
    : QWidget(parent), m_model(new StepTableModel(this)), m_table(new QTableView(this)),
      m_view(new NotedView(m_table, tr("The steps that lead to an answer appear here."), this))
{
    m_table->setObjectName(QStringLiteral("steps"));
    m_table->setAccessibleName(tr("Steps that led to the answer"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->setDefaultSectionSize(static_cast<int>(fontMetrics().height() * 1.5));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            reportStep(current.row());
    });
}

void StepsPanel::setSteps(const Answer& answer, const AnswerCandidate& candidate)
{
    m_numbering = numberingOf(answer);
    m_model->setSteps(candidate.steps, answer.itemNames);
    m_table->resizeColumnsToContents();
    m_view->showContent();
}

void StepsPanel::clear()
{
    m_model->setSteps({}, {});
    m_view->showNote(tr("The steps that lead to an answer appear here."));
}

void StepsPanel::reportStep(int step)
{
    Selection selection;
    for (const int item : m_model->itemsLookedAt(step)) {
        const Selection one = m_numbering.selectionOf(item);
        selection.words.insert(selection.words.end(), one.words.begin(), one.words.end());
        selection.columns.insert(selection.columns.end(), one.columns.begin(), one.columns.end());
        selection.tables.insert(selection.tables.end(), one.tables.begin(), one.tables.end());
    }
    Q_EMIT selected(selection);
}

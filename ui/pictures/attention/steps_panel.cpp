// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/steps_panel.h"

#include "ui/base/look/noted_view.h"
#include "ui/base/wording/decision_text.h"
#include "ui/pictures/attention/adjustment_list.h"
#include "ui/pictures/attention/alternative_bars.h"
#include "ui/pictures/attention/step_table_model.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

using namespace ratatosk;

StepsPanel::StepsPanel(QWidget* parent)
    : QWidget(parent), m_adjustments(new AdjustmentList), m_model(new StepTableModel(this)), m_table(new QTableView),
      m_alternatives(new AlternativeBars), m_refused(new QLabel)
{
    auto* content = new QWidget(this);
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(2);
    inner->addWidget(m_adjustments);
    inner->addWidget(m_table, 1);
    inner->addWidget(m_refused);
    inner->addWidget(m_alternatives);
    m_refused->setObjectName(QStringLiteral("refused"));
    m_refused->setWordWrap(true);
    m_refused->setMargin(4);
    m_view = new NotedView(content, tr("Ask a question to see the decoding steps of its answer."), this);
    m_table->setObjectName(QStringLiteral("steps"));
    m_table->setAccessibleName(tr("Steps that led to the answer"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
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
    connect(m_adjustments, &AdjustmentList::selected, this, &StepsPanel::selected);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (current.isValid() && !m_isShowing)
            reportStep(current.row());
    });
}

void StepsPanel::setSteps(const Answer& answer, const AnswerCandidate& candidate)
{
    m_adjustments->setCandidate(candidate);
    m_model->setSteps(candidate.steps, answer.itemNames);
    m_table->resizeColumnsToContents();
    showRefused(-1);
    m_view->showContent();
}

void StepsPanel::clear()
{
    m_adjustments->setCandidate({});
    m_model->setSteps({}, {});
    m_view->showNote(tr("Ask a question to see the decoding steps of its answer."));
}

void StepsPanel::reportStep(int step)
{
    Q_EMIT selected({.steps = {step}});
}

void StepsPanel::showSelection(const Selection& selection)
{
    m_adjustments->showSelection(selection);
    m_isShowing = true;
    m_table->clearSelection();
    QItemSelection rows;
    for (const int step : selection.steps) {
        if (step < m_model->rowCount())
            rows.select(m_model->index(step, 0), m_model->index(step, m_model->columnCount() - 1));
    }
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    const int last = selection.steps.empty() || rows.isEmpty() ? -1 : selection.steps.back();
    if (last >= 0)
        m_table->scrollTo(m_model->index(last, 0));
    showRefused(last);
    m_isShowing = false;
}

void StepsPanel::showRefused(int step)
{
    if (step < 0) {
        m_alternatives->clear();
        return m_refused->setText(tr("Choose a step to see its alternatives."));
    }
    const AnswerStep& shown = m_model->stepAt(step);
    const QString label = stepLabel(shown, step);
    m_alternatives->setStep(shown);
    if (shown.refused.empty())
        m_refused->setText(tr("Step %1. %2").arg(label, refusedText(shown)));
    else
        m_refused->setText(shown.overriddenBy.empty() ? tr("Alternatives to step %1").arg(label)
                                                      : tr("Step %1. %2").arg(label, overriddenText(shown)));
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "ui/base/state/selection.h"

#include <QWidget>

class AdjustmentList;
class AlternativeBars;
class NotedView;
class QLabel;
class QTableView;
class StepTableModel;

/// The parser's decisions for the chosen answer, what rules adjusted afterwards, and what was refused in the decision that is selected.
class StepsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit StepsPanel(QWidget* parent = nullptr);

    void setSteps(const ratatosk::Answer& answer, const ratatosk::AnswerCandidate& candidate);
    void clear();
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);

private:
    void reportStep(int step);
    void showRefused(int step);

    AdjustmentList* m_adjustments = nullptr;
    StepTableModel* m_model = nullptr;
    QTableView* m_table = nullptr;
    NotedView* m_view = nullptr;
    AlternativeBars* m_alternatives = nullptr;
    QLabel* m_refused = nullptr; ///< where there are no alternatives, and what a rule did
    bool m_isShowing = false;    ///< the selection being set is not the user's
};

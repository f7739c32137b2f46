// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"
#include "ui/selection.h"

#include <QWidget>

class NotedView;
class QTableView;
class StepTableModel;

/// The parser's decisions for the chosen answer. Choosing one selects the items that it looked at most.
class StepsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit StepsPanel(QWidget* parent = nullptr);

    void setSteps(const ratatosk::Answer& answer, const ratatosk::AnswerCandidate& candidate);
    void clear();

Q_SIGNALS:
    void selected(const Selection& selection);

private:
    void reportStep(int step);

    StepTableModel* m_model = nullptr;
    QTableView* m_table = nullptr;
    NotedView* m_view = nullptr;
    ItemNumbering m_numbering;
};

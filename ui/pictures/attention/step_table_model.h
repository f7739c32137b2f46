// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

/// The parser's decisions for one answer: what was chosen, how sure, and which items it looked at most.
class StepTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Decision, Sureness, LookedAt, ColumnCount };
    static constexpr int kItemsLookedAt = 3;

    using QAbstractTableModel::QAbstractTableModel;

    void setSteps(std::vector<ratatosk::AnswerStep> steps, std::vector<std::string> itemNames);

    const ratatosk::AnswerStep& stepAt(int step) const { return m_steps[static_cast<size_t>(step)]; }

    /// The `kItemsLookedAt` items with the largest weights of a step, largest first.
    std::vector<int> itemsLookedAt(int step) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString lookedAtText(int step) const;

    std::vector<ratatosk::AnswerStep> m_steps;
    std::vector<std::string> m_itemNames;
};

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/step_table_model.h"

#include "ui/base/wording/decision_text.h"
#include "ui/base/wording/rule_words.h"

#include <QFont>
#include <QStringList>

#include <algorithm>
#include <numeric>

using namespace ratatosk;

namespace {

/// As the grammar has it, and the rule that replaced it.
QString toolTipOf(const AnswerStep& step)
{
    const QString action = QString::fromStdString(step.action);
    return step.overriddenBy.empty() ? action : action + QLatin1Char('\n') + overriddenText(step);
}

} // namespace

void StepTableModel::setSteps(std::vector<AnswerStep> steps, std::vector<std::string> itemNames)
{
    beginResetModel();
    m_steps = std::move(steps);
    m_itemNames = std::move(itemNames);
    endResetModel();
}

std::vector<int> StepTableModel::itemsLookedAt(int step) const
{
    const std::vector<float>& weights = m_steps[static_cast<size_t>(step)].attention;
    std::vector<int> items(std::min(weights.size(), m_itemNames.size()));
    std::iota(items.begin(), items.end(), 0);
    const auto most = items.begin() + std::min<std::ptrdiff_t>(kItemsLookedAt, std::ssize(items));
    std::partial_sort(items.begin(), most, items.end(),
                      [&](int a, int b) { return weights[static_cast<size_t>(a)] > weights[static_cast<size_t>(b)]; });
    items.erase(most, items.end());
    return items;
}

int StepTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size());
}

int StepTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StepTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const AnswerStep& step = m_steps[static_cast<size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == Sureness)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && index.column() == Decision && !step.overriddenBy.empty()) {
        QFont font;
        font.setStrikeOut(true);
        return font;
    }
    if (role == Qt::AccessibleTextRole && index.column() == Decision && !step.overriddenBy.empty())
        return QStringLiteral("%1. %2").arg(ruleWords(step.action), overriddenText(step));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Decision: return role == Qt::ToolTipRole ? toolTipOf(step) : ruleWords(step.action);
    case Sureness: return percentText(step.probability);
    default: return lookedAtText(index.row());
    }
}

QVariant StepTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    const QString titles[] = {tr("Decision"), tr("Confidence"), tr("Attention")};
    return titles[section];
}

QString StepTableModel::lookedAtText(int step) const
{
    QStringList parts;
    for (const int item : itemsLookedAt(step)) {
        const auto weight = static_cast<double>(m_steps[static_cast<size_t>(step)].attention[static_cast<size_t>(item)]);
        parts << QStringLiteral("%1 %2").arg(QString::fromStdString(m_itemNames[static_cast<size_t>(item)]), percentText(weight));
    }
    return parts.join(QStringLiteral(", "));
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/item_labels.h"

namespace ratatosk {

namespace {

/// Tells what went before from the question's own words wherever items are named.
constexpr auto kBefore = "↩ ";

} // namespace

std::vector<std::string> itemLabels(const Question& question, const Schema& schema, const EarlierItems& earlier)
{
    std::vector<std::string> labels;
    for (const Word& word : question.words)
        labels.push_back(word.text);
    for (const EarlierItem& item : earlier.items)
        labels.push_back(std::string(kBefore) + item.text);
    for (int i = 0; i < schema.columnCount(); ++i)
        labels.push_back(labelOf(schema, ColumnId{i}));
    for (const Table& table : schema.tables())
        labels.push_back(table.name);
    return labels;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/state/bare_answer.h"

#include "core/answer/value/item_labels.h"

#include <algorithm>

using namespace ratatosk;

Answer bareAnswer(const Schema& schema)
{
    Answer answer;
    answer.itemNames = itemLabels({}, schema);
    answer.relations = {0, schema.columnCount(), schema.tableCount(), {}};
    return answer;
}

namespace {

/// Of a schema that was not read whole, the names of what was.
bool isPartOf(const Answer& answer, const Answer& bare)
{
    const auto words = answer.question.words.size() + static_cast<std::size_t>(answer.followUp.items), columns = answer.columnsRead.size();
    const auto isNamed = [&](std::size_t item, std::size_t bareItem, std::size_t count) {
        return bareItem < count && item < answer.itemNames.size() && answer.itemNames[item] == bare.itemNames[bareItem];
    };
    const auto allColumns = static_cast<std::size_t>(bare.relations.columns);
    for (std::size_t i = 0; i < columns; ++i) {
        if (!isNamed(words + i, static_cast<std::size_t>(answer.columnsRead[i]), allColumns))
            return false;
    }
    for (std::size_t i = 0; i < answer.tablesRead.size(); ++i) {
        if (!isNamed(words + columns + i, allColumns + static_cast<std::size_t>(answer.tablesRead[i]), bare.itemNames.size()))
            return false;
    }
    return true;
}

} // namespace

bool isAboutSameSchema(const Answer& answer, const Answer& bare)
{
    if (!answer.columnsRead.empty())
        return isPartOf(answer, bare);
    const auto words = std::ssize(answer.itemNames) - std::ssize(bare.itemNames);
    return words >= 0 && std::equal(bare.itemNames.begin(), bare.itemNames.end(), answer.itemNames.begin() + words);
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/bare_answer.h"

#include "core/answer/item_labels.h"

#include <algorithm>

using namespace ratatosk;

Answer bareAnswer(const Schema& schema)
{
    Answer answer;
    answer.itemNames = itemLabels({}, schema);
    answer.relations = {0, schema.columnCount(), schema.tableCount(), {}};
    return answer;
}

bool isAboutSameSchema(const Answer& answer, const Answer& bare)
{
    const auto words = std::ssize(answer.itemNames) - std::ssize(bare.itemNames);
    return words >= 0 && std::equal(bare.itemNames.begin(), bare.itemNames.end(), answer.itemNames.begin() + words);
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/staff_tables.h"

#include "core/english/language/word_splitter.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {

bool isOfStaff(TableId table, const Schema& schema)
{
    static constexpr std::array<std::string_view, 5> employments{"hire", "hired", "wage", "salary", "payroll"};
    return std::ranges::any_of(schema.columnsOf(table), [&](ColumnId column) {
        return std::ranges::any_of(splitName(schema.column(column).readableName), [](const Word& word) {
            return std::ranges::find(employments, word.lemmas.front()) != employments.end();
        });
    });
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/linking/relations/earlier_items.h"

#include <string>
#include <vector>

namespace ratatosk {

/// "dogs.age"
inline std::string labelOf(const Schema& schema, ColumnId column)
{
    return schema.table(schema.column(column).table).name + "." + schema.column(column).name;
}

/// All items as the relations have them: words, what went before, columns, tables.
std::vector<std::string> itemLabels(const Question& question, const Schema& schema, const EarlierItems& earlier = {});

} // namespace ratatosk

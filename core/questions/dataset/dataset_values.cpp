// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/dataset_values.h"

namespace ratatosk {

std::shared_ptr<const ValueIndex> valuesOf(const DatasetDatabase& database)
{
    if (database.file.empty())
        return ValueIndex::fromCells(database.cells);
    if (const auto connection = Connection::open(database.file)) {
        if (const auto values = ValueIndex::build(*connection, database.schema))
            return *values;
    }
    return ValueIndex::empty();
}

} // namespace ratatosk

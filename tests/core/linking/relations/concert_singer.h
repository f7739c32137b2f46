// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

/// Spider's database concert_singer (Yu et al., EMNLP 2018, CC BY-SA 4.0): tables stadium 0, singer 1, concert 2, singer_in_concert 3.
inline ratatosk::Schema concertSinger()
{
    using namespace ratatosk;
    const std::vector<std::pair<std::string, std::vector<std::string>>> layout{
        {"stadium", {"stadium id", "location", "name", "capacity", "highest", "lowest", "average"}},      // columns 0 to 6
        {"singer", {"singer id", "name", "country", "song name", "song release year", "age", "is male"}}, // 7 to 13
        {"concert", {"concert id", "concert name", "theme", "stadium id", "year"}},                       // 14 to 18
        {"singer in concert", {"concert id", "singer id"}},                                               // 19, 20
    };
    std::vector<Table> tables;
    std::vector<Column> columns;
    for (const auto& [table, names] : layout) {
        for (const std::string& name : names)
            columns.push_back({.table = TableId{static_cast<int>(tables.size())},
                               .name = name,
                               .readableName = name,
                               .isPrimaryKey = name == names.front()});
        tables.push_back({table, table});
    }
    const std::vector<ForeignKey> keys{{ColumnId{17}, ColumnId{0}, 0}, {ColumnId{20}, ColumnId{7}, 1}, {ColumnId{19}, ColumnId{14}, 2}};
    return *Schema::create(tables, columns, keys);
}

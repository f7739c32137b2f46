// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>
#include <vector>

/// The schema `concert_singer` of Spider (Yu et al., EMNLP 2018; CC BY-SA 4.0), column for column: four tables, Spider's columns 1
/// (stadium.Stadium_ID) to 21 (singer_in_concert.Singer_ID). The worked examples of the papers' parsers use it.
inline ratatosk::Schema concertSinger()
{
    using namespace ratatosk;
    std::vector<Column> columns;
    const auto add = [&columns](int table, const std::vector<std::string>& names) {
        for (const std::string& name : names)
            columns.push_back({.table = TableId{table}, .name = name});
    };
    add(0, {"Stadium_ID", "Location", "Name", "Capacity", "Highest", "Lowest", "Average"});
    add(1, {"Singer_ID", "Name", "Country", "Song_Name", "Song_release_year", "Age", "Is_male"});
    add(2, {"concert_ID", "concert_Name", "Theme", "Stadium_ID", "Year"});
    add(3, {"concert_ID", "Singer_ID"});
    for (const int key : {0, 7, 14, 19})
        columns[static_cast<size_t>(key)].isPrimaryKey = true;
    const std::vector<ForeignKey> foreignKeys{
        {ColumnId{17}, ColumnId{0}, 0}, {ColumnId{20}, ColumnId{7}, 1}, {ColumnId{19}, ColumnId{14}, 2}};
    return *Schema::create({{.name = "stadium"}, {.name = "singer"}, {.name = "concert"}, {.name = "singer_in_concert"}}, columns,
                           foreignKeys);
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "core/questions/sampling/database_facts.h"
#include "tests/support/scratch_database.h"

#include <string>

/// Singers, stadiums, concerts and who sang where: keys in both directions and a table between two others. Dee never sang.
inline std::string concertScript()
{
    return R"(CREATE TABLE singer(id INTEGER PRIMARY KEY, name TEXT, country TEXT, age INTEGER, remark TEXT, is_touring TEXT, albums INTEGER);
              CREATE TABLE stadium(id INTEGER PRIMARY KEY, name TEXT, city TEXT, capacity INTEGER);
              CREATE TABLE concert(id INTEGER PRIMARY KEY, title TEXT, stadium_id INTEGER REFERENCES stadium(id), year INTEGER);
              CREATE TABLE performance(concert_id INTEGER REFERENCES concert(id), singer_id INTEGER REFERENCES singer(id));
              INSERT INTO singer VALUES (1, 'Ada Lind', 'France', 31, NULL, 'Y', 3), (2, 'Bo Berg', 'France', 45, NULL, 'N', 7),
                                        (3, 'Cy Dahl', 'Norway', 52, NULL, 'Y', 12), (4, 'Dee Moe', 'Norway', 28, NULL, 'N', 0),
                                        (5, 'Eva Lund', 'Spain', 40, NULL, 'Y', 5), (6, 'Finn Holm', 'France', 36, NULL, 'Y', 2);
              INSERT INTO stadium VALUES (1, 'North Arena', 'Oslo', 5000), (2, 'South Park', 'Oslo', 12000), (3, 'Old Hall', 'Paris', 900),
                                         (4, 'Blue Dome', 'Paris', 7000);
              INSERT INTO concert VALUES (1, 'Spring Night', 1, 2014), (2, 'Summer Day', 1, 2014), (3, 'Autumn Song', 2, 2015),
                                         (4, 'Winter Light', 3, 2016), (5, 'New Start', 4, 2016), (6, 'Last Call', 1, 2017);
              INSERT INTO performance VALUES (1, 1), (1, 2), (2, 1), (3, 3), (4, 5), (5, 6), (6, 2), (3, 1);)";
}

struct ConcertDatabase {
    ScratchDatabase file{concertScript(), "concerts.sqlite"};
    ratatosk::Connection connection = *ratatosk::Connection::open(file.file());
    ratatosk::Schema schema = *ratatosk::readSchema(connection);
    ratatosk::DatabaseFacts facts = *ratatosk::readFacts(connection, schema);

    ratatosk::TableId table(const std::string& name) const { return *schema.findTable(name); }
    ratatosk::ColumnId column(const std::string& table_, const std::string& name) const { return *schema.findColumn(table(table_), name); }
};

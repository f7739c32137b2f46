// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>
#include <vector>

namespace ratatosk {

/// How plainly the name of a column points to the key of another table; the stronger, the larger.
enum class KeyNaming {
    None,
    Attribute,    ///< the key's own name, which is neither an id nor the table's: "year" for season.year
    Table,        ///< the table's name alone: "airline" for airlines.uid
    Abbreviation, ///< every word shortened: "stu_id" for student.student_id
    Role,         ///< the key after other words: "home_team_id" for team.team_id
    Same,         ///< the key's own name, or the table's name before a key called id, code ...: "singer_id" for singer.id
    SameOwned,    ///< the same, where the key is named after its table: "stadium_id" for stadium.stadium_id
};

/// The names of a schema taken apart once, so that every column can be compared with every key.
class KeyNames
{
public:
    explicit KeyNames(const Schema& schema);

    /// Requires: `key` alone identifies the rows of its table, and `column` belongs to another one.
    KeyNaming naming(ColumnId column, ColumnId key) const;

    /// Whether the name points to another row of the same table: "boss", "reports to", "parent id".
    bool pointsToOwnTable(ColumnId column) const;
    /// Whether the name says that the column identifies something, whatever that is: "id", "plate number", "reported by".
    bool isIdentifier(ColumnId column) const;
    /// Whether the name says who did something: "sold by", "adopter", "inspector id", "head".
    bool isAgent(ColumnId column) const;
    /// Whether rows that have such a column are of people at work: "salary", "job title", "hired".
    bool isOfStaff(ColumnId column) const;
    /// Whether rows that have such a column are people: "first name", "surname", "birthday", "hired".
    bool isOfPerson(ColumnId column) const;

private:
    using Words = std::vector<std::string>;

    std::vector<Words> m_columns;
    std::vector<Words> m_tables;  // of each column's table
    std::vector<Words> m_targets; // how other tables name the column: "singer id" for singer.id
};

} // namespace ratatosk

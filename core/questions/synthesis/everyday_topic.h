// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/database/schema/schema.h"
#include "core/questions/sampling/database_facts.h"
#include "core/questions/synthesis/everyday_limit.h"
#include "core/questions/synthesis/item_wording.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// A question as people ask it who do not know the schema, and its query.
struct EverydayQuestion {
    std::string question;
    sql::Query query;
};

/// A table whose rows have names.
struct EverydayThing {
    TableId table{};
    std::vector<ColumnId> names;
};

/// What one question is about: a table, its words, and the query so far, which starts from that table. Requires: everything given
/// outlives it.
struct EverydayTopic {
    EverydayTopic(const Schema& schema, const DatabaseFacts& facts, const std::vector<EverydayThing>& things, const EverydayThing& thing,
                  Dice& dice);

    sql::SelectBlock& block() { return query.first; }
    /// The column of a table in FROM.
    sql::Expression column(ColumnId id) const;
    /// Adds to the select list.
    void show(sql::Expression expression);
    void showNames();
    /// Draws which rows are meant, and puts that into WHERE.
    std::optional<EverydayLimit> limit();
    /// WHERE says which row of a table in FROM is meant; returns its name. A last name alone where there are two.
    std::optional<std::string> nameOne(const EverydayThing& thing);
    /// A measure that has words: "oldest", or "how old".
    std::optional<ColumnId> drawMeasure(bool needsHow);

    /// The columns of the table that are such: `is` takes an id, its spoken name and its role.
    template <class Is>
    std::vector<ColumnId> columnsThatAre(Is is) const
    {
        std::vector<ColumnId> columns = schema.columnsOf(thing.table);
        std::erase_if(columns, [&](ColumnId id) { return !is(id, schema.column(id).readableName, facts.of(id).role); });
        return columns;
    }

    const Schema& schema;
    const DatabaseFacts& facts;
    const std::vector<EverydayThing>& things; ///< all of the database
    Dice& dice;
    ItemWording wording;
    EverydayThing thing;
    std::string one; ///< the table's word in the singular
    std::string many;
    sql::Query query;
};

} // namespace ratatosk

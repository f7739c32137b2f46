// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/sampling/database_facts.h"
#include "core/sampling/table_links.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/synthesis/everyday_limit.h"
#include "core/synthesis/item_wording.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// A question as people ask it who do not know the schema, and its query.
struct EverydayQuestion {
    std::string question;
    sql::Query query;
};

/// Asks without naming columns: "Which schools are in Paris?" shows names, "Who is the oldest pilot?" sorts by age, "How many cargo ships
/// are there?" tests the type. Which rows there are is asked in everyday_question.cpp, what is true of one or of all in _facts.cpp, what
/// they belong to in _parents.cpp. Requires: schema, facts and dice outlive it.
class EverydayAsker
{
public:
    EverydayAsker(const Schema& schema, const DatabaseFacts& facts, Dice& dice);

    /// Nothing where chance led nowhere, or where no table has names.
    std::optional<EverydayQuestion> draw();

private:
    using Drawn = std::optional<EverydayQuestion>;

    /// A table whose rows have names.
    struct Thing {
        TableId table{};
        std::vector<ColumnId> names;
    };

    /// The table that is asked about, its words and its query so far.
    struct Subject {
        Thing thing;
        std::string one;
        std::string many;
        sql::Query query;

        sql::SelectBlock& block() { return query.first; }
    };

    Subject subjectOf(const Thing& thing);
    std::optional<EverydayLimit> limit(Subject& subject);
    std::string limited(const EverydayLimit& limit, const Subject& subject, bool isOne) const;
    void showNames(Subject& subject) const;
    void show(Subject& subject, sql::Expression expression) const;
    sql::Expression column(const Subject& subject, ColumnId id) const;
    std::optional<ColumnId> drawMeasure(const Subject& subject, bool needsHow);
    std::optional<std::string> nameOne(Subject& subject, const Thing& thing);

    /// The columns of the subject's table that are such: `is` takes an id, its spoken name and its role.
    template <class Is>
    std::vector<ColumnId> columnsThatAre(const Subject& subject, Is is) const
    {
        std::vector<ColumnId> columns = m_schema.columnsOf(subject.thing.table);
        std::erase_if(columns, [&](ColumnId id) { return !is(id, m_schema.column(id).spokenName, m_facts.of(id).role); });
        return columns;
    }

    Drawn list(Subject subject);
    Drawn count(Subject subject);
    Drawn top(Subject subject);
    Drawn order(Subject subject);
    Drawn howIsOne(Subject subject);
    Drawn whereIsOne(Subject subject);
    Drawn whenWasOne(Subject subject);
    Drawn howManyHasOne(Subject subject);
    Drawn howAreAll(Subject subject);
    Drawn names(Subject subject);
    Drawn ofParent(Subject subject);
    Drawn parentOf(Subject subject);
    Drawn busiestParent(Subject subject);
    std::optional<Thing> joinParent(Subject& subject, bool takesPartners);
    std::string sexed(const EverydayLimit& limit, const Subject& subject);

    const Schema& m_schema;
    const DatabaseFacts& m_facts;
    Dice& m_dice;
    std::vector<Thing> m_things;
    std::optional<ItemWording> m_wording; ///< of the question being drawn
};

} // namespace ratatosk

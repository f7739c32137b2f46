// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/sampling/database_facts.h"
#include "core/sampling/table_links.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/synthesis/item_wording.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// Words for the parts of one question: values and tests (phrase_writer.cpp), tests of amounts (_amounts.cpp), which rows are meant
/// (_rows.cpp), what is asked of them (_items.cpp). Requires: everything given outlives it.
class PhraseWriter
{
public:
    PhraseWriter(const Schema& schema, const DatabaseFacts& facts, Dice& dice);

    ItemWording& items() { return m_items; }
    const Schema& schema() const { return m_schema; }

    /// The table that the block asks about.
    TableId subject(const sql::SelectBlock& block) const;
    /// "who" or "that"
    std::string pronoun(TableId table);

    /// The subject with all that limits it: "singers from France whose age is above 30".
    std::string rows(const sql::SelectBlock& block, Number number);
    /// What follows the noun: "from France whose age is above 30"; empty when nothing limits it.
    std::string modifier(const sql::SelectBlock& block, Number number);
    /// The opposite of a joined block's modifier: "who have no concert in 2014". Requires: a join.
    std::string lacking(const sql::SelectBlock& block, Number number);
    /// A modifier as what the rows do or are, after "which singers": "are from France"; nothing where that would be stiff.
    static std::optional<std::string> asVerb(const std::string& modifier);

    /// "average weight and height", "names and ages"; a count of rows is "number of singers".
    std::string selection(const sql::SelectBlock& block, const std::vector<sql::SelectItem>& items, Number number);
    std::string item(const sql::SelectBlock& block, const sql::Expression& item, Number number);
    /// "average weight": the aggregate of a column, without the rows.
    std::string aggregate(const sql::AggregateCall& call);

    /// "more than three", "at least 2"
    std::string quantity(sql::ComparisonOperator operation, int number);
    /// "is above 30" or "above 30": what is said of the test's column.
    std::string test(const sql::Condition& condition, bool isFinite);
    std::string columnName(const sql::Expression& column, Number number);

    /// Whether the column holds text that is sorted by letters. Requires: a column.
    bool isText(const sql::Expression& column) const;
    /// Whether it holds dates, times or years. Requires: a column.
    bool isMoment(const sql::Expression& column) const;
    /// Whether its name counts something: "beds", "points". One says "more than 60 beds".
    bool isAmount(ColumnId column) const;

    template <class Patterns>
    std::string_view pick(const Patterns& patterns)
    {
        return m_dice.pick(patterns);
    }
    bool chance(double probability) { return m_dice.chance(probability); }

private:
    using Conditions = std::vector<const sql::Condition*>;

    std::string value(const sql::Expression& literal);
    std::string comparison(const sql::Comparison& comparison, bool isFinite);
    std::string comparisonWithQuery(const sql::Comparison& comparison, const sql::Query& inner);
    std::string like(const sql::Like& like, bool isFinite);
    std::string comparativeWord(sql::ComparisonOperator operation, ColumnId column);

    std::string own(const Conditions& conditions, TableId table, Number number);
    std::string attribute(const sql::Condition& condition, const std::string& name);
    std::optional<std::string> amount(const sql::Condition& condition);
    std::string comparedAmount(const sql::Comparison& test, const sql::Query& inner, const std::string& name);
    std::optional<std::string> natural(const sql::Condition& condition);
    std::string linked(const sql::SelectBlock& block, TableId other, const Conditions& conditions, Number number);
    std::string ofParent(TableId other, const Conditions& conditions);
    std::string having(TableId owner, TableId other, const std::string& modifier, Number number);
    std::string membership(const sql::InQuery& test, TableId owner, Number number);
    std::string without(TableId owner, const std::string& others, Number number);

    const Schema& m_schema;
    const DatabaseFacts& m_facts;
    Dice& m_dice;
    ItemWording m_items;
    const char* m_quote; ///< around text that does not speak for itself
    bool m_quotesAll;
    bool m_saysWith; ///< "with a concert", not "who have a concert"
};

/// The column that a test or aggregate is about. Requires: it is about one.
ColumnId columnOf(const sql::Condition& condition);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/counted_things.h"

#include "core/evidence/number_places.h"
#include "core/evidence/question_words.h"
#include "core/language/asking_forms.h"
#include "core/language/english_forms.h"
#include "core/language/lemmatizer.h"
#include "core/language/number_words.h"
#include "core/language/stop_words.h"
#include "core/sql/conjuncts.h"
#include "core/sql/count_of_rows.h"
#include "core/sql/query_search.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

/// By its own words, or those of the table that it refers to.
bool isSpokenOf(ColumnId id, const Question& question, const Schema& schema)
{
    const Column& column = schema.column(id);
    if (column.isPrimaryKey || namesColumn(question, column))
        return true;
    const auto refers = [&](const ForeignKey& key) {
        return key.from == id && speaksOf(question, splitName(schema.table(schema.column(key.to).table).spokenName));
    };
    return std::ranges::any_of(schema.foreignKeys(), refers);
}

/// The counts that a block shows or tests, each once; a test against another query's figure is about "all of them".
struct CountsFound {
    std::vector<sql::Expression> counts;
    bool isHeldAgainstFigure = false;
};

CountsFound countsOf(const sql::Query& query)
{
    CountsFound found;
    const auto look = [&](const sql::Expression& part) {
        const auto* call = std::get_if<sql::AggregateCall>(&part.term);
        found.isHeldAgainstFigure = found.isHeldAgainstFigure || std::holds_alternative<sql::ScalarQuery>(part.term);
        if (call && call->function == sql::Aggregate::Count && std::ranges::find(found.counts, part) == found.counts.end())
            found.counts.push_back(part);
    };
    sql::visitParts(query, {.expression = look});
    return found;
}

/// "movie reviews", "customers' orders", "team attribute records" are not what the first word names; "pupils booked" are pupils.
bool isOfLaterNoun(const Question& question, int word)
{
    const std::string said(wordAt(question, word));
    const bool isSingular = singularOf(said) == said && pluralOf(said) != said;
    const std::string next(wordAt(question, word + 1));
    const bool isVerb = isSingularVerb(next) || isInvertingVerb(next) || next == "always";
    return isSingular || next == "'"
        || (nounLemma(next) != next && !isVerb && !isStopWord(question.words[static_cast<std::size_t>(word) + 1]));
}

} // namespace

int placeOfThings(const Question& question)
{
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view before = wordAt(question, word - 1), here = wordAt(question, word);
        if ((before == "how" && here == "many") || ((before == "number" || before == "count") && here == "of"))
            return word + 1;
    }
    return -1;
}

bool asksHowManyOf(TableId things, const Question& question, const Schema& schema)
{
    const int place = placeOfThings(question);
    return place >= 0 && namesTableAt(question, place, schema.table(things)) && !isOfLaterNoun(question, place);
}

bool countThingsBehindKeys(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || block.from.size() != 1 || block.items.size() != 1 || !block.groupBy.empty())
        return false;
    const auto* table = std::get_if<TableId>(&block.from.front().relation);
    auto* call = std::get_if<sql::AggregateCall>(&block.items.front().expression.term);
    const bool isOfRows = table && call && call->function == sql::Aggregate::Count && call->filter.empty()
        && std::holds_alternative<sql::Star>(call->argument->term);
    if (!isOfRows || asksHowManyOf(*table, question, schema))
        return false;
    for (const ForeignKey& key : schema.foreignKeys()) {
        const TableId things = schema.column(key.to).table;
        if (schema.column(key.from).table != *table || things == *table || !asksHowManyOf(things, question, schema))
            continue;
        call->isDistinct = true;
        *call->argument = {sql::ColumnReference{{}, key.from}};
        return true;
    }
    return false;
}

bool countThingsThatHaveOne(sql::Query& query, const Question& question, const Schema& schema)
{
    sql::SelectBlock& block = query.first;
    const auto* table = query.rest.empty() && block.from.size() == 1 && block.items.size() == 1 && block.groupBy.empty()
        ? std::get_if<TableId>(&block.from.front().relation)
        : nullptr;
    auto* call = table ? std::get_if<sql::AggregateCall>(&block.items.front().expression.term) : nullptr;
    const bool isOfDifferent = call && call->function == sql::Aggregate::Count && call->isDistinct && call->filter.empty();
    const auto* column = isOfDifferent ? std::get_if<sql::ColumnReference>(&call->argument->term) : nullptr;
    static constexpr std::array<std::string_view, 2> eachOnce{"once", "twice"};
    const Column* had = column ? &schema.column(column->column) : nullptr;
    if (!had || had->isPrimaryKey || !namesColumn(question, *had) || says(question, eachOnce) || !asksHowManyOf(*table, question, schema))
        return false;
    call->isDistinct = false;
    return true;
}

bool countRowsUnlessAsked(sql::Query& query, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 4> different{"different", "distinct", "unique", "various"};
    const CountsFound found = countsOf(query);
    if (says(question, different) || found.counts.size() != 1 || found.isHeldAgainstFigure)
        return false;
    bool hasChanged = false;
    const auto count = [&](sql::Expression& part) {
        auto* call = std::get_if<sql::AggregateCall>(&part.term);
        const auto* column = call && call->function == sql::Aggregate::Count && call->isDistinct
            ? std::get_if<sql::ColumnReference>(&call->argument->term)
            : nullptr;
        const bool isKey = column
            && std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) { return key.from == column->column; });
        if (!isKey || isSpokenOf(column->column, question, schema))
            return;
        call->isDistinct = false;
        *call->argument = {sql::Star{}};
        hasChanged = true;
    };
    if (!query.first.groupBy.empty())
        sql::editParts(query, {.condition = [](sql::Condition&) {}, .expression = count});
    return hasChanged;
}

namespace {

/// "How many there are, how many of them were won, and what percentage is that": the first are all.
bool asksHowManyOnce(const Question& question)
{
    return std::ranges::count_if(question.words, [](const Word& word) { return hasLemma(word, "many") || hasLemma(word, "number"); }) < 2;
}

/// "What percentage is that", "which is how many per cent"
bool saysShareIsThat(const Question& question)
{
    static constexpr std::array<std::string_view, 4> shares{"percentage", "percent", "share", "per"};
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == "is" && wordAt(question, word + 1) == "that")
            return says(question, shares) && asksHowManyOnce(question);
    return false;
}

/// The count that is shown in 100.0 * count(*) FILTER (WHERE ...) / count(*).
std::optional<sql::AggregateCall> countInShare(const sql::SelectBlock& block)
{
    std::optional<sql::AggregateCall> found;
    for (const sql::SelectItem& item : block.items)
        if (std::holds_alternative<sql::Arithmetic>(item.expression.term))
            sql::visitParts(sql::SelectBlock{.items = {item}}, [&](const sql::Expression& part) {
                const auto* call = std::get_if<sql::AggregateCall>(&part.term);
                if (call && call->function == sql::Aggregate::Count && !call->filter.empty())
                    found = *call;
            });
    return found;
}

} // namespace

bool countWhatShareIsOf(sql::Query& query, const Question& question)
{
    const bool isAsked = query.rest.empty() && saysShareIsThat(question);
    const auto meant = isAsked ? countInShare(query.first) : std::nullopt;
    for (sql::SelectItem& item : meant ? std::span(query.first.items) : std::span<sql::SelectItem>()) {
        if (!sql::isCountOfRows(item.expression))
            continue;
        item.expression = {*meant};
        return true;
    }
    return false;
}

namespace {

/// "at least twelve marks" among the three best: how many rows there are to be, where no other part of the query says it.
std::optional<std::string> numberOfRowsLeft(const sql::Query& query, const Question& question, const Schema& schema)
{
    for (const NumberPlace& number : numberPlacesOf(question)) {
        const std::string text = std::to_string(static_cast<long long>(number.value));
        const bool isOfRows = std::ranges::any_of(query.first.from, [&](const sql::Source& source) {
            const auto* table = std::get_if<TableId>(&source.relation);
            return table && namesTableAt(question, number.end, schema.table(*table));
        });
        if (isOfRows && !holdsLiteral(query, text) && query.limit->text != text)
            return text;
    }
    return {};
}

} // namespace

bool testNumberOfRowsSaid(sql::Query& query, const Question& question, const Schema& schema)
{
    const bool isOfBest = query.rest.empty() && query.limit && query.first.having && isOfTables(query.first);
    const auto said = isOfBest ? numberOfRowsLeft(query, question, schema) : std::nullopt;
    std::vector<sql::Condition> demands = said ? sql::conjuncts(query.first.having) : std::vector<sql::Condition>();
    for (sql::Condition& demand : demands) {
        auto* test = std::get_if<sql::Comparison>(&demand.test);
        auto* number = test && sql::isCountOfRows(test->left) ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        if (!number || number->text != query.limit->text)
            continue;
        number->text = *said;
        query.first.having = sql::allOf(demands);
        return true;
    }
    return false;
}

namespace {

/// "ten payments": the number right before a table of FROM.
bool isNumberOfRows(const std::string& number, const sql::SelectBlock& block, const Question& question, const Schema& schema)
{
    const auto names = [&](int word) {
        return std::ranges::any_of(block.from, [&](const sql::Source& source) {
            const auto* table = std::get_if<TableId>(&source.relation);
            return table && namesTableAt(question, word, schema.table(*table));
        });
    };
    for (const NumberPhrase& phrase : numberPhrasesOf(question))
        if (std::to_string(static_cast<long long>(phrase.value)) == number && names(phrase.end))
            return true;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word)
        if (wordAt(question, word) == number && names(word + 1))
            return true;
    return false;
}

} // namespace

bool testCountsSaid(sql::Query& query, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 4> different{"different", "distinct", "unique", "various"};
    sql::SelectBlock& block = query.first;
    if (!query.rest.empty() || !block.having || block.groupBy.empty() || !isOfTables(block) || says(question, different))
        return false;
    std::vector<sql::Condition> demands = sql::conjuncts(block.having);
    bool hasChanged = false;
    for (sql::Condition& demand : demands) {
        auto* test = std::get_if<sql::Comparison>(&demand.test);
        const auto* call = test ? std::get_if<sql::AggregateCall>(&test->left.term) : nullptr;
        const auto* number = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        const bool isOfCells = call && call->function != sql::Aggregate::Count && call->function != sql::Aggregate::Sum;
        const bool isOfOneTable = call && call->isDistinct && block.from.size() == 1; // rows of a join may be there several times
        const bool isOther = number && (isOfCells || isOfOneTable) && call->filter.empty();
        if (!isOther || !isNumberOfRows(number->text, block, question, schema))
            continue;
        test->left = {sql::AggregateCall{.function = sql::Aggregate::Count, .argument = sql::Expression{sql::Star{}}}};
        hasChanged = true;
    }
    if (hasChanged)
        block.having = sql::allOf(demands);
    return hasChanged;
}

} // namespace ratatosk

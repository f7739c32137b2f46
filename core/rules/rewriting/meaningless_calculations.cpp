// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/meaningless_calculations.h"

#include "core/database/schema/only_key.h"
#include "core/english/language/phrase.h"
#include "core/english/language/question_words.h"
#include "core/english/language/word_splitter.h"
#include "core/linking/links/number_literal.h"
#include "core/rules/dates/iso_dates.h"
#include "core/rules/dates/period_mentions.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

/// "What is the average date": there are people who ask that.
bool asksForDay(const Question& question)
{
    static const Phrase days("<date|when|time>");
    return days.isIn(question);
}

/// avg(finished_on), sum(born)
bool addsUpDays(const Expression& part, const CellLookup& cells)
{
    const auto* call = std::get_if<sql::AggregateCall>(&part.term);
    const bool isSum = call && (call->function == sql::Aggregate::Avg || call->function == sql::Aggregate::Sum);
    const auto* column = isSum ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
    return column && holdsDays(column->column, cells);
}

/// Words, not numbers that are kept as texts.
bool holdsWords(ColumnId column, const CellLookup& cells)
{
    constexpr int looked = 20;
    const auto isNumber = [](const std::string& text) { return text.find_first_of("0123456789") != std::string::npos; };
    const std::vector<std::string>& texts = cells.firstTexts(column, looked);
    return cells.schema().column(column).type == ColumnType::Text && !texts.empty() && std::ranges::none_of(texts, isNumber);
}

/// sum(customer_id), avg(status)
bool addsUpKeysOrWords(const Expression& part, const CellLookup& cells)
{
    const auto* call = std::get_if<sql::AggregateCall>(&part.term);
    const bool isSum = call && (call->function == sql::Aggregate::Avg || call->function == sql::Aggregate::Sum);
    const auto* column = isSum ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
    return column && (isKey(column->column, cells.schema()) || holdsWords(column->column, cells));
}

/// julianday(x) - julianday(x)
bool isNothing(const Expression& part)
{
    const auto* difference = std::get_if<sql::Arithmetic>(&part.term);
    return difference && difference->operation == sql::ArithmeticOperator::Subtract && *difference->left == *difference->right;
}

/// max(bought_on) - min(bought_on) of texts: what SQLite makes of them is a difference of years.
bool subtractsTexts(const Expression& part, const CellLookup& cells)
{
    const auto* difference = std::get_if<sql::Arithmetic>(&part.term);
    const auto isText = [&](const Expression& side) {
        const auto* call = std::get_if<sql::AggregateCall>(&side.term);
        const auto* column = std::get_if<ColumnReference>(call ? &call->argument->term : &side.term);
        return column && cells.schema().column(column->column).type != ColumnType::Number && holdsDays(column->column, cells);
    };
    return difference && (isText(*difference->left) || isText(*difference->right));
}

bool isOrderOfDays(const std::vector<sql::OrderKey>& keys, const CellLookup& cells)
{
    const auto* column = keys.size() == 1 ? std::get_if<ColumnReference>(&keys.front().expression.term) : nullptr;
    return column && holdsDays(column->column, cells);
}

/// "The biggest wedding at each venue" is not the latest.
bool placesBySizeOfDay(const sql::Query& query, const Question& question, const CellLookup& cells)
{
    static const Phrase size("biggest|largest|smallest|heaviest|tallest|dearest|cheapest");
    if (!size.isIn(question))
        return false;
    bool isFound = query.limit && isOrderOfDays(query.orderBy, cells);
    sql::visitParts(query, {.expression = [&](const Expression& part) {
                        const auto* window = std::get_if<sql::WindowCall>(&part.term);
                        isFound = isFound || (window && !window->partitionBy.empty() && isOrderOfDays(window->orderBy, cells));
                    }});
    return isFound;
}

/// "How many are volunteers, in percent?" wants a share, or a column of shares.
bool lacksRequestedShare(const sql::Query& query, const Question& question, const Schema& schema)
{
    static const Phrase percent("percent|percentage|%|pct"), bound("# percent|percentage|%|pct");
    static const Phrase shares("<percent|percentage|pct|share|rate|ratio>");
    if (!percent.isIn(question) || bound.isIn(question))
        return false;
    bool isThere = false;
    sql::visitParts(query, {.expression = [&](const Expression& part) {
                        const auto* calculation = std::get_if<sql::Arithmetic>(&part.term);
                        const auto* column = std::get_if<ColumnReference>(&part.term);
                        isThere = isThere || (calculation && calculation->operation == sql::ArithmeticOperator::Divide)
                            || (column && isCalled(schema.column(column->column).readableName, shares));
                    }});
    return !isThere;
}

/// A text tested that is a word of the name of another column, whose cells are looked for beside it.
bool testsWordTwice(const SelectBlock& block, const Schema& schema)
{
    const std::vector<sql::Condition> demands = sql::conjuncts(block.where);
    std::vector<Word> names;
    for (const sql::Condition& demand : demands) {
        const auto* test = std::get_if<sql::NullTest>(&demand.test);
        const auto* column = test ? std::get_if<ColumnReference>(&test->value.term) : nullptr;
        const std::vector<Word> name = column ? splitName(schema.column(column->column).readableName) : std::vector<Word>();
        names.insert(names.end(), name.begin(), name.end());
    }
    return std::ranges::any_of(demands, [&](const sql::Condition& demand) {
        const auto* test = std::get_if<sql::Comparison>(&demand.test);
        const auto* literal = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        const std::vector<Word> cell = literal && literal->type == ValueType::Text ? splitName(literal->text) : std::vector<Word>();
        return cell.size() == 1
            && std::ranges::any_of(names, [&](const Word& name) { return name.lemmas.front() == cell.front().lemmas.front(); });
    });
}

/// "Average repair cost per workshop", not "average number of repairs per workshop": whether a number of the table is named before "per".
bool namesWhatIsAveraged(const Question& question, TableId table, const Schema& schema)
{
    static const Phrase per("per"), measurePer("* per"), counts("<number|many>");
    if (counts.isIn(question))
        return false;
    if (per.isAt(question, 0)) // "per grade, what do they score on average"
        return true;
    for (const Word& before : question.words) {
        if (!measurePer.isAt(question, static_cast<int>(&before - question.words.data())))
            continue;
        for (const ColumnId column : schema.columnsOf(table)) {
            const std::vector<Word> name = splitName(schema.column(column).readableName);
            const bool isNumber = schema.column(column).type == ColumnType::Number && !schema.column(column).isPrimaryKey;
            if (isNumber && !name.empty() && sameWord(name.back(), before))
                return true;
        }
    }
    return false;
}

/// sum(x) of the groups, while nobody speaks of sums.
bool isUnrequestedSum(const sql::SelectItem& item, const Question& question)
{
    static const Phrase sums("<total|sum|spend|overall|altogether|revenue|bill|takings>");
    const auto* call = std::get_if<sql::AggregateCall>(&item.expression.term);
    return call && call->function == sql::Aggregate::Sum && std::holds_alternative<ColumnReference>(call->argument->term)
        && !sums.isIn(question);
}

/// avg(n) of count(*) or sum(x) in groups.
bool averagesCounts(const sql::Query& query, const Question& question, const Schema& schema)
{
    const SelectBlock& block = query.first;
    const auto* inner = block.from.size() == 1 ? std::get_if<sql::Box<sql::Query>>(&block.from.front().relation) : nullptr;
    const auto* call = block.items.size() == 1 ? std::get_if<sql::AggregateCall>(&block.items.front().expression.term) : nullptr;
    if (!inner || !call || call->function != sql::Aggregate::Avg || (*inner)->first.from.size() != 1)
        return false;
    const auto* table = std::get_if<TableId>(&(*inner)->first.from.front().relation);
    const auto isCountOrSum = [&](const sql::SelectItem& item) {
        const auto* counted = std::get_if<sql::AggregateCall>(&item.expression.term);
        return (counted && counted->function == sql::Aggregate::Count) || isUnrequestedSum(item, question);
    };
    return table && std::ranges::any_of((*inner)->first.items, isCountOrSum) && namesWhatIsAveraged(question, *table, schema);
}

/// sum(minutes) / 2025: nobody divides by a year that is named.
bool computesWithYear(const Expression& part, const Question& question)
{
    const auto* calculation = std::get_if<sql::Arithmetic>(&part.term);
    const auto* number = calculation ? std::get_if<sql::Literal>(&calculation->right->term) : nullptr;
    const bool isProduct = calculation
        && (calculation->operation == sql::ArithmeticOperator::Divide || calculation->operation == sql::ArithmeticOperator::Multiply);
    return isProduct && number && std::ranges::any_of(periodMentions(question), [&](const PeriodMention& mention) {
               return number->text == std::to_string(mention.year);
           });
}

bool isSenseless(const sql::Query& query, const Question& question, const CellLookup& cells)
{
    bool isFound = testsWordTwice(query.first, cells.schema()) || averagesCounts(query, question, cells.schema())
        || placesBySizeOfDay(query, question, cells) || lacksRequestedShare(query, question, cells.schema());
    sql::visitParts(query.first, [&](const Expression& part) {
        isFound = isFound || (!asksForDay(question) && addsUpDays(part, cells)) || addsUpKeysOrWords(part, cells) || isNothing(part)
            || subtractsTexts(part, cells) || computesWithYear(part, question);
    });
    return isFound;
}

} // namespace

std::vector<bool> computesNonsense(const std::vector<const CandidateQuery*>& candidates, const RuleContext& context)
{
    return markedWhere(candidates,
                       [&](const CandidateQuery& candidate) { return isSenseless(candidate.query, context.question, *context.cells); });
}

} // namespace ratatosk

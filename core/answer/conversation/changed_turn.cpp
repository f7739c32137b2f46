// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/changed_turn.h"

#include "core/answer/conversation/changed_list.h"
#include "core/answer/conversation/period_alone.h"
#include "core/english/language/calendar_date.h"
#include "core/english/language/question_words.h"
#include "core/english/language/word_splitter.h"
#include "core/linking/links/number_literal.h"
#include "core/rules/dates/period_mentions.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Comparison;
using sql::Condition;
using sql::Expression;
using sql::Literal;
using sql::Query;

/// "and in June?" has the year of the turn before.
std::optional<PeriodMention> requestedPeriod(const Question& question, const PeriodMention& before)
{
    if (const auto mention = insideMention(question))
        return mention;
    for (const int word : wordsOfWeight(question))
        if (const int month = monthOfName(wordAt(question, word)); month > 0)
            return PeriodMention{wholeMonth(before.year, month), PeriodSide::Inside, before.year, month, word};
    return {};
}

std::string monthText(const PeriodMention& mention)
{
    return mention.period.first.substr(0, 7);
}

/// The bounds and names of the one period become those of the other. Says whether there were any.
bool replacePeriod(Query& query, const PeriodMention& before, const PeriodMention& requested)
{
    std::vector<std::pair<std::string, std::string>> texts{{before.period.first, requested.period.first},
                                                           {before.period.behind, requested.period.behind}};
    if (before.month == 0 && requested.month == 0)
        texts.emplace_back(std::to_string(before.year), std::to_string(requested.year));
    if (before.month > 0 && requested.month > 0)
        texts.emplace_back(monthText(before), monthText(requested));
    bool hasChanged = false, isLeft = false;
    const auto replace = [&](Expression& expression) {
        auto* literal = std::get_if<Literal>(&expression.term);
        if (!literal)
            return;
        const auto found = std::ranges::find(texts, literal->text, &std::pair<std::string, std::string>::first);
        isLeft = isLeft || (found == texts.end() && literal->text == std::to_string(before.year));
        if (found == texts.end())
            return;
        literal->text = found->second;
        hasChanged = true;
    };
    sql::editParts(query, {.condition = [](Condition&) {}, .expression = replace});
    return hasChanged && !isLeft; // a year beside a month
}

/// The one cell that is all the question says.
const ValueCandidate* cellAlone(const PreparedQuestion& question)
{
    const std::vector<int> places = wordsOfWeight(question.question);
    const auto found = std::ranges::find_if(question.values, [&](const ValueCandidate& value) {
        return value.source == ValueSource::WholeCell && !places.empty() && value.beginWord <= places.front()
            && value.endWord > places.back();
    });
    return found == question.values.end() ? nullptr : &*found;
}

/// The cell takes the place of another of its column.
bool replaceCell(Query& query, const ValueCandidate& cell)
{
    int tests = 0;
    const auto replace = [&](Condition& condition) {
        auto* test = std::get_if<Comparison>(&condition.test);
        const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
        auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        const bool isOfColumn = column && literal && test->operation == sql::ComparisonOperator::Equal
            && std::ranges::find(cell.evidence, column->column) != cell.evidence.end();
        if (!isOfColumn || literal->text == cell.text)
            return;
        literal->text = cell.text;
        ++tests;
    };
    sql::editParts(query, {.condition = replace, .expression = [](Expression&) {}});
    return tests == 1;
}

bool change(Query& query, const EarlierTurn& earlier, const PreparedQuestion& question, const Schema& schema)
{
    if (changeList(query, question.question, schema))
        return true;
    const auto earlierQuestion = splitQuestion(earlier.question);
    const auto before = earlierQuestion ? insideMention(*earlierQuestion) : std::nullopt;
    if (before && isOfPeriodAlone(question.question)) {
        const auto requested = requestedPeriod(question.question, *before);
        return requested && replacePeriod(query, *before, *requested);
    }
    const ValueCandidate* cell = cellAlone(question);
    return cell && replaceCell(query, *cell);
}

} // namespace

std::optional<Candidate> changedTurn(const EarlierTurn& earlier, const PreparedQuestion& question, const Schema& schema)
{
    auto query = sql::readQuery(earlier.query, schema);
    if (!query || !change(*query, earlier, question, schema))
        return {};
    Candidate candidate;
    candidate.sql = sql::unparse(*query, schema);
    candidate.query = *std::move(query);
    return candidate;
}

} // namespace ratatosk

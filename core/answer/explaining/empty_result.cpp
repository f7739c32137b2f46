// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/empty_result.h"

#include "core/answer/explaining/step_rows.h"
#include "core/base/edit_distance.h"
#include "core/base/utf8.h"
#include "core/sql/printing/unparser.h"

#include <algorithm>
#include <cctype>

namespace ratatosk {

namespace {

using Kind = QueryStep::Kind;

constexpr int kMostValues = 5'000;   ///< of a column are looked at
constexpr std::size_t kMostNear = 3; ///< what one line of the window holds

/// Letters in lower case as far as they are ASCII.
std::u32string folded(const std::string& text)
{
    std::u32string characters;
    for (std::size_t place = 0; place < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, place);
        characters += character.codePoint < 128 ? static_cast<char32_t>(std::tolower(static_cast<int>(character.codePoint)))
                                                : character.codePoint;
        place += character.bytes;
    }
    return characters;
}

/// 0: equal but for case. Nothing when too far: a third of the letters may differ, and one may be inside the other.
std::optional<int> farness(const std::u32string& wanted, const std::u32string& there)
{
    const int allowed = std::max(1, static_cast<int>(wanted.size()) / 3);
    const int distance = editDistance(wanted, there, allowed);
    if (distance <= allowed)
        return distance;
    const bool isInside = wanted.size() >= 3 && there.find(wanted) != std::u32string::npos;
    return isInside ? std::optional(allowed + 1) : std::nullopt;
}

struct Wanted {
    int number = 0; ///< among the query's values
    QueryValue value;
};

/// The text that the condition compares a column with for equality.
std::optional<Wanted> wantedValue(const sql::Query& query, const sql::Condition& condition)
{
    const auto* comparison = std::get_if<sql::Comparison>(&condition.test);
    if (!comparison || comparison->operation != sql::ComparisonOperator::Equal)
        return {};
    const auto* column = std::get_if<sql::ColumnReference>(&comparison->left.term);
    const auto* literal = std::get_if<sql::Literal>(&comparison->right.term);
    if (!column || !literal || literal->type != ValueType::Text)
        return {};
    const QueryValue value{column->column, *literal};
    const std::vector<QueryValue> all = valuesIn(query);
    const auto place = std::ranges::find(all, value);
    return place == all.end() ? std::nullopt : std::optional(Wanted{static_cast<int>(place - all.begin()), value});
}

void findNear(EmptyReason& reason, DatabaseBrowser& browser, const sql::Query& query, const Wanted& wanted, const std::stop_token& stop)
{
    const auto counts = valueCounts(browser, wanted.value.column, kMostValues, stop);
    if (!counts)
        return;
    const std::u32string written = folded(wanted.value.literal.text);
    std::vector<std::pair<int, ValueCount>> found;
    for (const ValueCount& count : *counts) {
        if (count.literal == wanted.value.literal)
            return; // it is there: the condition is right, only nothing else fits
        if (const auto distance = farness(written, folded(count.literal.text)))
            found.emplace_back(*distance, count);
    }
    reason.written = wanted.value.literal.text;
    std::ranges::stable_sort(found, {}, &std::pair<int, ValueCount>::first);
    found.resize(std::min(found.size(), kMostNear));
    for (const auto& [distance, count] : found)
        reason.near.push_back({count, withValue(query, wanted.number, count.literal, browser.schema())});
}

} // namespace

std::optional<EmptyReason> whyEmpty(DatabaseBrowser& browser, const QueryExplanation& explanation, std::stop_token stop)
{
    EmptyReason reason;
    for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
        const QueryStep& step = explanation.steps[i];
        if (step.block > 0)
            return {}; // what several queries leave has no single reason
        const auto rows = rowsAfter(browser, step, stop);
        if (!rows)
            return {};
        if (*rows > 0) {
            reason.rowsBefore = *rows;
            continue;
        }
        reason.step = static_cast<int>(i);
        if (step.kind == Kind::Where) {
            const sql::Condition condition = conjuncts(explanation.query.first.where)[static_cast<std::size_t>(step.part)];
            if (const auto wanted = wantedValue(explanation.query, condition))
                findNear(reason, browser, explanation.query, *wanted, stop);
        }
        return reason;
    }
    return {};
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/execution_match.h"

#include "core/questions/evaluation/row_comparison.h"

#include <algorithm>
#include <cctype>

namespace ratatosk {
namespace {

constexpr std::int64_t mostRows = 2'000'000;  ///< a wrong cross join gives more than anybody compares
constexpr std::int64_t mostBytes = 1ll << 30; ///< of one query, so that two of them fit beside a model

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Where the word or quoted text that begins at `start` ends; the next character when neither begins there.
size_t endOfToken(std::string_view sql, size_t start)
{
    const char first = sql[start];
    if (first == '"' || first == '\'' || first == '`')
        return std::min(sql.find(first, start + 1), sql.size() - 1) + 1;
    size_t end = start + 1;
    while (isWordCharacter(first) && end < sql.size() && isWordCharacter(sql[end]))
        ++end;
    return end;
}

Result<ResultTable> allRows(const Connection& database, const std::string& sql, int milliseconds, std::stop_token stop)
{
    auto rows = database.run(sql, {.rows = mostRows, .bytes = mostBytes, .milliseconds = milliseconds}, std::move(stop));
    if (rows && !rows->isComplete)
        return Error{ErrorCode::LimitExceeded, "The query returns more rows than can be compared."};
    return rows;
}

RowOrder requestedOrder(std::string_view sql)
{
    return lowerCase(sql).find("order by") == std::string::npos ? RowOrder::Ignored : RowOrder::Matters;
}

} // namespace

std::string withoutDistinct(std::string_view sql)
{
    std::string kept;
    for (size_t start = 0; start < sql.size();) {
        const size_t end = endOfToken(sql, start);
        const std::string_view token = sql.substr(start, end - start);
        if (lowerCase(token) != "distinct")
            kept += token;
        start = end;
    }
    return kept;
}

Result<bool> isExecutionMatch(const Connection& database, const std::string& gold, const std::string& prediction, int milliseconds,
                              std::stop_token stop)
{
    const auto expected = allRows(database, withoutDistinct(gold), milliseconds, stop);
    if (!expected)
        return expected.error();
    const auto actual = allRows(database, withoutDistinct(prediction), milliseconds, stop);
    if (!actual && actual.error().code == ErrorCode::Cancelled)
        return actual.error();
    return actual && sameRows(*expected, *actual, requestedOrder(gold));
}

} // namespace ratatosk

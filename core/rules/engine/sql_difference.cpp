// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/engine/sql_difference.h"

#include "core/english/text/characters.h"
#include "core/sql/tree/sql_lexer.h"

#include <algorithm>
#include <vector>

namespace ratatosk {
namespace {

using sql::SqlToken;

bool isAlike(const SqlToken& left, const SqlToken& right)
{
    return left.kind == right.kind && left.text == right.text;
}

/// Tokens [begin, end) of a statement whose last token is the End.
std::string textOf(std::string_view sql, const std::vector<SqlToken>& tokens, std::size_t begin, std::size_t end)
{
    if (begin >= end)
        return {};
    const auto first = static_cast<std::size_t>(tokens[begin].begin);
    const std::size_t last = end < tokens.size() ? static_cast<std::size_t>(tokens[end].begin) : sql.size();
    return std::string(withoutBlanksAround(sql.substr(first, last - first)));
}

bool isOperator(const std::vector<SqlToken>& tokens, std::size_t begin, std::size_t end)
{
    return end == begin + 1 && tokens[begin].kind == SqlToken::Kind::Symbol;
}

} // namespace

SqlDifference differenceOf(std::string_view before, std::string_view after)
{
    const auto left = sql::tokensOf(before), right = sql::tokensOf(after);
    if (!left || !right)
        return {std::string(before), std::string(after)};
    const std::size_t shorter = std::min(left->size(), right->size()) - 1; // without End
    std::size_t begin = 0, behind = 0;
    while (begin < shorter && isAlike((*left)[begin], (*right)[begin]))
        ++begin;
    while (behind < shorter - begin && isAlike((*left)[left->size() - 2 - behind], (*right)[right->size() - 2 - behind]))
        ++behind;
    std::size_t leftEnd = left->size() - 1 - behind, rightEnd = right->size() - 1 - behind;
    if (isOperator(*left, begin, leftEnd) && isOperator(*right, begin, rightEnd) && begin > 0 && behind > 0) {
        --begin;
        ++leftEnd;
        ++rightEnd;
    }
    return {textOf(before, *left, begin, leftEnd), textOf(after, *right, begin, rightEnd)};
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/value_filling.h"

#include "core/english/language/number_words.h"
#include "core/english/language/word_splitter.h"
#include "core/english/text/characters.h"
#include "core/sql/tree/sql_lexer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::SqlToken;

constexpr std::array<std::string_view, 10> kBeforeLiterals{"=", "!=", "<>", "<", ">", "<=", ">=", "like", "limit", "between"};

bool isName(const SqlToken& token)
{
    return token.kind == SqlToken::Kind::Word || token.kind == SqlToken::Kind::Name || token.text == "*";
}

/// Where a literal stands: "age >", "limit", "year and" for the end of a span. Empty where no literal can be.
class LiteralPlaces
{
public:
    explicit LiteralPlaces(const std::vector<SqlToken>& tokens) : m_tokens(tokens) {}

    /// Asked from left to right.
    std::string at(std::size_t token)
    {
        if (token == 0)
            return {};
        const std::string before = lowerCase(m_tokens[token - 1].text);
        if (before == "and" && m_isSpan) {
            m_isSpan = false;
            return m_column + " and";
        }
        if (std::ranges::find(kBeforeLiterals, before) == kBeforeLiterals.end())
            return {};
        m_isSpan = before == "between";
        if (before == "limit")
            return before;
        m_column = columnBefore(token - 1);
        return m_column + ' ' + before;
    }

private:
    std::string columnBefore(std::size_t token) const
    {
        while (token-- > 0) {
            if (isName(m_tokens[token]) && lowerCase(m_tokens[token].text) != "not")
                return lowerCase(m_tokens[token].text);
        }
        return {};
    }

    const std::vector<SqlToken>& m_tokens;
    std::string m_column;
    bool m_isSpan = false;
};

bool isLiteral(const SqlToken& token)
{
    return token.kind == SqlToken::Kind::Text || token.kind == SqlToken::Kind::Number || token.kind == SqlToken::Kind::QuotedWord;
}

std::string spelled(const SqlToken& token)
{
    if (token.kind == SqlToken::Kind::Number)
        return token.text;
    std::string text;
    for (const char c : token.text)
        text.append(c == '\'' ? 2 : 1, c);
    return '\'' + text + '\'';
}

/// The literals of a query by their places; the first of each place.
std::map<std::string, std::string> literalsOf(const std::string& query)
{
    std::map<std::string, std::string> result;
    const auto tokens = sql::tokensOf(query);
    if (!tokens)
        return result;
    LiteralPlaces places(*tokens);
    for (std::size_t i = 0; i < tokens->size(); ++i) {
        const std::string place = places.at(i);
        if (!place.empty() && isLiteral((*tokens)[i]))
            result.try_emplace(place, spelled((*tokens)[i]));
    }
    return result;
}

/// The number that was said last, in digits or words.
std::optional<std::string> lastNumber(const std::string& utterance)
{
    const Result<Question> question = splitQuestion(utterance);
    if (!question)
        return {};
    std::optional<std::string> result;
    int place = -1;
    for (const NumberPhrase& phrase : numberPhrasesOf(*question)) {
        result = fmt::format("{}", phrase.value);
        place = phrase.begin;
    }
    for (int i = place + 1; i < static_cast<int>(question->words.size()); ++i) {
        const std::string& word = question->words[static_cast<std::size_t>(i)].text;
        if (!word.empty() && std::ranges::all_of(word, [](unsigned char c) { return std::isdigit(c); }))
            result = word;
    }
    return result;
}

std::string literalFor(const std::string& place, const std::map<std::string, std::string>& goal, const std::string& utterance)
{
    if (const auto known = goal.find(place); known != goal.end())
        return known->second;
    const bool isComparison = place.ends_with('<') || place.ends_with('>') || place.ends_with("<=") || place.ends_with(">=");
    if (const auto number = isComparison || place == "limit" ? lastNumber(utterance) : std::nullopt)
        return *number;
    return place == "limit" ? "1" : fmt::format("'{}'", kUnknownValue);
}

} // namespace

std::string withValues(const std::string& query, const std::string& goal, const std::string& utterance)
{
    const auto tokens = sql::tokensOf(query);
    if (!tokens)
        return query;
    const std::map<std::string, std::string> known = literalsOf(goal);
    LiteralPlaces places(*tokens);
    std::string result;
    std::size_t done = 0;
    for (std::size_t i = 0; i < tokens->size(); ++i) {
        const SqlToken& token = (*tokens)[i];
        const std::string place = places.at(i);
        if (place.empty() || token.kind != SqlToken::Kind::Word || token.text != kUnknownValue)
            continue;
        const auto begin = static_cast<std::size_t>(token.begin);
        result += query.substr(done, begin - done) + literalFor(place, known, utterance);
        done = begin + token.text.size();
    }
    return result + query.substr(done);
}

} // namespace ratatosk

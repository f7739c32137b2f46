// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/typed_tree.h"

#include "core/sql/printing/syntax_outline.h"
#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/sql_lexer.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <vector>

namespace ratatosk {

namespace {

using sql::SqlToken;

/// A token with its place in the text, [begin, end).
struct TextToken {
    std::string word; ///< lower case, for comparing
    int begin = 0;
    int end = 0;
};

/// Behind the closing quote, which is not doubled, for tokens with quotes.
int endOf(const SqlToken& token, const std::string& text)
{
    const auto begin = static_cast<std::size_t>(token.begin);
    const bool hasQuotes = token.kind == SqlToken::Kind::Name || token.kind == SqlToken::Kind::QuotedWord
        || token.kind == SqlToken::Kind::Text;
    if (!hasQuotes)
        return token.begin + static_cast<int>(token.text.size());
    const char closing = text[begin] == '[' ? ']' : text[begin];
    std::size_t end = text.find(closing, begin + 1);
    while (end != std::string::npos && end + 1 < text.size() && text[end + 1] == closing && closing != ']')
        end = text.find(closing, end + 2);
    return static_cast<int>(std::min(end, text.size() - 1)) + 1;
}

std::vector<TextToken> tokensIn(const std::string& text)
{
    const auto tokens = sql::tokensOf(text);
    std::vector<TextToken> result;
    for (std::size_t i = 0; tokens && i + 1 < tokens->size(); ++i) { // the last is the end
        const SqlToken& token = (*tokens)[i];
        std::string word = token.text;
        std::ranges::transform(word, word.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
        result.push_back({std::move(word), token.begin, endOf(token, text)});
    }
    return result;
}

/// For each token of `left` its partner in `right`, or -1: a longest common subsequence.
std::vector<int> partnersOf(const std::vector<TextToken>& left, const std::vector<TextToken>& right)
{
    const std::size_t width = right.size() + 1;
    std::vector<int> lengths((left.size() + 1) * width, 0);
    for (std::size_t i = left.size(); i-- > 0;) {
        for (std::size_t j = right.size(); j-- > 0;)
            lengths[i * width + j] = left[i].word == right[j].word ? lengths[(i + 1) * width + j + 1] + 1
                                                                   : std::max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
    }
    std::vector<int> partners(left.size(), -1);
    for (std::size_t i = 0, j = 0; i < left.size() && j < right.size();) {
        if (left[i].word == right[j].word)
            partners[i++] = static_cast<int>(j++);
        else
            lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] ? ++i : ++j;
    }
    return partners;
}

/// Moves offsets from the text as we print it to the text as it was typed.
class Alignment
{
public:
    Alignment(const std::string& printed, const std::string& typed)
        : m_printed(tokensIn(printed)), m_typed(tokensIn(typed)), m_partners(partnersOf(m_printed, m_typed))
    {
    }

    void move(SyntaxNode& node) const
    {
        int begin = -1;
        int end = -1;
        for (std::size_t i = 0; i < m_printed.size(); ++i) {
            if (m_printed[i].begin < node.sqlBegin || m_printed[i].end > node.sqlEnd || m_partners[i] < 0)
                continue;
            const TextToken& token = m_typed[static_cast<std::size_t>(m_partners[i])];
            begin = begin < 0 ? token.begin : begin;
            end = token.end;
        }
        node.sqlBegin = begin;
        node.sqlEnd = end;
        for (SyntaxNode& child : node.children)
            move(child);
    }

private:
    std::vector<TextToken> m_printed;
    std::vector<TextToken> m_typed;
    std::vector<int> m_partners;
};

/// Longer texts are not aligned: the table of lengths grows with the square.
constexpr std::size_t kLongestText = 6'000;

} // namespace

Result<SyntaxNode> treeOf(const std::string& sql, const Schema& schema)
{
    if (sql.size() > kLongestText)
        return Error{ErrorCode::UnsupportedSql, "The statement is too long for a tree."};
    const auto query = sql::readQuery(sql, schema);
    if (!query)
        return query.error();
    sql::OutlinedQuery outlined = sql::outlineOf(*query, schema);
    Alignment(outlined.sql, sql).move(outlined.root);
    return std::move(outlined.root);
}

} // namespace ratatosk

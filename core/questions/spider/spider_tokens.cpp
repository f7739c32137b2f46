// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/spider/spider_tokens.h"

#include <algorithm>
#include <cctype>

namespace ratatosk::sql::spider {
namespace {

bool isSpace(char c)
{
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Signs that the word tokeniser always sets apart.
bool standsAlone(char c)
{
    return std::string_view("()[]{}<>=;@#$%&?!").find(c) != std::string_view::npos;
}

/// Collects words, signs and literals.
class Scanner
{
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    std::vector<std::string> scan()
    {
        while (m_position < m_text.size())
            scanOne();
        endWord();
        return std::move(m_tokens);
    }

private:
    void scanOne()
    {
        const char c = m_text[m_position];
        if (c == '"') {
            const size_t end = m_text.find('"', m_position + 1) + 1;
            append(m_text.substr(m_position, end - m_position));
            m_position = end;
            return;
        }
        ++m_position;
        if (isSpace(c))
            endWord();
        else if (standsAlone(c) || isSeparator(c))
            addSign(c);
        else
            append(std::string(1, static_cast<char>(std::tolower(static_cast<unsigned char>(c)))));
    }

    /// A comma or colon, unless a digit follows.
    bool isSeparator(char c) const { return (c == ',' || c == ':') && (m_position == m_text.size() || !isDigit(m_text[m_position])); }

    void append(std::string_view part)
    {
        m_word += part;
        ++m_parts;
    }

    void addSign(char c)
    {
        endWord();
        m_tokens.emplace_back(1, c);
    }

    void endWord()
    {
        if (m_parts > 1 && m_word.find('"') != std::string::npos)
            m_tokens.emplace_back(gluedLiteral);
        else if (m_parts > 0)
            m_tokens.push_back(m_word);
        m_word.clear();
        m_parts = 0;
    }

    /// Stands for a word with a literal stuck to it (`name="x"`), which means nothing to Spider's reader.
    static constexpr const char* gluedLiteral = "__glued_literal__";

    std::string_view m_text;
    size_t m_position = 0;
    std::string m_word;
    int m_parts = 0; ///< characters or literals in m_word
    std::vector<std::string> m_tokens;
};

/// `! =`, `> =` and `< =` become one token each.
std::vector<std::string> joinComparisons(std::vector<std::string> tokens)
{
    std::vector<std::string> joined;
    for (std::string& token : tokens) {
        const bool continues = token == "=" && !joined.empty() && (joined.back() == "!" || joined.back() == ">" || joined.back() == "<");
        if (continues)
            joined.back() += token;
        else
            joined.push_back(std::move(token));
    }
    return joined;
}

} // namespace

Result<std::vector<std::string>> tokenise(std::string_view sql)
{
    std::string text(sql);
    std::replace(text.begin(), text.end(), '\'', '"');
    if (std::count(text.begin(), text.end(), '"') % 2 != 0)
        return Error{ErrorCode::UnsupportedSql, "A quote is not closed."};
    return joinComparisons(Scanner(text).scan());
}

} // namespace ratatosk::sql::spider

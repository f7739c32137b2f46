// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/sql_formatter.h"

#include "core/database/schema/identifier.h"
#include "core/sql/tree/sql_lexer.h"
#include "core/sql/tree/sql_pieces.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace ratatosk::sql {

namespace {

constexpr size_t kListWidth = 88; ///< longer lists take a line for each item; what the editor shows without scrolling
constexpr int kIndent = 4;

/// Keywords that SQLite also allows as names, capitalised only where a clause begins with them.
constexpr std::array<std::string_view, 13> kSoftKeywords = {"asc",    "by",   "case",      "desc",  "end",       "explain", "like",
                                                            "offset", "over", "partition", "query", "recursive", "with"};
constexpr std::array<std::string_view, 19> kClauses = {"cross",     "except", "from",  "full",   "group",   "having", "inner",
                                                       "intersect", "join",   "left",  "limit",  "natural", "order",  "right",
                                                       "select",    "set",    "union", "values", "where"};
constexpr std::array<std::string_view, 6> kBeforeJoin = {"cross", "full", "inner", "left", "natural", "right"};

template <size_t N>
bool isOneOf(const std::array<std::string_view, N>& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

struct Token {
    SqlPiece::Kind kind = SqlPiece::Kind::Word;
    std::string text;
    std::string folded; ///< lower case for words, the text itself for symbols, else empty
    bool isKeyword = false;
    bool startsLine = false; ///< only blanks stood before it in its line
};

bool isKeyword(std::string_view folded, bool isAfterDot)
{
    return !isAfterDot && (sql::isReservedWord(folded) || isOneOf(kSoftKeywords, folded));
}

std::string inCapitals(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

std::string withoutTrailingSpace(std::string text)
{
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())))
        text.pop_back();
    return text;
}

std::vector<Token> layoutTokensOf(std::string_view text)
{
    std::vector<Token> tokens;
    bool startsLine = true;
    for (const SqlPiece& piece : sql::piecesOf(text)) {
        const std::string_view written = sql::textOf(text, piece);
        if (piece.kind == SqlPiece::Kind::Blank) {
            startsLine = startsLine || written.find('\n') != std::string_view::npos;
            continue;
        }
        Token token{piece.kind, withoutTrailingSpace(std::string(written)), {}, false, startsLine};
        if (piece.kind == SqlPiece::Kind::Word || piece.kind == SqlPiece::Kind::Symbol)
            token.folded = foldedIdentifier(written);
        token.isKeyword = piece.kind == SqlPiece::Kind::Word && isKeyword(token.folded, !tokens.empty() && tokens.back().text == ".");
        if (token.isKeyword)
            token.text = inCapitals(token.text);
        tokens.push_back(std::move(token));
        startsLine = false;
    }
    return tokens;
}

bool isComplete(std::string_view text)
{
    return std::ranges::all_of(sql::piecesOf(text), &SqlPiece::isClosed);
}

/// Writes the tokens line by line.
class Layout
{
public:
    explicit Layout(std::vector<Token> tokens) : m_tokens(std::move(tokens)) {}

    std::string run()
    {
        for (m_at = 0; m_at < m_tokens.size(); ++m_at)
            write(m_tokens[m_at]);
        return withoutTrailingSpace(std::move(m_text));
    }

private:
    /// An open parenthesis, or the statement itself.
    struct Level {
        int indent = 0;
        int endIndent = 0;   ///< of the line with its closing parenthesis: that of the line where it opens
        bool isQuery = true; ///< clauses inside begin lines
        bool breaksCommas = false;
        bool isInCondition = false; ///< AND and OR begin lines
        int betweens = 0;           ///< whose AND is still to come
        int cases = 0;              ///< CASE without its END
    };

    const Token* before() const { return m_at > 0 ? &m_tokens[m_at - 1] : nullptr; }
    const Token* after(size_t distance = 1) const { return m_at + distance < m_tokens.size() ? &m_tokens[m_at + distance] : nullptr; }
    Level& level() { return m_levels.back(); }

    void write(const Token& token)
    {
        if (token.kind == SqlPiece::Kind::Comment)
            return writeComment(token);
        if (token.folded == ")")
            close();
        else if (beginsClause(token))
            beginClause(token);
        else if (beginsCondition(token))
            newLine(level().indent + kIndent);
        put(token);
        follow(token);
    }

    void writeComment(const Token& token)
    {
        if (token.startsLine)
            newLine(level().indent);
        else
            space();
        m_text += token.text;
        if (token.text.starts_with("--") || token.startsLine)
            m_needsLine = true;
    }

    void put(const Token& token)
    {
        if (m_needsLine)
            newLine(m_lineIndent);
        if (needsSpace(token))
            space();
        m_text += token.text;
    }

    /// What has to be done after the token is there.
    void follow(const Token& token)
    {
        if (token.folded == "(")
            open();
        else if (token.folded == "," && level().breaksCommas)
            nextItem();
        else if (token.folded == ";")
            endStatement();
        else if (token.isKeyword)
            note(token.folded);
    }

    /// A remark behind the comma stays there: it is about the item before.
    void nextItem()
    {
        const Token* next = after();
        if (!next || next->kind != SqlPiece::Kind::Comment || next->startsLine)
            return newLine(level().indent + kIndent);
        m_lineIndent = level().indent + kIndent;
        m_needsLine = true;
    }

    void note(const std::string& word)
    {
        if (word == "between")
            ++level().betweens;
        else if (word == "and" && level().betweens > 0)
            --level().betweens;
        else if (word == "case")
            ++level().cases;
        else if (word == "end" && level().cases > 0)
            --level().cases;
        else if (word == "on")
            level().isInCondition = true;
    }

    bool beginsClause(const Token& token) const
    {
        const Level& here = m_levels.back();
        if (!token.isKeyword || !here.isQuery || here.cases > 0 || !isOneOf(kClauses, token.folded))
            return false;
        const Token* previous = before();
        if (!previous)
            return true;
        if (token.folded == "join" && isOneOf(kBeforeJoin, previous->folded))
            return false;
        if (previous->folded == "outer" || (isOneOf(kBeforeJoin, token.folded) && isOneOf(kBeforeJoin, previous->folded)))
            return false; // LEFT OUTER JOIN, NATURAL LEFT JOIN
        const bool isOther = previous->folded == "distinct" || previous->folded == "delete" || previous->folded == "is"; // IS DISTINCT FROM
        return !(token.folded == "from" && isOther) && !(token.folded == "set" && previous->folded == "on");
    }

    void beginClause(const Token& token)
    {
        Level& here = level();
        newLine(here.indent);
        here.isInCondition = token.folded == "where" || token.folded == "having";
        here.betweens = 0;
        here.breaksCommas = (token.folded == "select" || token.folded == "set") && widthOfClause() > kListWidth;
    }

    bool beginsCondition(const Token& token) const
    {
        const Level& here = m_levels.back();
        if (!token.isKeyword || !here.isInCondition || here.cases > 0)
            return false;
        return token.folded == "or" || (token.folded == "and" && here.betweens == 0);
    }

    /// How wide the clause that begins here would be in one line.
    size_t widthOfClause() const
    {
        size_t width = 0;
        int depth = 0;
        for (size_t i = m_at; i < m_tokens.size() && depth >= 0; ++i) {
            const Token& token = m_tokens[i];
            if (i > m_at && depth == 0 && (token.folded == ";" || (token.isKeyword && isOneOf(kClauses, token.folded))))
                break;
            depth += token.folded == "(" ? 1 : token.folded == ")" ? -1 : 0;
            width += token.text.size() + 1;
        }
        return width;
    }

    void open()
    {
        const Token* next = after();
        const bool isQuery = next && next->isKeyword && (next->folded == "select" || next->folded == "with" || next->folded == "values");
        Level inner;
        inner.isQuery = isQuery;
        inner.indent = isQuery ? m_lineIndent + kIndent : level().indent;
        inner.endIndent = m_lineIndent;
        m_levels.push_back(inner);
        if (isQuery)
            newLine(inner.indent);
        else if (next && next->kind == SqlPiece::Kind::Comment)
            m_lineIndent = inner.indent + kIndent;
    }

    void close()
    {
        if (m_levels.size() == 1)
            return;
        const Level closed = level();
        m_levels.pop_back();
        if (closed.isQuery)
            newLine(closed.endIndent);
    }

    void endStatement()
    {
        m_levels.assign(1, Level());
        const Token* next = after();
        if (!next)
            return;
        if (next->kind == SqlPiece::Kind::Comment && !next->startsLine)
            return; // it belongs to the statement's line
        newLine(0);
        m_text += '\n';
    }

    bool needsSpace(const Token& token) const
    {
        const Token* previous = before();
        if (!previous || m_text.empty() || m_text.back() == '\n' || m_text.back() == ' ')
            return false;
        if (token.folded == "," || token.folded == ")" || token.folded == ";" || token.folded == ".")
            return false;
        if (previous->folded == "(" || previous->folded == ".")
            return false;
        if (token.folded == "(")
            return previous->isKeyword || (previous->kind == SqlPiece::Kind::Symbol && !isSign(m_at - 1));
        return !isSign(m_at - 1) || token.text == previous->text; // "- -1" must not become a comment
    }

    /// Whether the token is a sign before a number rather than an operator between two.
    bool isSign(size_t place) const
    {
        const std::string& text = m_tokens[place].text;
        if (text != "-" && text != "+")
            return false;
        if (place == 0)
            return true;
        const Token& left = m_tokens[place - 1];
        return left.isKeyword || (left.kind == SqlPiece::Kind::Symbol && left.text != ")");
    }

    void space()
    {
        if (!m_text.empty() && m_text.back() != ' ' && m_text.back() != '\n')
            m_text += ' ';
    }

    void newLine(int indent)
    {
        m_needsLine = false;
        m_lineIndent = indent;
        m_text = withoutTrailingBlanks(std::move(m_text));
        if (!m_text.empty() && m_text.back() != '\n')
            m_text += '\n';
        m_text.append(static_cast<size_t>(m_text.empty() ? 0 : indent), ' ');
    }

    static std::string withoutTrailingBlanks(std::string text)
    {
        while (!text.empty() && text.back() == ' ')
            text.pop_back();
        return text;
    }

    std::vector<Token> m_tokens;
    std::vector<Level> m_levels{Level()};
    std::string m_text;
    size_t m_at = 0;
    int m_lineIndent = 0;
    bool m_needsLine = false; ///< a line comment came last
};

/// The meaning: everything but blanks and the case of keywords.
std::vector<std::string> meaningOf(std::string_view text)
{
    std::vector<std::string> meaning;
    for (const Token& token : layoutTokensOf(text))
        meaning.push_back(token.text);
    return meaning;
}

} // namespace

std::string formattedSql(std::string_view text)
{
    if (!isComplete(text))
        return std::string(text);
    const std::string formatted = Layout(layoutTokensOf(text)).run();
    return meaningOf(formatted) == meaningOf(text) ? formatted : std::string(text); // never at the price of a word
}

} // namespace ratatosk::sql

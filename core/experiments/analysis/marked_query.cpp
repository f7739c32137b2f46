// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/marked_query.h"

#include "core/sql/tree/sql_formatter.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace ratatosk {
namespace {

struct Opening {
    std::string_view word;
    Clause clause;
};

/// What a line of formatted SQL begins with.
constexpr std::array kOpenings{Opening{"SELECT", Clause::Select},       Opening{"FROM", Clause::From},
                               Opening{"JOIN", Clause::From},           Opening{"LEFT", Clause::From},
                               Opening{"INNER", Clause::From},          Opening{"CROSS", Clause::From},
                               Opening{"WHERE", Clause::Where},         Opening{"GROUP", Clause::Group},
                               Opening{"HAVING", Clause::Group},        Opening{"ORDER", Clause::Order},
                               Opening{"LIMIT", Clause::Order},         Opening{"UNION", Clause::SetOperation},
                               Opening{"EXCEPT", Clause::SetOperation}, Opening{"INTERSECT", Clause::SetOperation}};

std::optional<Clause> clauseThatBegins(std::string_view line)
{
    const auto found = std::ranges::find_if(kOpenings, [&](const Opening& opening) { return line.starts_with(opening.word); });
    return found == kOpenings.end() ? std::nullopt : std::optional(found->clause);
}

/// Reads the lines of one query, from the first on.
class LineClauses
{
public:
    Clause next(std::string_view line)
    {
        const bool isInside = line.starts_with(' ') && line.find_first_not_of(' ') != std::string_view::npos && wasNested(line);
        if (isInside)
            return Clause::Nested;
        if (const auto clause = clauseThatBegins(line)) {
            m_isCombined |= *clause == Clause::SetOperation;
            m_clause = *clause;
        }
        const bool isEnding = m_clause == Clause::Order;
        return m_isCombined && !isEnding ? Clause::SetOperation : m_clause;
    }

private:
    /// A query inside begins with an indented SELECT and ends with the indentation.
    bool wasNested(std::string_view line)
    {
        const std::size_t indent = line.find_first_not_of(' ');
        if (m_indent && indent >= *m_indent)
            return true;
        m_indent = line.substr(indent).starts_with("SELECT") ? std::optional(indent) : std::nullopt;
        return m_indent.has_value();
    }

    Clause m_clause = Clause::Select;
    bool m_isCombined = false;
    std::optional<std::size_t> m_indent;
};

} // namespace

std::string escapedHtml(std::string_view text)
{
    std::string escaped;
    for (const char character : text) {
        switch (character) {
        case '&': escaped += "&amp;"; break;
        case '<': escaped += "&lt;"; break;
        case '>': escaped += "&gt;"; break;
        case '"': escaped += "&quot;"; break;
        default: escaped += character;
        }
    }
    return escaped;
}

std::string markedQuery(std::string_view sql, const std::set<Clause>& clauses)
{
    const std::string formatted = sql::formattedSql(sql);
    LineClauses reading;
    std::string html;
    for (std::string_view rest = formatted; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        const bool isMarked = clauses.contains(reading.next(line)) && !line.empty();
        html += (isMarked ? "<mark>" : "") + escapedHtml(line) + (isMarked ? "</mark>\n" : "\n");
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return html;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/printing/source_aliases.h"

#include "core/database/schema/identifier.h"
#include "core/sql/printing/postgres_words.h"
#include "core/sql/tree/spelling.h"

#include <cctype>

namespace ratatosk::sql {
namespace {

constexpr std::size_t kMostInitials = 4; ///< longer ones are no shorter than a name

std::optional<TableId> tableOf(const Source& source)
{
    const auto* table = std::get_if<TableId>(&source.relation);
    return table ? std::optional(*table) : std::nullopt;
}

} // namespace

SourceAliases::SourceAliases(const Schema& schema) : m_schema(schema)
{
    for (const Table& table : schema.tables())
        m_tables.insert(foldedIdentifier(table.name));
}

std::vector<std::string> SourceAliases::name(const std::vector<Source>& from, const std::vector<bool>& needed,
                                             const std::set<std::string>& hidden)
{
    std::map<std::string, int> wanted;
    for (std::size_t i = 0; i < from.size(); ++i)
        wanted[initialsOf(from[i])] += needed[i] ? 1 : 0;
    std::set<std::string> taken = hidden;
    std::vector<std::string> aliases(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (!needed[i])
            continue;
        const std::string initials = initialsOf(from[i]);
        const std::optional<TableId> table = tableOf(from[i]);
        int number = wanted[initials] > 1 ? 1 : 0;
        const auto numbered = [&] { return number == 0 ? initials : initials + std::to_string(number); };
        while (taken.contains(numbered()) || !mayBeCalled(table, numbered()))
            number = number == 0 ? 2 : number + 1;
        aliases[i] = numbered();
        taken.insert(aliases[i]);
        m_given.emplace(aliases[i], table);
    }
    return aliases;
}

bool SourceAliases::mayBeCalled(const std::optional<TableId>& table, const std::string& alias) const
{
    const auto given = m_given.find(alias);
    const bool isOthers = given != m_given.end() && (!table || given->second != table);
    return !isOthers && !m_tables.contains(alias) && spelledIdentifier(alias) == alias
        && (m_schema.dialect() == Dialect::Sqlite || !isPostgresWord(alias));
}

std::string SourceAliases::initialsOf(const Source& source) const
{
    const std::optional<TableId> table = tableOf(source);
    if (!table)
        return "q"; // a query
    const Table& named = m_schema.table(*table);
    std::string initials;
    bool isBeginning = true;
    for (const char letter : named.readableName.empty() ? named.name : named.readableName) {
        if (isBeginning && std::isalpha(static_cast<unsigned char>(letter)) && initials.size() < kMostInitials)
            initials += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        isBeginning = letter == ' ';
    }
    return initials.empty() ? "t" : initials;
}

} // namespace ratatosk::sql

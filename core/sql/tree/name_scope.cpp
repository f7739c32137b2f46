// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/name_scope.h"

#include "core/database/schema/identifier.h"

#include <algorithm>

namespace ratatosk::sql {

std::optional<Expression> NameScope::findColumn(const std::string& qualifier, const std::string& column) const
{
    int level = 0;
    for (const NameScope* scope = this; scope; scope = scope->m_outer, ++level) {
        for (size_t i = 0; scope->m_isComplete && i < scope->m_sources.size(); ++i) {
            if (!qualifier.empty() && !sameIdentifier(scope->m_sources[i].name, qualifier))
                continue;
            if (std::optional<Expression> found = scope->columnOf({level, static_cast<int>(i)}, column))
                return found;
        }
    }
    return std::nullopt;
}

std::optional<Expression> NameScope::columnOf(SourceReference reference, const std::string& column) const
{
    const NamedSource& source = m_sources[static_cast<size_t>(reference.index)];
    if (const auto* table = std::get_if<TableId>(&source.relation)) {
        const std::optional<ColumnId> found = m_schema.findColumn(*table, column);
        return found ? std::optional(Expression{ColumnReference{reference, *found}}) : std::nullopt;
    }
    const auto& outputs = std::get<std::vector<std::string>>(source.relation);
    const auto found = std::find_if(outputs.begin(), outputs.end(), [&](const std::string& name) { return sameIdentifier(name, column); });
    if (found == outputs.end())
        return std::nullopt;
    return Expression{OutputReference{reference, static_cast<int>(found - outputs.begin())}};
}

std::optional<int> NameScope::findSource(const std::string& name) const
{
    const auto isNamed = [&](const NamedSource& source) { return sameIdentifier(source.name, name); };
    const auto found = std::find_if(m_sources.begin(), m_sources.end(), isNamed);
    return found == m_sources.end() ? std::nullopt : std::optional(static_cast<int>(found - m_sources.begin()));
}

std::vector<std::string> NameScope::columnNames(std::optional<int> source) const
{
    std::vector<std::string> names;
    for (size_t i = 0; i < m_sources.size(); ++i) {
        if (!source || *source == static_cast<int>(i))
            appendNames(m_sources[i], names);
    }
    return names;
}

void NameScope::appendNames(const NamedSource& source, std::vector<std::string>& names) const
{
    if (const auto* table = std::get_if<TableId>(&source.relation)) {
        for (const ColumnId column : m_schema.columnsOf(*table))
            names.push_back(m_schema.column(column).name);
    } else {
        const auto& outputs = std::get<std::vector<std::string>>(source.relation);
        names.insert(names.end(), outputs.begin(), outputs.end());
    }
}

} // namespace ratatosk::sql

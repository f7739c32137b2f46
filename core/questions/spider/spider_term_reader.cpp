// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/spider/spider_term_reader.h"

#include "core/questions/spider/spider_words.h"

#include <fmt/format.h>

namespace ratatosk::sql::spider {

Result<TableNames> TableNames::create(const std::vector<std::string>& tokens, const Schema& schema)
{
    TableNames names(schema);
    for (size_t i = 1; i + 1 < tokens.size(); ++i) {
        if (tokens[i] == "as")
            names.m_aliases[tokens[i + 1]] = tokens[i - 1];
    }
    for (const auto& [alias, table] : names.m_aliases) {
        if (schema.findTable(alias))
            return Error{ErrorCode::UnsupportedSql, fmt::format("The alias '{}' is also a table.", alias)};
    }
    return names;
}

std::optional<TableId> TableNames::find(std::string_view name) const
{
    const auto alias = m_aliases.find(name);
    return m_schema->findTable(alias == m_aliases.end() ? std::string(name) : alias->second);
}

ValueUnit TermReader::valueUnit(const Tables& tables)
{
    ValueUnit unit;
    const bool isBlock = m_cursor.take("(");
    unit.left = columnUnit(tables);
    if (const auto operation = m_cursor.takeNamed<Arithmetic>(arithmeticWords)) {
        unit.operation = *operation;
        unit.right = columnUnit(tables);
    }
    if (isBlock)
        m_cursor.expect(")");
    return unit;
}

/// A parenthesis before an aggregate is not closed here: so it is in the original.
ColumnUnit TermReader::columnUnit(const Tables& tables)
{
    ColumnUnit unit;
    const bool isBlock = m_cursor.take("(");
    const auto aggregate = m_cursor.takeNamed<Aggregate>(aggregateWords);
    if (aggregate) {
        unit.aggregate = *aggregate;
        m_cursor.expect("(");
    }
    unit.isDistinct = m_cursor.take("distinct");
    unit.column = column(tables);
    if (aggregate || isBlock)
        m_cursor.expect(")");
    return unit;
}

int TermReader::column(const Tables& tables)
{
    if (m_cursor.take("*"))
        return starColumn;
    const std::string token = m_cursor.next();
    if (token.find('.') != std::string::npos)
        return qualifiedColumn(token);
    for (const TableId table : tables) {
        if (const auto found = m_names.schema().findColumn(table, token))
            return spiderColumn(*found);
    }
    m_cursor.fail(fmt::format("'{}' is not a column here.", token));
    return starColumn;
}

int TermReader::qualifiedColumn(std::string_view token)
{
    const size_t dot = token.find('.');
    if (const auto table = m_names.find(token.substr(0, dot))) {
        if (const auto found = m_names.schema().findColumn(*table, std::string(token.substr(dot + 1))))
            return spiderColumn(*found);
    }
    m_cursor.fail(fmt::format("'{}' is not a column.", token));
    return starColumn;
}

} // namespace ratatosk::sql::spider

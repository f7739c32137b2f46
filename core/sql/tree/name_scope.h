// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace ratatosk::sql {

/// The names that one block can see: its FROM, and through `outer` what the queries around it see.
class NameScope
{
public:
    NameScope(const Schema& schema, const NameScope* outer) : m_schema(schema), m_outer(outer) {}

    void addTable(std::string name, TableId table) { m_sources.push_back({std::move(name), table}); }
    void addQuery(std::string name, std::vector<std::string> outputs) { m_sources.push_back({std::move(name), std::move(outputs)}); }
    /// While FROM is being read its sub-queries do not see their neighbours.
    void setComplete() { m_isComplete = true; }

    /// `column`, or `qualifier.column` when the qualifier is not empty: the innermost block that has it, its first source first.
    std::optional<Expression> findColumn(const std::string& qualifier, const std::string& column) const;

    /// Index into FROM of the source with that name.
    std::optional<int> findSource(const std::string& name) const;

    /// Column names of the sources, one after the other, or of one source: what `*` stands for.
    std::vector<std::string> columnNames(std::optional<int> source) const;

private:
    struct NamedSource {
        std::string name;
        std::variant<TableId, std::vector<std::string>> relation; ///< the second: names of a sub-query's columns
    };

    std::optional<Expression> columnOf(SourceReference reference, const std::string& column) const;
    void appendNames(const NamedSource& source, std::vector<std::string>& names) const;

    const Schema& m_schema;
    const NameScope* m_outer;
    std::vector<NamedSource> m_sources;
    bool m_isComplete = false;
};

} // namespace ratatosk::sql

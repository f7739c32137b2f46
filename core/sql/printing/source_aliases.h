// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace ratatosk::sql {

/// Hands out what the sources of one statement are called, as people call them: the initials of a table's name ("order_details" is
/// `od`), numbered where FROM has a table twice (`s1`, `s2`) or the name is taken. None is a word of SQL or a table's name; one name
/// stands for one table in the whole statement, and no query hides what a query around it calls by that name.
class SourceAliases
{
public:
    explicit SourceAliases(const Schema& schema);

    /// Names for entries of one FROM; nothing for those that need none. `hidden`: names in use around it.
    std::vector<std::string> name(const std::vector<Source>& from, const std::vector<bool>& needed, const std::set<std::string>& hidden);

private:
    bool mayBeCalled(const std::optional<TableId>& table, const std::string& alias) const;
    std::string initialsOf(const Source& source) const;

    const Schema& m_schema;
    std::set<std::string> m_tables;                        ///< folded
    std::map<std::string, std::optional<TableId>> m_given; ///< nothing: a sub-query has the name
};

} // namespace ratatosk::sql

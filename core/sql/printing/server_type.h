// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <string_view>
#include <vector>

namespace ratatosk::sql {

/// What PostgreSQL holds an expression for, as far as it matters for what may be compared with what.
enum class ServerType {
    Unknown, ///< NULL, and what nobody can tell: it fits everywhere
    Integer,
    Exact, ///< numeric
    Real,  ///< double precision
    Text,
    Boolean,
    Date,
    Moment, ///< timestamp, with a time zone or without
    Clock,  ///< time
    Other,  ///< uuid, json, enumerations, arrays...: compared as text
};

/// Of a declared type as PostgreSQL spells it: "character varying(20)".
ServerType serverTypeOf(std::string_view declaredType);

constexpr bool isNumber(ServerType type)
{
    return type == ServerType::Integer || type == ServerType::Exact || type == ServerType::Real;
}

constexpr bool isTime(ServerType type)
{
    return type == ServerType::Date || type == ServerType::Moment;
}

/// The blocks that an expression stands in, outermost first.
using BlockPath = std::vector<const SelectBlock*>;

/// Requires: the references in `expression` lead to blocks of `path`.
ServerType serverTypeOf(const Expression& expression, const Schema& schema, const BlockPath& path);

/// Of one column of a query that stands where `path` ends; Unknown beyond its last, and for what `*` hides.
ServerType outputTypeOf(const Query& query, int output, const Schema& schema, BlockPath path);

/// The one type that values of both have without being converted; Text where they are of different sorts.
ServerType commonType(ServerType left, ServerType right);

} // namespace ratatosk::sql

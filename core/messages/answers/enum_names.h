// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/follow_up_kind.h"
#include "core/answer/value/question_context.h"
#include "core/answer/value/trust.h"
#include "core/base/error.h"
#include "core/database/schema/schema.h"
#include "core/linking/links/schema_links.h"
#include "core/linking/relations/attention_part.h"

#include <array>
#include <string_view>

namespace ratatosk {

/// The enumerators' names outside the program (messages, JSON output), in the enumeration's order.
template <class Enum>
constexpr auto enumNames();

template <>
constexpr auto enumNames<ErrorCode>()
{
    return std::to_array<std::string_view>({
        "invalid argument",   "file missing",     "file is directory", "permission denied",
        "not a database",     "database corrupt", "database locked",   "database needs recovery",
        "server unreachable", "server busy",      "server slow",       "server password",
        "server encryption",  "server refused",   "invalid schema",    "invalid sql",
        "refused statement",  "query failed",     "unsupported sql",   "cancelled",
        "limit exceeded",     "invalid question", "no answer",         "model missing",
        "model invalid",      "invalid data",     "io error",          "worker failed",
        "internal",
    });
}
static_assert(enumNames<ErrorCode>().size() == static_cast<std::size_t>(ErrorCode::Internal) + 1);

template <>
constexpr auto enumNames<Dialect>()
{
    return std::to_array<std::string_view>({"sqlite", "postgresql"});
}
static_assert(enumNames<Dialect>().size() == static_cast<std::size_t>(Dialect::Postgres) + 1);

template <>
constexpr auto enumNames<FollowUpKind>()
{
    return std::to_array<std::string_view>({"none", "refinement", "other columns", "other condition", "about the answer"});
}
static_assert(enumNames<FollowUpKind>().size() == static_cast<std::size_t>(FollowUpKind::AboutAnswer) + 1);

template <>
constexpr auto enumNames<AttentionPart>()
{
    return std::to_array<std::string_view>({"whole", "content", "relation", "rollout"});
}
static_assert(enumNames<AttentionPart>().size() == static_cast<std::size_t>(AttentionPart::Rollout) + 1);

template <>
constexpr auto enumNames<LinkKind>()
{
    return std::to_array<std::string_view>(
        {"none", "partial", "synonym", "exact", "number hint", "time hint", "word in cell", "whole cell"});
}
static_assert(enumNames<LinkKind>().size() == static_cast<std::size_t>(LinkKind::WholeCell) + 1);

template <>
constexpr auto enumNames<ColumnType>()
{
    return std::to_array<std::string_view>({"text", "number", "time", "boolean", "other"});
}
static_assert(enumNames<ColumnType>().size() == static_cast<std::size_t>(ColumnType::Other) + 1);

template <>
constexpr auto enumNames<Trust>()
{
    return std::to_array<std::string_view>({"refused", "unsure", "check", "fair", "likely"});
}
static_assert(enumNames<Trust>().size() == static_cast<std::size_t>(Trust::Likely) + 1);

template <>
constexpr auto enumNames<GoingOn>()
{
    return std::to_array<std::string_view>({"decide", "yes", "no"});
}
static_assert(enumNames<GoingOn>().size() == static_cast<std::size_t>(GoingOn::No) + 1);

template <class Enum>
constexpr std::string_view nameOf(Enum value)
{
    return enumNames<Enum>()[static_cast<std::size_t>(value)];
}

} // namespace ratatosk

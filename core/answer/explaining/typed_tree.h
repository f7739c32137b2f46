// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/base/result.h"
#include "core/database/schema/schema.h"

#include <string>

namespace ratatosk {

/// The syntax tree of a SELECT as somebody typed it, with offsets into that text. Nodes whose words the text does not have (an alias
/// that we would write) have none. Errors: InvalidSql, UnsupportedSql, as sql::readQuery.
Result<SyntaxNode> treeOf(const std::string& sql, const Schema& schema);

} // namespace ratatosk

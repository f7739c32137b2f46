// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/linking/links/name_matcher.h"

#include <vector>

namespace ratatosk {

/// The names by which people mention columns (item = column): the spoken name, it without or with the table's name before it, the
/// identifier, the words written as one, and words that ask for it. Synonyms, and
/// for tables what is a kind of them, come from WordNet where it is installed.
std::vector<ItemName> columnNames(const Schema& schema);

/// The same for tables (item = table).
std::vector<ItemName> tableNames(const Schema& schema);

} // namespace ratatosk

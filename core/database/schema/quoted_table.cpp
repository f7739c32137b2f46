// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/quoted_table.h"

#include "core/database/schema/identifier.h"

namespace ratatosk {

std::string quotedTable(const Table& table)
{
    const std::string own = quotedIdentifier(ownNameOf(table));
    return table.container.empty() ? own : quotedIdentifier(table.container) + "." + own;
}

std::string ownNameOf(const Table& table)
{
    return table.container.empty() ? table.name : table.name.substr(table.container.size() + 1);
}

} // namespace ratatosk

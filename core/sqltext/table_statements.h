// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ratatosk {

// SQL for those who want to look into a table.

std::string rowsStatement(const std::string& table);

/// Its columns, its keys to other tables, and how it, its indexes and its triggers were made.
std::vector<std::string> structureStatements(const std::string& table);

/// The values of a column and how often each is there, the most frequent first.
std::string valueCountStatement(const std::string& table, const std::string& column);

} // namespace ratatosk

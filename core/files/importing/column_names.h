// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Names that SQLite takes for one table: blanks in a row become one; what has no name is called column_3 by its place; what has the name of
/// another gets a number behind it.
std::vector<std::string> columnNames(std::vector<std::string> headings);

/// "Sales 2023" for "Sales 2023.csv" as words with underscores: a plain name that needs no quotes and that people say as it stands.
std::string tableName(std::string_view fileStem);

/// The name itself, or with a number behind it where it is taken; notes it.
std::string freshName(const std::string& name, std::vector<std::string>& taken);

/// The column whose name says that it tells the rows apart: "id", "customer_id" of customers, or a first column that ends in "id" or "code".
std::optional<std::size_t> keyByName(const std::string& table, const std::vector<std::string>& columns);

} // namespace ratatosk

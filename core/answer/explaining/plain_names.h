// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>

namespace ratatosk {

/// Names of tables and columns as a sentence has them.

/// "cities" for a table `city`. Names of another language, and what is no noun, stay as they are.
std::string manyRowsOf(const Table& table);
/// "city" for a table `cities`.
std::string oneRowOf(const Table& table);

/// Whether that reads as a name of things: no "has allergy" nor "assigned to". Words of another language may be nouns.
bool isCalledByNoun(const Table& table);

/// "first name"
std::string plainName(const Column& column);
/// "first names"; what is no noun stays as it is.
std::string manyOf(const std::string& name);

/// As the column is called beside its own table: "name" for `customer_name` of customers.
std::string nameBesideTable(const Column& column, const Table& table);
/// As the column is called beside other tables: "department name" for `name` of departments.
std::string nameWithTable(const Column& column, const Table& table);

} // namespace ratatosk

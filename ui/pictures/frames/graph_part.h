// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/database/schema/schema.h"

#include <QString>

#include <set>
#include <string>
#include <vector>

/// Tables of a schema, in its order.
using TableSet = std::set<ratatosk::TableId>;

TableSet allTables(const ratatosk::Schema& schema);

/// What a statement names, by the labels of its tree: tables and "table.column", and pairs of these that it compares, which are its joins.
struct NamedParts {
    std::set<std::string> labels;
    std::set<std::set<std::string>> pairs;
};

NamedParts namedParts(const ratatosk::SyntaxNode& tree);

TableSet tablesNamed(const ratatosk::Schema& schema, const NamedParts& parts);

/// Both ends of a key are among the tables.
bool isWithin(const ratatosk::Schema& schema, const ratatosk::ForeignKey& key, const TableSet& tables);

/// Tables whose name, or the name of a column of theirs, has the text in it; those first whose own name is like it most.
std::vector<ratatosk::TableId> tablesHolding(const ratatosk::Schema& schema, const QString& text);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/linking/links/schema_links.h"

#include <vector>

namespace ratatosk {

/// A link that a person adds to the question or takes out of it; the word is joined with a column or with a table.
struct LinkEdit {
    int word = 0;
    int column = -1; ///< -1: the table is meant
    int table = -1;  ///< -1: the column is meant
    bool isAdded = false;

    bool operator==(const LinkEdit&) const = default;
};

/// What a person says of a guessed foreign key.
struct KeyEdit {
    ColumnId from{};
    ColumnId to{};
    bool isAccepted = false; ///< false: it is none

    bool operator==(const KeyEdit&) const = default;
};

/// What a person wants of one table of a schema that is too large to be read whole.
enum class TableWish {
    None,
    Read,    ///< for every question
    LeaveOut ///< of every question, unless an earlier query or a link needs it
};

/// Those of several tables, each in one list at most.
struct TableWishes {
    std::vector<TableId> read{}, leftOut{};

    bool isEmpty() const { return read.empty() && leftOut.empty(); }
    TableWish of(TableId table) const;
    void set(TableId table, TableWish wish);

    bool operator==(const TableWishes&) const = default;
};

/// What a person knows better than the linker and the guesses about keys, for one question: a value.
struct QuestionEdits {
    std::vector<LinkEdit> links;
    std::vector<KeyEdit> keys;
    TableWishes tables{};
    bool keepsSpelling = false; ///< no word is read as another one that the file has

    bool isEmpty() const { return links.empty() && keys.empty() && tables.isEmpty() && !keepsSpelling; }
    bool operator==(const QuestionEdits&) const = default;
};

/// Taking a link out removes every kind of link between the two; an added one is as strong as a whole name. Edits of what the question
/// or the schema does not have are left aside.
SchemaLinks withEdits(SchemaLinks links, const std::vector<LinkEdit>& edits, int words, const Schema& schema);

/// An accepted guess is as good as a declared key, a refused one is gone. Declared keys stay as they are.
Schema withEdits(const Schema& schema, const std::vector<KeyEdit>& edits);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>
#include <vector>

/// A lending library: a chain of keys author <- book <- loan -> reader, a key inside one table (book.sequel_to), a guessed key
/// (review.book_id), a table that nothing refers to (shelf), and two names that need quotes.
inline ratatosk::Schema librarySchema()
{
    using namespace ratatosk;
    std::vector<Column> columns;
    const auto add = [&columns](int table, const std::string& name, ColumnType type, bool isPrimaryKey = false) {
        columns.push_back({.table = TableId{table}, .name = name, .type = type, .isPrimaryKey = isPrimaryKey});
    };
    add(0, "id", ColumnType::Number, true); // author: 0
    add(0, "name", ColumnType::Text);
    add(0, "born", ColumnType::Number);
    add(1, "id", ColumnType::Number, true); // book: 3
    add(1, "title", ColumnType::Text);
    add(1, "author_id", ColumnType::Number);
    add(1, "pages", ColumnType::Number);
    add(1, "sequel_to", ColumnType::Number);
    add(2, "id", ColumnType::Number, true); // reader: 8
    add(2, "name", ColumnType::Text);
    add(2, "home town", ColumnType::Text);
    add(3, "id", ColumnType::Number, true); // loan: 11
    add(3, "book_id", ColumnType::Number);
    add(3, "reader_id", ColumnType::Number);
    add(3, "order", ColumnType::Number);
    add(4, "label", ColumnType::Text);     // shelf: 15
    add(5, "book_id", ColumnType::Number); // review: 16
    add(5, "stars", ColumnType::Number);
    const std::vector<ForeignKey> keys{{ColumnId{5}, ColumnId{0}, 0},
                                       {ColumnId{7}, ColumnId{3}, 1},
                                       {ColumnId{12}, ColumnId{3}, 2},
                                       {ColumnId{13}, ColumnId{8}, 3},
                                       {ColumnId{16}, ColumnId{3}, 4, true}};
    return *Schema::create(
        {{.name = "author"}, {.name = "book"}, {.name = "reader"}, {.name = "loan"}, {.name = "shelf"}, {.name = "review"}}, columns, keys);
}

/// The same as SQL, with a few rows: two authors, three books (the third a sequel of the first), two readers, three loans.
inline std::string libraryScript()
{
    return R"(CREATE TABLE author(id INTEGER PRIMARY KEY, name TEXT, born INTEGER);
              CREATE TABLE book(id INTEGER PRIMARY KEY, title TEXT, author_id INTEGER REFERENCES author(id), pages INTEGER,
                                sequel_to INTEGER REFERENCES book(id));
              CREATE TABLE reader(id INTEGER PRIMARY KEY, name TEXT, "home town" TEXT);
              CREATE TABLE loan(id INTEGER PRIMARY KEY, book_id INTEGER REFERENCES book(id), reader_id INTEGER REFERENCES reader(id),
                                "order" INTEGER);
              CREATE TABLE shelf(label TEXT);
              CREATE TABLE review(book_id INTEGER, stars INTEGER);
              INSERT INTO author VALUES (1, 'Ada', 1900), (2, 'Bo', 1950);
              INSERT INTO book VALUES (1, 'Dawn', 1, 100, NULL), (2, 'Noon', 2, 200, NULL), (3, 'Dusk', 1, 300, 1);
              INSERT INTO reader VALUES (1, 'Kim', 'Oslo'), (2, 'Lee', 'Rome');
              INSERT INTO loan VALUES (1, 1, 1, 1), (2, 1, 2, 2), (3, 3, 1, 3);
              INSERT INTO review VALUES (1, 5), (2, 3);)";
}

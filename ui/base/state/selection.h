// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <vector>

/// A piece of SQL text, in bytes of its UTF-8 form.
struct TextSpan {
    int begin = 0;
    int end = 0;

    bool operator==(const TextSpan&) const = default;
};

/// What is selected, for all views at once: a value. Empty means nothing.
struct Selection {
    std::vector<int> words; ///< of the question
    std::vector<ratatosk::ColumnId> columns;
    std::vector<ratatosk::TableId> tables;
    std::vector<TextSpan> sql; ///< of the chosen answer
    std::vector<int> steps;    ///< of the parser, towards the chosen answer

    bool isEmpty() const { return words.empty() && columns.empty() && tables.empty() && sql.empty() && steps.empty(); }
    bool operator==(const Selection&) const = default;
};

/// The table or column of an item in the schema, -1 where it is the other.
struct ItemIds {
    int column = -1;
    int table = -1;
};

/// Items are what the parser attends to, numbered words first (those of the question, then what was asked before), then columns, then tables.
struct ItemNumbering {
    int words = 0;
    int columns = 0;
    int tables = 0;
    std::vector<ratatosk::ColumnId> columnsRead{}; ///< as Answer::columnsRead: the items' ids; empty: their places
    std::vector<ratatosk::TableId> tablesRead{};
    int earlier = 0; ///< of the words, these last ones stand for what was asked before

    int count() const { return words + columns + tables; }
    bool isTable(int item) const { return item >= words + columns; }
    Selection selectionOf(int item) const;
    std::vector<int> itemsOf(const Selection& selection) const;
    ItemIds idsOf(int item) const;               ///< of a column or table
    int itemOf(ratatosk::ColumnId column) const; ///< -1: it was not read
    int itemOf(ratatosk::TableId table) const;   ///< -1: it was not read
};

ItemNumbering numberingOf(const ratatosk::Answer& answer);

/// Adds to `chosen` what belongs to it: the columns and tables that a word links to, the words of a column, the places of the SQL
/// that stand for them, the items that a piece of SQL stands for, and the steps that led to it.
Selection withPartners(const Selection& chosen, const ratatosk::Answer& answer, const ratatosk::AnswerCandidate& candidate);

/// The smallest part of the tree whose text holds a byte of the SQL; nothing when there is none.
std::vector<TextSpan> innermostSpan(const ratatosk::SyntaxNode& tree, int byte);

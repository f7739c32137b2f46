// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/linking/links/schema_links.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Words of a question, [begin, end).
struct WordRange {
    int begin = 0;
    int end = 0;
};

bool hasDigit(std::string_view word);

/// Words that carry the question's subject: no function words, no words that ask or count ("show", "how many", "highest"), no numbers.
std::vector<bool> contentWords(const Question& question);

/// Words that a name or a cell of the database has; that a number could stand in a column of numbers does not count.
std::vector<bool> linkedWords(const Question& question, const SchemaLinks& links);

/// Whether a query uses a table, and a column.
struct ItemsUsed {
    std::function<bool(TableId)> table;
    std::function<bool(ColumnId)> column;
};

/// Without those of words that are the whole name of a table or column and lead to none that is used: such a word is not taken up.
SchemaLinks linksTakenUp(const SchemaLinks& links, const Schema& schema, const ItemsUsed& used);

/// Content words that no name, no cell and no span in `valueSpans` (words that an answer took as a literal) touches, in order.
std::vector<std::string> unusedWords(const Question& question, const SchemaLinks& links, const std::vector<WordRange>& valueSpans = {});

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"

#include <functional>
#include <string>
#include <string_view>

namespace ratatosk {

// JSON for other programs (`--format json`), indented by two spaces, without a line break at the end. Bytes that are not UTF-8 become
// U+FFFD, infinities null, blobs {"blob": "0aff"}.

/// {"columns": [...], "rows": [[...]], "complete": true, "milliseconds": 1.5} and a line break, a row at a time; `sink` returns false when it
/// wants no more.
void writeJson(const ResultTable& table, const std::function<bool(std::string_view)>& sink);

/// {"tables": [...], "columns": [...], "foreign_keys": [...]}; columns and keys refer to tables and columns by number.
std::string jsonOf(const Schema& schema);

/// {"question": ..., "columns": [...], "tables": [...], "unused_words": [...]}
/// What the network has learnt to align: names of the items, and for each word a row of weights, one for each of them (`Answer::alignment`).
std::string alignmentJson(const Answer& answer);

std::string jsonOf(const Question& question, const SchemaLinks& links, const std::vector<std::string>& unusedWords);

/// Everything but the relations, alignment and attention, and how far to trust it ("trust", "trust_reason"); with `result` the rows of the first
/// candidate, under "result".
std::string jsonOf(const Answer& answer, const ResultTable* result);

/// {"label": ..., "sql_begin": ..., "sql_end": ..., "children": [...]}
std::string jsonOf(const SyntaxNode& tree);

/// {"layer": 0, "part": "whole", "head": 3, "items": [...], "weights": [[...]]}: one row of weights for each item; `head` is -1 for the
/// mean of all. Requires: the head is one of the maps', as many items as they have.
std::string jsonOf(const AttentionMaps& maps, int head, const std::vector<std::string>& items);

/// {"sql": ..., "share": ..., "words": [{"word": 0, "sql": ..., "share": ...}]}
std::string jsonOf(const OcclusionReport& report);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <algorithm>
#include <string>
#include <vector>

/// An answer to a question of words between single spaces. Nothing is linked or related, trees are one node, and there are no steps.
inline ratatosk::Answer plainAnswer(const ratatosk::Schema& schema, const std::string& question, const std::vector<std::string>& statements)
{
    ratatosk::Answer answer;
    for (size_t begin = 0; begin < question.size();) {
        const size_t end = std::min(question.find(' ', begin), question.size());
        const std::string word = question.substr(begin, end - begin);
        answer.question.words.push_back({word, static_cast<int>(begin), static_cast<int>(end), {word}});
        answer.itemNames.push_back(word);
        begin = end + 1;
    }
    answer.question.text = question;
    const int words = static_cast<int>(answer.question.words.size());
    answer.relations = {words, schema.columnCount(), schema.tableCount(), {}};
    const auto size = static_cast<size_t>(answer.relations.size());
    answer.relations.kinds.assign(size * size, 0);
    answer.relationNames = {"none"};
    for (const ratatosk::Column& column : schema.columns())
        answer.itemNames.push_back(schema.table(column.table).name + "." + column.name);
    for (const ratatosk::Table& table : schema.tables())
        answer.itemNames.push_back(table.name);
    double share = 0.9;
    for (const std::string& sql : statements) {
        answer.candidates.push_back({.sql = sql, .share = share, .tree = {"query", 0, static_cast<int>(sql.size()), {}}});
        share /= 10;
    }
    return answer;
}

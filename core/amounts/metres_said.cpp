// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/metres_said.h"

#include "core/amounts/unit_mentions.h"
#include "core/linking/number_literal.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <string>

namespace ratatosk {
namespace {

constexpr double kMillion = 1e6;

/// "50m" as one word.
bool isGlued(const Question& question, double metres)
{
    const std::string said = sqlSpelling(metres) + "m";
    return std::ranges::any_of(question.words, [&](const Word& word) { return word.text == said; });
}

} // namespace

bool readMetresSaid(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = false;
    const auto read = [&](sql::Condition& condition) {
        auto* test = std::get_if<sql::Comparison>(&condition.test);
        const auto* column = test ? std::get_if<sql::ColumnReference>(&test->left.term) : nullptr;
        auto* literal = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
        const auto unit = column ? unitOf(schema.column(column->column)) : std::nullopt;
        const auto number = literal && literal->type != ValueType::Text ? readNumber(literal->text) : std::nullopt;
        if (!unit || unit->measure != Measure::Length || !number || !isGlued(question, number->value / kMillion))
            return;
        literal->text = sqlSpelling(number->value / kMillion);
        hasChanged = true;
    };
    sql::editParts(query, {.condition = read, .expression = [](sql::Expression&) {}});
    return hasChanged;
}

} // namespace ratatosk

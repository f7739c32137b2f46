// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/validator.h"

#include "core/questions/evaluation/exact_match.h"
#include "core/questions/spider/spider_query_reader.h"

namespace ratatosk {
namespace {

bool isRight(NetworkParser& parser, const TrainingExample& example, std::stop_token stop)
{
    const Schema& schema = example.database->schema;
    const auto candidates = parser.parse(example.wordings.front(), schema, {.size = 1}, stop);
    if (!candidates || candidates->empty())
        return false;
    const auto gold = sql::readSpiderQuery(example.query, schema);
    const auto prediction = sql::readSpiderQuery(candidates->front().sql, schema);
    return gold && prediction && isExactMatch(*gold, *prediction, schema);
}

} // namespace

double validate(NetworkParser& parser, const std::vector<TrainingExample>& examples, std::stop_token stop)
{
    int right = 0;
    for (const TrainingExample& example : examples)
        right += isRight(parser, example, stop);
    return examples.empty() ? 0 : 100.0 * right / static_cast<double>(examples.size());
}

} // namespace ratatosk

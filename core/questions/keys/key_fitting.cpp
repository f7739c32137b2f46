// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/keys/key_fitting.h"

#include <algorithm>
#include <cmath>

namespace ratatosk {
namespace {

constexpr std::size_t kSize = kKeyFeatures.size();
constexpr int kSteps = 30; ///< Newton's method is done after some ten
constexpr std::int64_t kAllowance = 30'000'000;

using Matrix = std::vector<KeyWeights>; ///< kSize rows

/// Nobody declared it, but everything says so: whether it is one is unknown.
bool isUndecided(const KeyCandidate& candidate, const UndeclaredDatabase& database)
{
    const auto columns = database.schema.columnsOf(database.schema.column(candidate.to).table);
    const auto isMember = [&](ColumnId id) { return database.schema.column(id).isPrimaryKey; };
    return candidate.naming >= KeyNaming::Abbreviation && candidate.values > 0 && candidate.share == 1 && isMember(candidate.to)
        && std::ranges::count_if(columns, isMember) == 1;
}

/// Solves `matrix` x = `vector` for a symmetric positive definite matrix (Cholesky).
KeyWeights solved(Matrix matrix, KeyWeights vector)
{
    for (std::size_t i = 0; i < kSize; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = matrix[i][j];
            for (std::size_t k = 0; k < j; ++k)
                sum -= matrix[i][k] * matrix[j][k];
            matrix[i][j] = i == j ? std::sqrt(sum) : sum / matrix[j][j];
        }
    }
    for (std::size_t i = 0; i < kSize; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            vector[i] -= matrix[i][k] * vector[k];
        vector[i] /= matrix[i][i];
    }
    for (std::size_t i = kSize; i-- > 0;) {
        for (std::size_t k = i + 1; k < kSize; ++k)
            vector[i] -= matrix[k][i] * vector[k];
        vector[i] /= matrix[i][i];
    }
    return vector;
}

} // namespace

std::vector<KeyExample> keyExamples(const Connection& connection, const UndeclaredDatabase& database)
{
    std::vector<KeyExample> examples;
    if (database.keys.empty())
        return examples;
    std::vector<ColumnId> columns;
    for (int i = 0; i < database.schema.columnCount(); ++i)
        columns.push_back(ColumnId(i));
    for (const KeyCandidate& candidate : keyCandidates(connection, database.schema, columns, kAllowance)) {
        const bool isKey = database.keys.contains({candidate.from, candidate.to});
        if (isKey || !isUndecided(candidate, database))
            examples.push_back({candidate.evidence, isKey});
    }
    return examples;
}

KeyWeights fitKeyWeights(const std::vector<KeyExample>& examples)
{
    KeyWeights weights{};
    for (int step = 0; step < kSteps; ++step) {
        KeyWeights slope{};
        Matrix curvature(kSize, KeyWeights{});
        for (std::size_t i = 0; i < kSize; ++i) {
            slope[i] = -weights[i];
            curvature[i][i] = 1;
        }
        for (const KeyExample& example : examples) {
            const double chance = keyChance(example.evidence, weights);
            for (std::size_t i = 0; i < kSize; ++i) {
                slope[i] += (double(example.isKey) - chance) * example.evidence[i];
                for (std::size_t j = 0; j <= i; ++j)
                    curvature[i][j] += chance * (1 - chance) * example.evidence[i] * example.evidence[j];
            }
        }
        const KeyWeights change = solved(curvature, slope);
        for (std::size_t i = 0; i < kSize; ++i)
            weights[i] += change[i];
    }
    return weights;
}

} // namespace ratatosk

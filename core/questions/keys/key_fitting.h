// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/key_weights.h"
#include "core/questions/keys/listed_keys.h"

#include <vector>

namespace ratatosk {

/// One pair of columns to learn from.
struct KeyExample {
    KeyEvidence evidence{};
    bool isKey = false;
};

/// Every candidate of a database that declares keys. Left out: pairs that nobody declared though names and all values say that they are keys.
std::vector<KeyExample> keyExamples(const Connection& connection, const UndeclaredDatabase& database);

/// Logistic regression with an L2 penalty of half the sum of the squared weights, by Newton's method.
KeyWeights fitKeyWeights(const std::vector<KeyExample>& examples);

} // namespace ratatosk

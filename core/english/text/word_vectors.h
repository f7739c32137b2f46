// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace ratatosk {

/// One vector of length 1 for each of several words: [words][size].
struct WordMatrix {
    int size = 0;
    std::vector<float> values;
};

/// Looks words up, in lower case and without their neighbours: those that are used alike have vectors with a large product. Empty: no
/// model is there to ask. The matrix is empty where it could not be. Thread-safe.
using WordVectors = std::function<WordMatrix(const std::vector<std::string>& words)>;

} // namespace ratatosk

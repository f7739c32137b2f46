// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace ratatosk::sql {

/// An edge between two nodes 0 .. n-1 that may be walked both ways.
struct GraphEdge {
    int left = 0;
    int right = 0;
    std::int64_t cost = 0; ///< not negative
};

/// Indices of the edges of a cheapest tree that connects the terminals; nothing when they are not connected. Exact, by dynamic
/// programming over sets of terminals (Dreyfus and Wagner 1971): time 3^k n for k terminals and n nodes.
std::optional<std::vector<int>> steinerTree(int nodeCount, const std::vector<GraphEdge>& edges, const std::vector<int>& terminals);

} // namespace ratatosk::sql

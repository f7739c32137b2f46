// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/head_ranking.h"

#include <algorithm>

using namespace ratatosk;

namespace {

double scoreOf(const AttentionOverview& overview, size_t number, const HeadOrder& order)
{
    switch (order.by) {
    case HeadOrder::By::Layer: return 0;
    case HeadOrder::By::Narrowest:
    case HeadOrder::By::Widest: return static_cast<double>(overview.entropy[number]);
    case HeadOrder::By::Relation: break;
    }
    return static_cast<double>(overview.mass[number * static_cast<size_t>(overview.relations) + static_cast<size_t>(order.relation)]);
}

} // namespace

std::vector<RankedHead> ranked(const AttentionOverview& overview, const HeadOrder& order)
{
    std::vector<RankedHead> heads;
    for (int number = 0; number < overview.layers * overview.heads; ++number)
        heads.push_back({{number / overview.heads, number % overview.heads}, scoreOf(overview, static_cast<size_t>(number), order)});
    const bool isLeastFirst = order.by == HeadOrder::By::Narrowest;
    std::stable_sort(heads.begin(), heads.end(), [isLeastFirst](const RankedHead& left, const RankedHead& right) {
        return isLeastFirst ? left.score < right.score : left.score > right.score;
    });
    return heads;
}

std::vector<float> thumbnailOf(const AttentionOverview& overview, HeadId id)
{
    const auto cells = static_cast<std::ptrdiff_t>(overview.side) * overview.side;
    const auto begin = overview.thumbnails.begin() + (static_cast<std::ptrdiff_t>(id.layer) * overview.heads + id.head) * cells;
    return {begin, begin + cells};
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <vector>

/// One head of one layer, both from 0.
struct HeadId {
    int layer = 0;
    int head = 0;

    auto operator<=>(const HeadId&) const = default;
};

/// What heads are put in order by.
struct HeadOrder {
    enum class By { Layer, Narrowest, Widest, Relation };

    By by = By::Layer;
    int relation = 0; ///< for Relation: the one whose pairs get the most weight

    bool operator==(const HeadOrder&) const = default;
};

struct RankedHead {
    HeadId id;
    double score = 0; ///< entropy or mass, 0..1; 0 for Layer
};

/// All heads, best first; those alike by layer and head.
std::vector<RankedHead> ranked(const ratatosk::AttentionOverview& overview, const HeadOrder& order);

/// A head's thumbnail: side x side weights.
std::vector<float> thumbnailOf(const ratatosk::AttentionOverview& overview, HeadId id);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/attention/attention_store.h"
#include "ui/pictures/attention/head_ranking.h"

#include <optional>
#include <vector>

/// Which heads are shown together, and how.
struct HeadMixture {
    enum class How { Mean, Max };

    std::vector<HeadId> heads;
    How how = How::Mean;
    ratatosk::AttentionPart part = ratatosk::AttentionPart::Whole;
};

/// The first layer whose maps are missing; nothing when all are there.
std::optional<int> missingLayer(const HeadMixture& mixture, const AttentionStore& store);

/// One map of n x n weights, row by row. The rows of a maximum are scaled to sum to 1. Requires: nothing is missing, there is a head.
std::vector<float> mixed(const HeadMixture& mixture, const AttentionStore& store);

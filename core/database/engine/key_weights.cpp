// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/key_weights.h"

#include <cmath>
#include <numeric>

namespace ratatosk {
namespace {

// As `ratatosk-cli keys fit` prints them for spider/train_spider.json, spider/train_others.json and databases/train.jsonl.
constexpr KeyWeights kWeights{
    -2.264, // one
    -0.414, // attribute
    -0.859, // table name
    0.746,  // abbreviation
    0.377,  // role
    0.749,  // same name
    1.144,  // same, owned
    0.937,  // shared words
    -1.253, // own, superior
    -0.533, // own, other
    1.172,  // agent
    -0.620, // identifier
    2.522,  // primary key
    1.861,  // first column
    -0.225, // key is id
    -1.065, // part of key
    -1.500, // own key
    -0.630, // unique
    -0.427, // missing
    -2.021, // some missing
    -0.212, // values
    -0.184, // few values
    0.300,  // coverage
    0.193,  // gap
    -1.872, // gap unnamed
    -1.008, // texts
    0.317,  // telling
    -2.277, // rivals
    -2.193, // better named
    -1.314, // not whole
    0.069,  // size ratio
    -1.402, // no values
    0.000,  // unknown
    1.695,  // name's tables
    -0.779, // key's fans
    -0.773, // sparse unnamed
    -1.286, // open id
    -0.955, // open id, lone
    0.999,  // open id, best
    0.486,  // open id, gap
    1.166,  // open id, sparse
    1.136,  // open id, people
    0.281,  // open id, primary
    1.430,  // open telling
    0.953,  // open telling, lone
    2.983,  // own blanks
    -0.820, // own named
    0.474,  // table word ends
    -1.411, // explained
    0.316,  // best
    -0.472, // unique unnamed
    -1.881, // nothing unnamed
};

} // namespace

double keyChance(const KeyEvidence& evidence)
{
    return keyChance(evidence, kWeights);
}

double keyChance(const KeyEvidence& evidence, const KeyWeights& weights)
{
    return 1 / (1 + std::exp(-std::inner_product(evidence.begin(), evidence.end(), weights.begin(), 0.0)));
}

} // namespace ratatosk

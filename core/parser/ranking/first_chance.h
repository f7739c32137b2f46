// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/first_answer.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace ratatosk {

/// What the chance of a first answer depends on; chances as logits.
inline constexpr auto kFirstFeatures = std::to_array<std::string_view>({
    "always",
    "chance",
    "rival",
    "left_over",
    "left_share",
    "homeless_names",
    "tables",
    "guessed_keys",
    "open_key",
    "unnamed_items",
    "unasked_operations",
    "unspoken_values",
    "ungrounded_values",
});
using FirstFeatures = std::array<double, kFirstFeatures.size()>;

FirstFeatures featuresOf(const FirstAnswer& first);

/// The chance that the rows of a first answer are right: logistic regression over these features. A plain value. The default weights were fitted
/// for bundles whose ranking has none: on 3,495 answers about 38 databases that the model had not learnt from, in careful and in casual words.
struct FirstChance {
    FirstFeatures weights{0.46, 0.74, -0.17, -0.48, -1.53, 0, -0.23, 0, -0.92, -0.30, 0.35, 0, 0};

    double operator()(const FirstAnswer& first) const;
    bool operator==(const FirstChance&) const = default;
};

} // namespace ratatosk

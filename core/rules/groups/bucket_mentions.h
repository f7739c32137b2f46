// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ratatosk {

/// One of the groups that a question lists by size: "under 20", "20 to 64", "65 and over".
struct Bucket {
    double upper = 0;           ///< unused in the last, which has no end
    bool isUpperInside = false; ///< "up to 20", or the next one is "over 20"
    std::string label;          ///< as the question says it, or what it wants the group to be called
};

/// Two or more that follow each other from the least to the largest; none where the question lists none. Of a list that is said twice, the second
/// time as labels, these count.
std::vector<Bucket> bucketMentions(const std::string& question);

} // namespace ratatosk

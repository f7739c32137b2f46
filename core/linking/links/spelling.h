// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace ratatosk {

/// A word of the question that was read as another one, which the file has.
struct SpellingCorrection {
    std::string typed; ///< "Germny"
    std::string read;  ///< "Germany"

    bool operator==(const SpellingCorrection&) const = default;
};

/// A word of the question that the answer does not use, and words of the file that it may have meant, nearest first.
struct SpellingOffer {
    std::string typed;
    std::vector<std::string> near;

    bool operator==(const SpellingOffer&) const = default;
};

} // namespace ratatosk

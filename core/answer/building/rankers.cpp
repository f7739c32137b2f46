// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/rankers.h"

#include <utility>

namespace ratatosk {

Result<Rankers> readRankers(const std::filesystem::path& bundle)
{
    Rankers rankers;
    for (const auto& [name, ranker] : {std::pair{kRankerFile, &rankers.alone}, std::pair{kConversationRankerFile, &rankers.goingOn}}) {
        if (const auto read = readRanker(bundle / name))
            *ranker = *read;
        else if (read.error().code != ErrorCode::ModelMissing)
            return read.error();
    }
    return rankers;
}

} // namespace ratatosk

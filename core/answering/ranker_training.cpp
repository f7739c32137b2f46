// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answering/ranker_training.h"

#include "core/answering/beam_collection.h"
#include "core/ranking/ranker.h"

namespace ratatosk {

Result<RankingQuality> trainRanker(const std::filesystem::path& bundle, const TrainingConfig& recipe, const std::filesystem::path& data,
                                   const ReportProgress& report, std::stop_token stop)
{
    const auto beams = collectBeams(bundle, recipe, data, report, stop);
    if (!beams)
        return beams.error();
    const RankingQuality quality = crossValidateRanker(*beams);
    Ranker ranker = fitRanker(*beams);
    ranker.reorders = quality.reorders;
    if (const auto written = writeRanker(bundle / kRankerFile, ranker); !written)
        return written.error();
    return quality;
}

} // namespace ratatosk

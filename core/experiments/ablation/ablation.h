// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/training/trainer.h"

#include <array>
#include <span>
#include <vector>

namespace ratatosk {

/// The paper's question: which initialisation trains which depth (Xu et al., ACL 2021, table 5 and figure 2)?
struct AblationCase {
    int layers = 0;
    InitialisationScheme scheme = InitialisationScheme::Standard;

    bool operator==(const AblationCase&) const = default;
};

inline constexpr std::array kAblationDepths{2, 4, 8, 16, 24, 32};
inline constexpr std::array kAblationSchemes{InitialisationScheme::Standard, InitialisationScheme::DtFixup, InitialisationScheme::TFixup};

/// Each of these depths under each of these schemes, shallow ones first.
inline std::vector<AblationCase> ablationCases(std::span<const int> depths = kAblationDepths,
                                               std::span<const InitialisationScheme> schemes = kAblationSchemes)
{
    std::vector<AblationCase> result;
    for (const int layers : depths) {
        for (const InitialisationScheme scheme : schemes)
            result.push_back({layers, scheme});
    }
    return result;
}

/// What came of one case: a row of the table.
struct AblationRow {
    AblationCase which;
    std::int64_t steps = 0;   ///< fewer than the recipe's when the loss was no number any more
    double firstLoss = 0;     ///< mean over the first point of the curve, nats per example
    double finalLoss = 0;     ///< the same over the last
    double validation = 0;    ///< exact match in percent
    double seconds = 0;       ///< of training, validation included
    bool hasDiverged = false; ///< the loss is no number, or higher than it began
};

/// Mean loss over the steps since the point before.
struct AblationPoint {
    AblationCase which;
    std::int64_t step = 0;
    double loss = 0;
};

/// Rows that are finished, in the order in which they are made, and their curves.
struct AblationRecord {
    std::vector<AblationRow> rows;
    std::vector<AblationPoint> curves;

    const AblationRow* find(const AblationCase& which) const;
};

struct AblationOutcome {
    AblationRecord record;
    bool wasInterrupted = false;
};

/// Trains `cases` in their order with the recipe's budget, and writes ablation.csv, curves.csv and ablation.svg
/// into `paths.output` after every row, each file as a whole. Rows that are in ablation.csv already are not made again; one that was cut
/// off begins anew, and when none is missing only the chart is drawn again. The recipe's warm-up goes to the standard scheme alone. Errors: those of reading; InvalidArgument when the folder
/// holds rows of another recipe; IoError.
Result<AblationOutcome> ablate(const TrainingConfig& config, const TrainingPaths& paths, const std::vector<AblationCase>& cases,
                               const std::function<void(const AblationRow&)>& report, std::stop_token stop);

} // namespace ratatosk

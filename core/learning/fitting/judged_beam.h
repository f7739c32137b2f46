// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/parser/ranking/beam_features.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// One question's candidates, and which of them turned out right: what a ranking is learnt from.
struct JudgedBeam {
    std::string database;
    std::string question;
    BeamFeatures features;
    std::vector<std::string> words; ///< of each candidate, as `candidateWords`
    std::vector<bool> isRight;      ///< of each candidate: it returns the gold query's rows
    std::vector<bool> isExact;      ///< of each candidate: Spider's exact set match

    bool hasRight() const;
    bool operator==(const JudgedBeam&) const = default;
};

/// One JSON object a line. Replaces `file` atomically.
Result<void> writeJudgedBeams(const std::filesystem::path& file, const std::vector<JudgedBeam>& beams);
/// Errors: FileMissing, IoError, InvalidData (other features than this version's among it).
Result<std::vector<JudgedBeam>> readJudgedBeams(const std::filesystem::path& file);

} // namespace ratatosk

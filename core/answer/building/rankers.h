// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/linking/relations/prepared_question.h"
#include "core/parser/ranking/ranker.h"

#include <filesystem>
#include <optional>

namespace ratatosk {

/// How the answers of a question that stands alone are ranked, and those of one that goes on from others.
struct Rankers {
    std::optional<Ranker> alone, goingOn;

    /// Null: the decoder's order stays.
    const Ranker* of(const PreparedQuestion& question) const
    {
        const std::optional<Ranker>& ranker = question.earlier.isEmpty() || !goingOn ? alone : goingOn;
        return ranker ? &*ranker : nullptr;
    }
};

/// Those of a bundle, which may have none. Errors: as readRanker, without ModelMissing.
Result<Rankers> readRankers(const std::filesystem::path& bundle);

} // namespace ratatosk

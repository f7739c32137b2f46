// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/analysis/query_difference.h"
#include "core/linking/links/schema_linker.h"

#include <string>
#include <vector>

namespace ratatosk {

/// What gold needs, the prediction lacks, and no word of the question leads to.
struct MissingLinks {
    std::vector<std::string> items;  ///< "stadium.Capacity", "stadium"
    std::vector<std::string> values; ///< as SQL spells them
};

/// A column is found when a word is linked with its name or one of its cells, a table also when one of its columns is; a value when the question
/// holds it, in whatever case, or a linked cell does.
MissingLinks missingLinks(const QueryDifference& difference, const std::string& question, const Schema& schema, const SchemaLinker& linker);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/key_values.h"
#include "core/database/schema/key_names.h"
#include "core/database/schema/schema.h"

#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {

/// What speaks for and against a column being a foreign key to another: names, as far as one holds the other's values, how these lie among
/// them, sizes (Rostin et al. 2009), and whether they look like a random sample of the key (Zhang et al. 2010).
inline constexpr std::array<std::string_view, 52> kKeyFeatures{"one",
                                                               "attribute",
                                                               "table name",
                                                               "abbreviation",
                                                               "role",
                                                               "same name",
                                                               "same, owned",
                                                               "shared words",
                                                               "own, superior",
                                                               "own, other",
                                                               "agent",
                                                               "identifier",
                                                               "primary key",
                                                               "first column",
                                                               "key is id",
                                                               "part of key",
                                                               "own key",
                                                               "unique",
                                                               "missing",
                                                               "some missing",
                                                               "values",
                                                               "few values",
                                                               "coverage",
                                                               "gap",
                                                               "gap unnamed",
                                                               "texts",
                                                               "telling",
                                                               "rivals",
                                                               "better named",
                                                               "not whole",
                                                               "size ratio",
                                                               "no values",
                                                               "unknown",
                                                               "name's tables",
                                                               "key's fans",
                                                               "sparse unnamed",
                                                               "open id",
                                                               "open id, lone",
                                                               "open id, best",
                                                               "open id, gap",
                                                               "open id, sparse",
                                                               "open id, people",
                                                               "open id, primary",
                                                               "open telling",
                                                               "open telling, lone",
                                                               "own blanks",
                                                               "own named",
                                                               "table word ends",
                                                               "explained",
                                                               "best",
                                                               "unique unnamed",
                                                               "nothing unnamed"};

using KeyEvidence = std::array<double, kKeyFeatures.size()>;

struct KeyCandidate {
    ColumnId from{};
    ColumnId to{};
    KeyNaming naming = KeyNaming::None;
    std::int64_t values = 0; ///< different ones
    double share = 0;        ///< of these that the key has, as far as it could be read
    KeyEvidence evidence{};
};

/// The pairs of columns that may be keys: the second alone identifies the rows of its table, and has most values of the first.
/// `open`: the columns that may refer. `allowance`: instructions for reading.
std::vector<KeyCandidate> keyCandidates(const Connection& connection, const Schema& schema, const std::vector<ColumnId>& open,
                                        std::int64_t allowance);

} // namespace ratatosk

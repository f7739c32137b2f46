// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/batches/training_example.h"
#include "core/parser/parsing/network_parser.h"

#include <stop_token>
#include <vector>

namespace ratatosk {

/// Percent of `examples` whose first answer by greedy search matches the gold query (exact set match, values ignored), over whole
/// schemas.
double validate(NetworkParser& parser, const std::vector<TrainingExample>& examples, std::stop_token stop);

} // namespace ratatosk

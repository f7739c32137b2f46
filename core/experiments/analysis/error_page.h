// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/analysis/error_analysis.h"

#include <span>
#include <string>

namespace ratatosk {

/// An HTML page that needs nothing beside it: counts by class, clause, what is lacking, hardness and database at the top, then every wrong answer
/// by class with its question, both queries formatted, the clauses that differ marked, and the first rows of both.
std::string errorPage(const ErrorAnalysis& analysis, const Dataset& dataset, std::span<const std::string> predictions,
                      const std::string& title);

} // namespace ratatosk

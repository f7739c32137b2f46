// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/experiments/logic/logic_report.h"
#include "core/experiments/phrase/form_search.h"

namespace ratatosk {

/// What a network answers to each example, judged. Puts the network into evaluation. Error: Cancelled.
Result<LogicReport> judge(LogicNetwork& network, const logic::WordTable& words, const logic::FormGrammar& grammar,
                          const std::vector<logic::Example>& examples, const FormSearchOptions& options, const ReportProgress& report = {},
                          std::stop_token stop = {});

} // namespace ratatosk

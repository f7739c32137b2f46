// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/logic/term.h"

#include <string>

namespace ratatosk {

/// How a parser of logical forms did on a file of examples.
struct LogicReport {
    struct Verdict {
        std::string question, gold, prediction;
        bool isExact = false; ///< word for word
        bool isLogic = false; ///< up to the order of conjuncts and the names of bound variables (core/experiments/logic/logic_match)
    };
    std::vector<Verdict> verdicts;

    double exactMatch() const; ///< percent
    double logicMatch() const;
};

std::string logicReportJson(const LogicReport& report);

} // namespace ratatosk

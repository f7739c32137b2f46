// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/analysis/error_analysis.h"
#include "core/experiments/reproduction/reproduced_table.h"
#include "core/questions/evaluation/report.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

/// What a table is made from.
enum class TableNeeds { Predictions, Training };

/// A table that can be made again.
struct PaperTable {
    std::string_view name;
    std::string_view title;
    std::string_view source; ///< empty: the papers have none
    TableNeeds needs = TableNeeds::Predictions;
    std::string_view unit;
};

inline constexpr PaperTable kHardnessTable{"hardness", "Exact match by hardness", "Xu et al., ACL 2021, table 3, Spider dev",
                                           TableNeeds::Predictions, "exact match in percent"};
inline constexpr PaperTable kErrorTable{"errors", "Wrong answers by class", "Xu et al., ACL 2021, table 6, Spider dev",
                                        TableNeeds::Predictions, "questions without exact match"};
inline constexpr PaperTable kSearchTable{"heuristics", "What search and ranking add", "", TableNeeds::Predictions, "percent of Spider dev"};
inline constexpr PaperTable kDepthTable{"depth", "Depth and initialisation, without a language model",
                                        "Xu et al., ACL 2021, table 5, Spider dev", TableNeeds::Training, "exact match in percent"};
inline constexpr PaperTable kPretrainedDepthTable{"depth-language-model", "Depth and initialisation over a language model",
                                                  "Xu et al., ACL 2021, table 5, Spider dev", TableNeeds::Training,
                                                  "exact match in percent"};
inline constexpr PaperTable kCurveTable{"curves", "Learning curves", "Xu et al., ACL 2021, figure 2", TableNeeds::Training,
                                        "exact match in validation, in percent"};
inline constexpr PaperTable kBudgetTable{"budget", "RAT-SQL beside DT-Fixup and T-Fixup on the same questions",
                                         "Xu et al., ACL 2021, table 5, and Wang et al., ACL 2020, table 1, Spider dev",
                                         TableNeeds::Training, "exact match in validation, in percent"};

inline constexpr PaperTable kChoiceTable{"choice", "Reading comprehension: which of a parser's readings answers the question",
                                         "Xu et al., ACL 2021, table 5, ReClor dev", TableNeeds::Training,
                                         "right answers in validation, in percent"};

inline constexpr std::array kPaperTables{kHardnessTable,        kErrorTable, kSearchTable, kDepthTable,
                                         kPretrainedDepthTable, kCurveTable, kBudgetTable, kChoiceTable};

ReproducedTable hardnessTable(const EvaluationReport& report);
ReproducedTable errorTable(const ErrorCounts& counts);

/// One way of searching, and what came of it.
using NamedReport = std::pair<std::string, EvaluationReport>;
ReproducedTable searchTable(const std::vector<NamedReport>& reports);

/// What came of training one depth under one scheme.
struct DepthScore {
    int layers = 0;
    std::string scheme; ///< as papers write it: "standard", "DT-Fixup", "T-Fixup"
    double exactMatch = 0;
};

/// `which`: kDepthTable or kPretrainedDepthTable. A depth that is missing has no figure of ours.
ReproducedTable depthTable(const PaperTable& which, std::span<const DepthScore> scores);

inline constexpr std::array kChoiceDepths{0, 2, 4, 8};

/// What came of training some vanilla layers over a language model to choose among answers.
struct ChoiceCurve {
    int layers = 0;
    std::string scheme;                                  ///< as in DepthFigure; any without layers
    std::vector<std::pair<std::int64_t, double>> points; ///< steps, right answers in percent; some
};

/// What the figures are to be compared with.
struct ChoiceTask {
    std::size_t questions = 0; ///< of validation
    double guessed = 0;        ///< percent that a guess has right
    double firstOfBeam = 0;    ///< percent that the parser's first reading has right
};

/// Figures are those of the last steps. A depth that is missing has none.
ReproducedTable choiceTable(std::span<const ChoiceCurve> curves, const ChoiceTask& task);

/// A validation curve.
struct ValidationCurve {
    std::string label;
    std::vector<std::pair<std::int64_t, double>> points; ///< steps, what is right in percent
};

/// `which`: kCurveTable or kBudgetTable.
ReproducedTable curveTable(const PaperTable& which, const std::vector<ValidationCurve>& curves);

/// Of any table that is made from curves.
std::string curveChart(const PaperTable& which, const std::vector<ValidationCurve>& curves);

/// A panel for each scheme, a line for each depth.
std::string choiceChart(const std::vector<ChoiceCurve>& curves);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verdict_table.h"

namespace ratatosk::cli {

namespace {

Cell cellOf(std::optional<bool> truth)
{
    return truth ? Cell(std::int64_t(*truth)) : Cell(Null());
}

} // namespace

ResultTable verdictTable(const Dataset& dataset, const Predictions& predictions, const EvaluationReport& report)
{
    ResultTable table;
    table.columns = {"database", "hardness", "exact", "execution", "chance", "question", "gold", "predicted"};
    for (std::size_t i = 0; i < report.verdicts.size(); ++i) {
        const Verdict& verdict = report.verdicts[i];
        table.rows.push_back({verdict.dbId, verdict.difficulty ? Cell(std::string(nameOf(*verdict.difficulty))) : Cell(Null()),
                              cellOf(verdict.isExactMatch), cellOf(verdict.isExecutionMatch),
                              predictions.chances.empty() ? Cell(Null()) : Cell(predictions.chances[i]), dataset.examples[i].question,
                              dataset.examples[i].query, predictions.sql[i]});
    }
    return table;
}

} // namespace ratatosk::cli

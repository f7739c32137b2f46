// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_evaluation.h"

#include "core/experiments/phrase/logic_bundle.h"
#include "core/experiments/phrase/logic_verdicts.h"
#include "core/network/bundle/invalid_model.h"
#include "core/network/functions/blas_threads.h"

#include <fmt/format.h>

namespace ratatosk {

Result<LogicReport> evaluateLogic(const LogicEvaluation& evaluation, const ReportProgress& report, std::stop_token stop)
{
    const auto bundle = readLogicBundle(evaluation.bundle);
    if (!bundle)
        return bundle.error();
    const auto examples = logic::readExamples(evaluation.examples);
    if (!examples)
        return examples.error();
    LogicNetwork network(bundle->shape, bundle->words.size(), bundle->words.formWords());
    if (const auto assigned = assignParameters(*network, bundle->weights); !assigned)
        return invalidModel(fmt::format("'{}': {}", evaluation.bundle.string(), assigned.error().detail));
    FormSearchOptions options;
    options.beamSize = evaluation.beamSize > 0 ? evaluation.beamSize : bundle->beamSize;
    const auto grammar = logic::FormGrammar::read(bundle->grammar, bundle->words);
    if (!grammar)
        return invalidModel(fmt::format("'{}': the grammar: {}", evaluation.bundle.string(), grammar.error().detail));
    const logic::FormGrammar used = evaluation.hasGrammar ? *grammar : logic::FormGrammar(bundle->words);
    return judge(network, bundle->words, used, *examples, options, report, stop);
}

} // namespace ratatosk

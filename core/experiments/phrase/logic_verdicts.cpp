// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_verdicts.h"

#include "core/experiments/logic/logic_match.h"

#include <algorithm>

namespace ratatosk {
namespace {

constexpr std::size_t kQuestionsAReport = 64;

LogicReport::Verdict verdictOf(const logic::Example& example, const logic::Words& prediction)
{
    return {logic::textOf(example.question), logic::textOf(example.form), logic::textOf(prediction), prediction == example.form,
            logic::isLogicMatch(prediction, example.form)};
}

} // namespace

Result<LogicReport> judge(LogicNetwork& network, const logic::WordTable& words, const logic::FormGrammar& grammar,
                          const std::vector<logic::Example>& examples, const FormSearchOptions& options, const ReportProgress& report,
                          std::stop_token stop)
{
    network->eval();
    LogicReport result;
    while (result.verdicts.size() < examples.size()) {
        const std::size_t first = result.verdicts.size(), end = std::min(examples.size(), first + kQuestionsAReport);
        std::vector<std::vector<std::int64_t>> questions;
        for (std::size_t i = first; i < end; ++i)
            questions.push_back(words.numbersOf(examples[i].question));
        const auto found = searchForms(network, words, grammar, questions, options, stop);
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The evaluation was stopped."};
        for (std::size_t i = first; i < end; ++i)
            result.verdicts.push_back(verdictOf(examples[i], words.wordsAt(found[i - first].words)));
        if (report)
            report({static_cast<std::int64_t>(end), static_cast<std::int64_t>(examples.size()), "questions"});
    }
    return result;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/choice_task.h"

#include "app/cli/engine.h"
#include "app/cli/language_model_text.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

/// "step 250/2316  loss 1.210  12.0 questions/s  34 min left  right answers 41.2 %"
std::string lineOf(const ChoiceProgress& progress)
{
    std::string line = fmt::format("step {}/{}  loss {:.3f}  {:.1f} questions/s  {:.0f} min left", progress.step, progress.steps,
                                   progress.loss, progress.questionsPerSecond, progress.secondsLeft / 60);
    if (progress.validation >= 0)
        line += fmt::format("  right answers {:.1f}%", progress.validation);
    return line + '\n';
}

} // namespace

ExitCode trainChoiceTask(const ChoicePaths& paths, bool resume, int threads, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(threads);
    if (const auto size = (*engine)->measureLanguageModel(paths.languageModel))
        terminal.print(fmt::format("Language model: {}.\n", languageModelText(*size)));
    const auto report = [&](const ChoiceProgress& progress) {
        terminal.print(lineOf(progress));
        (void)terminal.finish(); // a full disk under the log is no reason to lose a training
    };
    const auto outcome = (*engine)->trainChoice(paths, {}, resume, report, stop);
    if (!outcome)
        return terminal.fail(outcome.error());
    if (outcome->wasInterrupted) {
        terminal.note(fmt::format("Interrupted at step {}. Continue with --resume.", outcome->step));
        return ExitCode::Interrupted;
    }
    terminal.print(fmt::format("Done: {:.1f}% right answers in validation{}. The best model is in {}.\n", outcome->bestValidation,
                               outcome->mu > 0 ? fmt::format(", mu {:.2f}", outcome->mu) : "", (paths.output / "choice").string()));
    return ExitCode::Ok;
}

ExitCode evaluateChoiceTask(const std::filesystem::path& questions, const std::filesystem::path& model, int threads, Terminal& terminal)
{
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(threads);
    const auto accuracy = (*engine)->evaluateChoice(model, questions);
    if (!accuracy)
        return terminal.fail(accuracy.error());
    terminal.print(fmt::format("{:.2f}% right answers to {} questions\n", accuracy->right, accuracy->questions));
    return ExitCode::Ok;
}

} // namespace ratatosk::cli

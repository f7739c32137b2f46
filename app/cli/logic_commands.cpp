// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/logic_commands.h"

#include "app/cli/engine.h"
#include "app/terminal/terminal.h"
#include "core/base/atomic_file.h"

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

/// "step 250/3000  epoch 12.3  loss 1.412 nats a word  240 examples/s  4 min left  exact match 81.7 %, logic match 85.0 %"
std::string logicLine(const LogicProgress& progress)
{
    std::string line = fmt::format("step {}/{}  epoch {:.1f}  loss {:.3f} nats a word  {:.0f} examples/s  {:.0f} min left", progress.step,
                                   progress.steps, progress.epoch, progress.loss, progress.examplesPerSecond, progress.secondsLeft / 60);
    if (progress.logicMatch >= 0)
        line += fmt::format("  exact match {:.1f}%, logic match {:.1f}%", progress.exactMatch, progress.logicMatch);
    return line + '\n';
}

/// A form a line, in the order of the questions.
std::string linesOf(const LogicReport& report)
{
    std::string lines;
    for (const LogicReport::Verdict& verdict : report.verdicts)
        lines += verdict.prediction + '\n';
    return lines;
}

} // namespace

ExitCode trainLogic(const Engine& engine, const LogicTraining& training, Terminal& terminal, std::stop_token stop)
{
    engine.useThreads(training.threads);
    const auto report = [&](const LogicProgress& progress) {
        terminal.print(logicLine(progress));
        (void)terminal.finish(); // a full disk under the log is no reason to lose a training
    };
    const auto outcome = engine.trainLogic(training.recipe, training.paths, training.seed, training.isResumed, report, stop);
    if (!outcome)
        return terminal.fail(outcome.error());
    if (outcome->wasInterrupted) {
        terminal.note(fmt::format("Interrupted at step {}. Continue with --resume.", outcome->step));
        return ExitCode::Interrupted;
    }
    const std::string folder = (training.paths.output / "bundle").string();
    terminal.print(outcome->bestLogicMatch < 0
                       ? fmt::format("Done at step {}; the model is in {}.\n", outcome->step, folder)
                       : fmt::format("Done at step {}; the best model, with a logic match of {:.1f}% in validation, "
                                     "is in {}.\n",
                                     outcome->step, outcome->bestLogicMatch, folder));
    return ExitCode::Ok;
}

ExitCode evaluateLogic(const LogicMeasurement& measurement, Terminal& terminal, std::stop_token stop)
{
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(measurement.threads);
    const auto progress = [&](const Progress& done) { terminal.showProgress(done); };
    const auto report = (*engine)->evaluateLogic(measurement.evaluation, progress, stop);
    if (!report)
        return terminal.fail(report.error());
    if (!measurement.predictions.empty()) {
        if (const auto written = writeAtomically(measurement.predictions, linesOf(*report)); !written)
            return terminal.fail(written.error());
    }
    if (measurement.format == OutputFormat::Json)
        terminal.print(logicReportJson(*report) + '\n');
    else
        terminal.print(fmt::format("{} questions\nexact match  {:.1f}%\nlogic match  {:.1f}%\n", report->verdicts.size(),
                                   report->exactMatch(), report->logicMatch()));
    return ExitCode::Ok;
}

} // namespace ratatosk::cli

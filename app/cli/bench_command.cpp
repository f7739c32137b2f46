// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_command.h"

#include "app/cli/bench_database.h"
#include "app/cli/model_options.h"
#include "app/cli/scratch_folder.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/terminal.h"
#include "core/network/inference/kernel_speed.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <optional>
#include <thread>

namespace ratatosk::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kBenchQuestion = "How many customers are from Bergen?";
/// Of a large schema more is read for it, since the first answer leaves doubt.
constexpr const char* kDoubtfulQuestion = "How many customers from Bergen placed orders since 2020, by city?";
constexpr int kCancelledQuestions = 10;

struct BenchArguments {
    int runs = 5;
    int mostTables = 1'000;
    OutputFormat format = OutputFormat::Table;
    ModelOptions model;
};

struct BenchCase {
    int tables = 0;

    int items() const { return tables * (1 + kBenchColumns); }
    std::string name() const { return fmt::format("{} items", items()); }
};

constexpr std::array kBenchCases{BenchCase{6}, BenchCase{100}, BenchCase{1'000}};

/// What the machine can do on the threads in use, by the kernels that answer.
struct MachineLimits {
    double float32Products = 0; ///< 10^9 operations a second, of a large matrix product
    double integerProducts = 0; ///< likewise, in eight bits
    double products = 0;        ///< that of the format which answers are computed in
    double memory = 0;          ///< 10^9 bytes a second, read and written
};

MachineLimits measureLimits()
{
    MachineLimits limits{kernelSpeed(Precision::Float32), kernelSpeed(Precision::Integer)};
    limits.products = fastestPrecision() == Precision::Integer ? limits.integerProducts : limits.float32Products;
    limits.memory = memorySpeed();
    return limits;
}

/// Lines of the report.
class BenchReport
{
public:
    BenchReport() { m_table.columns = {"measurement", "value", "unit"}; }

    void add(const std::string& what, const std::string& text) { m_table.rows.push_back({what, text, std::string()}); }
    void add(const std::string& what, double value, const char* unit)
    {
        m_table.rows.push_back({what, fmt::format("{:.1f}", value), unit});
    }

    const ResultTable& table() const { return m_table; }

private:
    ResultTable m_table;
};

struct Bench {
    const BenchArguments& arguments;
    QuestionAnswerer& answerer;
    const MachineLimits& limits;
    BenchReport& report;
    std::stop_token stop;
    double plainMilliseconds = 0; ///< of the smallest schema's question
};

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// The text behind `key` in one of Linux's files about this machine; empty elsewhere.
std::string machineText(const char* file, const std::string& key)
{
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t colon = line.find(':');
        if (!line.starts_with(key) || colon == std::string::npos)
            continue;
        const std::size_t begin = line.find_first_not_of(" \t", colon + 1);
        return begin == std::string::npos ? "" : line.substr(begin);
    }
    return {};
}

void reportMachine(const MachineLimits& limits, const std::string& device, BenchReport& report)
{
    report.add("processor", machineText("/proc/cpuinfo", "model name"));
    report.add("computes on", device);
    report.add("fp32 products", limits.float32Products, "GFLOP/s");
    report.add("int8 products", limits.integerProducts, "GOP/s");
    report.add("memory", limits.memory, "GB/s");
}

/// The best of some runs: other programs only ever slow a machine down.
Result<AnswerTiming> bestTiming(const Bench& bench, const char* question)
{
    AnswerTiming best;
    for (int run = 0; run < bench.arguments.runs; ++run) {
        const auto answer = bench.answerer.ask(question, {}, bench.stop);
        if (!answer)
            return answer.error();
        if (run == 0 || answer->timing.totalMilliseconds < best.totalMilliseconds)
            best = answer->timing;
    }
    return best;
}

void reportTiming(Bench& bench, const std::string& name, const AnswerTiming& timing)
{
    bench.report.add(name + ": question", timing.totalMilliseconds, "ms");
    bench.report.add(name + ": linking", timing.linkMilliseconds, "ms");
    bench.report.add(name + ": encoding", timing.encodeMilliseconds, "ms");
    bench.report.add(name + ": decoding", timing.decodeMilliseconds, "ms");
    bench.report.add(name + ": ranking", timing.rankMilliseconds, "ms");
    if (timing.encodeMilliseconds > 0 && bench.limits.products > 0)
        bench.report.add(name + ": encoding, share of product speed",
                         100 * timing.encodeOperations / (timing.encodeMilliseconds / 1'000) / bench.limits.products, "%");
    if (bench.plainMilliseconds == 0)
        bench.plainMilliseconds = timing.totalMilliseconds;
    else
        bench.report.add(name + fmt::format(": question, against {}", kBenchCases.front().name()),
                         timing.totalMilliseconds / bench.plainMilliseconds, "times");
}

/// Opens the database and asks once.
Result<double> firstQuestion(const Bench& bench, const std::filesystem::path& file)
{
    const auto start = Clock::now();
    const auto opened = bench.answerer.openDatabase(file, {}, bench.stop);
    if (!opened)
        return opened.error();
    const auto answer = bench.answerer.ask(kBenchQuestion, {}, bench.stop);
    if (!answer)
        return answer.error();
    return millisecondsSince(start);
}

Result<void> measureCase(Bench& bench, BenchCase schema, const std::filesystem::path& folder)
{
    const std::filesystem::path file = folder / fmt::format("bench-{}.sqlite", schema.tables);
    if (const auto written = writeBenchDatabase(file, schema.tables); !written)
        return written;
    for (const char* when : {"first question after opening", "the same, opened again"}) {
        const auto first = firstQuestion(bench, file);
        if (!first)
            return first.error();
        bench.report.add(schema.name() + ": " + when, *first, "ms");
    }
    const auto timing = bestTiming(bench, kBenchQuestion);
    if (!timing)
        return timing.error();
    reportTiming(bench, schema.name(), *timing);
    const auto doubtful = bestTiming(bench, kDoubtfulQuestion);
    if (!doubtful)
        return doubtful.error();
    bench.report.add(schema.name() + ": question in doubt", doubtful->totalMilliseconds, "ms");
    return {};
}

/// How long a question goes on after it was cancelled; nothing when it was answered before.
std::optional<double> cancelledAfter(const Bench& bench, double milliseconds)
{
    std::stop_source source;
    Clock::time_point stopped;
    std::jthread canceller([&] {
        std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(milliseconds));
        stopped = Clock::now();
        source.request_stop();
    });
    const auto answer = bench.answerer.ask(kBenchQuestion, {}, source.get_token());
    const auto ended = Clock::now();
    canceller.join();
    if (answer || ended < stopped)
        return {};
    return std::chrono::duration<double, std::milli>(ended - stopped).count();
}

void measureCancelling(Bench& bench)
{
    double longest = 0;
    for (int moment = 0; moment < kCancelledQuestions; ++moment) {
        const auto after = cancelledAfter(bench, bench.plainMilliseconds * (moment + 0.5) / kCancelledQuestions);
        longest = std::max(longest, after.value_or(0));
    }
    bench.report.add("cancelling a question, at worst", longest, "ms");
}

Result<void> measureAll(Bench& bench)
{
    const auto folder = ScratchFolder::create();
    if (!folder)
        return folder.error();
    for (const BenchCase schema : kBenchCases) {
        if (schema.tables > bench.arguments.mostTables)
            continue;
        if (const auto measured = measureCase(bench, schema, folder->path()); !measured)
            return measured;
        if (schema.tables == kBenchCases.front().tables)
            measureCancelling(bench);
    }
    const std::string peak = machineText("/proc/self/status", "VmHWM");
    if (!peak.empty())
        bench.report.add("peak memory of this process", std::stod(peak) / 1'024, "MiB");
    return {};
}

ExitCode measure(const BenchArguments& arguments, Terminal& terminal)
{
    const auto answerer = loadModel(arguments.model);
    if (!answerer)
        return terminal.fail(answerer.error());
    const MachineLimits limits = measureLimits();
    BenchReport report;
    reportMachine(limits, (*answerer)->description().device, report);
    Bench bench{arguments, **answerer, limits, report, stopOnInterrupt(AfterStop::EndSoon)};
    if (const auto measured = measureAll(bench); !measured)
        return terminal.fail(measured.error());
    terminal.print(formatted(report.table(), arguments.format, terminal));
    return ExitCode::Ok;
}

} // namespace

void addBenchCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<BenchArguments>();
    CLI::App* command = program.add_subcommand("bench",
                                               "Measure how fast questions are answered on this machine, and what its processor can do");
    command->add_option("--runs", arguments->runs, "Questions per schema; the fastest one counts")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command->add_option("--tables", arguments->mostTables, "Skip schemas with more tables")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    addFormatOption(*command, arguments->format);
    addModelOptions(*command, arguments->model);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return measure(*arguments, terminal); }; });
}

} // namespace ratatosk::cli

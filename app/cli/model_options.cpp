// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/model_options.h"

#include "app/cli/engine.h"
#include "app/cli/engine_environment.h"
#include "core/network/kernels/heap_memory.h"
#include "core/network/kernels/parallel.h"
#include "core/parser/parsing/encoder_loading.h"
#include "core/parser/parsing/parser.h"

#include <CLI/CLI.hpp>

namespace ratatosk::cli {

void addThreadsOption(CLI::App& command, int& threads)
{
    command.add_option("--threads", threads, "Number of threads (default: one per core)")->check(CLI::PositiveNumber);
}

void addModelOptions(CLI::App& command, ModelOptions& options)
{
    command.add_option("--model", options.bundle, "Folder of a model bundle")->type_name("DIR");
    addThreadsOption(command, options.threads);
}

void addRankingOption(CLI::App& command, bool& isRanked)
{
    command.add_flag("!--no-rank", isRanked, "Use the decoder's first interpretation, without running and ranking the others");
}

Result<std::filesystem::path> bundleOf(const ModelOptions& options)
{
    return options.bundle.empty() ? findModelBundle() : std::filesystem::path(options.bundle);
}

namespace {

/// By the module with LibTorch, which is opened now.
Result<std::shared_ptr<QuestionEncoder>> loadWithLibTorch(int threads, const EncoderRequest& request)
{
    const auto engine = openEngine();
    if (!engine)
        return engine.error();
    (*engine)->useThreads(threads);
    return (*engine)->loadEncoder(request);
}

} // namespace

void prepareAnswering(int threads)
{
    prepareEnvironment();
    keepFreedMemory();
    setThreadCount(threads);
    loadOtherNetworksWith([threads](const EncoderRequest& request) { return loadWithLibTorch(threads, request); });
}

Result<std::unique_ptr<QuestionAnswerer>> loadModel(const ModelOptions& options)
{
    const auto bundle = bundleOf(options);
    if (!bundle)
        return bundle.error();
    prepareAnswering(options.threads);
    auto answerer = QuestionAnswerer::load(*bundle);
    returnFreedMemory();
    return answerer;
}

Result<WordVectors> loadWordVectors(const ModelOptions& options)
{
    const auto bundle = bundleOf(options);
    if (!bundle)
        return bundle.error();
    prepareAnswering(options.threads);
    const auto parser = Parser::load(*bundle);
    if (!parser)
        return parser.error();
    return (*parser)->wordVectors();
}

} // namespace ratatosk::cli

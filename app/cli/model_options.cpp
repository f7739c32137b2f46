// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/model_options.h"

#include <CLI/CLI.hpp>

#include <type_traits>

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

/// Opens the engine, and lets it load something of the bundle.
template <class Load>
std::invoke_result_t<Load, const Engine&, const std::filesystem::path&> loaded(const ModelOptions& options, Load load)
{
    // Look for the bundle first: without one there is no need to wait for LibTorch.
    const auto bundle = bundleOf(options);
    if (!bundle)
        return bundle.error();
    const auto engine = openEngine();
    if (!engine)
        return engine.error();
    (*engine)->useThreads(options.threads);
    return load(**engine, *bundle);
}

} // namespace

Result<std::unique_ptr<QuestionAnswerer>> loadModel(const ModelOptions& options)
{
    return loaded(options, [](const Engine& engine, const std::filesystem::path& bundle) { return engine.loadAnswerer(bundle); });
}

Result<WordVectors> loadWordVectors(const ModelOptions& options)
{
    return loaded(options, [](const Engine& engine, const std::filesystem::path& bundle) { return engine.loadWordVectors(bundle); });
}

} // namespace ratatosk::cli

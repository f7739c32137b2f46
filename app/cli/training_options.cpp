// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/training_options.h"

#include <CLI/CLI.hpp>

namespace ratatosk::cli {

namespace {

void addFolder(CLI::App& command, const char* name, std::filesystem::path& folder, const char* description)
{
    command.add_option_function<std::string>(name, [&folder](const std::string& text) { folder = text; }, description)
        ->required()
        ->type_name("DIR");
}

} // namespace

void addTrainingPaths(CLI::App& command, TrainingPaths& paths, const char* output)
{
    addFolder(command, "--data", paths.data, "Folder with questions and databases in Spider's layout");
    addFolder(command, "--language-model", paths.languageModel, "Folder of the language model to begin from; a recipe without one takes its vocabulary");
    addFolder(command, "--output", paths.output, output);
}

} // namespace ratatosk::cli

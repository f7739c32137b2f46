// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/training_options.h"

#include <CLI/CLI.hpp>

namespace ratatosk::cli {

CLI::Option* addFolderOption(CLI::App& command, const char* name, std::filesystem::path& folder, const char* description)
{
    const auto take = [&folder](const std::string& text) { folder = text; };
    return command.add_option_function<std::string>(name, take, description)->type_name("DIR");
}

CLI::Option* addTrainingPaths(CLI::App& command, TrainingPaths& paths, const char* output)
{
    addFolderOption(command, "--data", paths.data, "Folder with questions and databases in Spider's layout")->required();
    addFolderOption(command, kLanguageModel, paths.languageModel,
                    "Folder of the language model to start from; a recipe without a language model uses its vocabulary")
        ->required();
    return addFolderOption(command, "--output", paths.output, output);
}

} // namespace ratatosk::cli

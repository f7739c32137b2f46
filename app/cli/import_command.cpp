// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_command.h"

#include "app/cli/engine.h"
#include "app/cli/language_model_text.h"
#include "app/cli/model_options.h"
#include "app/terminal/terminal.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

struct ImportArguments {
    std::string folder;
    std::string output;
    int layers = 0;
    int threads = 0;
};

ExitCode importModel(const ImportArguments& arguments, Terminal& terminal)
{
    const auto engine = openEngine();
    if (!engine)
        return terminal.fail(engine.error());
    (*engine)->useThreads(arguments.threads);
    const auto imported = (*engine)->importLanguageModel(arguments.folder, arguments.output, arguments.layers);
    if (!imported)
        return terminal.fail(imported.error());
    terminal.print(fmt::format("Language model: {}.\nVocabulary: {} pieces, from {}.\nLicence: see {}. Every bundle made from this model "
                               "includes it.\nThe language model is in {}. Use it with train --language-model.\n",
                               languageModelText(imported->size), imported->size.pieces, imported->vocabulary, imported->licence,
                               arguments.output));
    return ExitCode::Ok;
}

} // namespace

void addImportCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<ImportArguments>();
    CLI::App* command = program.add_subcommand("import", "Convert a published language model for training");
    command->add_option("FOLDER", arguments->folder, "Folder with config.json, model.safetensors and a vocabulary, as published")
        ->required();
    command->add_option("--output", arguments->output, "New or empty folder for the language model")->required()->type_name("DIR");
    command->add_option("--layers", arguments->layers, "Use only the first N layers")->check(CLI::PositiveNumber)->type_name("N");
    addThreadsOption(*command, arguments->threads);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return importModel(*arguments, terminal); }; });
}

} // namespace ratatosk::cli

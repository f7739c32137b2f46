// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sample_command.h"

#include "app/terminal/terminal.h"
#include "core/files/opening/sample_database.h"

#include <CLI/CLI.hpp>

namespace ratatosk::cli {

namespace {

struct SampleArguments {
    std::string name = sampleDatabases().front().name;
    bool showQuestions = false;
};

ExitCode printQuestions(const std::string& name, Terminal& terminal)
{
    for (const SampleDatabase& sample : sampleDatabases()) {
        if (sample.name != name)
            continue;
        for (const std::string& question : sample.questions)
            terminal.print(question + '\n');
    }
    return ExitCode::Ok;
}

ExitCode buildSample(const SampleArguments& arguments, Terminal& terminal)
{
    const auto file = buildSampleDatabase(arguments.name);
    if (!file)
        return terminal.fail(file.error());
    if (arguments.showQuestions)
        return printQuestions(arguments.name, terminal);
    terminal.print(file->string() + '\n');
    return ExitCode::Ok;
}

} // namespace

void addSampleCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<SampleArguments>();
    CLI::App* command = program.add_subcommand("sample", "Create a sample database to try things out, and print its path");
    command->add_option("NAME", arguments->name, "Name of the sample")->capture_default_str();
    command->add_flag("--questions", arguments->showQuestions, "Print example questions for the sample, one per line, instead of its path");
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return buildSample(*arguments, terminal); }; });
}

} // namespace ratatosk::cli

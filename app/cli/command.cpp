// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <CLI/CLI.hpp>

namespace ratatosk::cli {

void addFormatOption(CLI::App& command, OutputFormat& format)
{
    static const std::map<std::string, OutputFormat> formats{
        {"table", OutputFormat::Table}, {"json", OutputFormat::Json}, {"csv", OutputFormat::Csv}};
    command.add_option("--format", format, "Output format: table, json or csv")->transform(CLI::Transformer(formats))->type_name("FORMAT");
}

void addOutputOptions(CLI::App& command, OutputOptions& options)
{
    addFormatOption(command, options.format);
    command.add_flag_callback(
        "--mark-formulas", [&options] { options.formulas = Formulas::Marked; },
        "In CSV, put an apostrophe before text that a spreadsheet would read as a formula (= + - @)");
}

} // namespace ratatosk::cli

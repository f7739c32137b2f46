// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inspect_command.h"

#include "app/cli/database_options.h"
#include "app/cli/model_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/question_input.h"
#include "app/terminal/terminal.h"
#include "core/answer/attention_maps/dot_text.h"
#include "core/answer/attention_maps/occlusion.h"
#include "core/answer/explaining/question_linker.h"
#include "core/answer/explaining/typed_tree.h"
#include "core/files/opening/database_browser.h"
#include "core/messages/answers/enum_names.h"
#include "core/messages/answers/json_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace ratatosk::cli {

namespace {

struct InspectArguments {
    std::string what;
    DatabaseOptions database;
    std::string question;
    std::string format = "json";
    std::string part = "whole";
    int layer = -1; ///< from 1; -1: the last
    int head = 0;   ///< from 1; 0: the mean of all
    ModelOptions model;
};

struct Inspection {
    const InspectArguments& arguments;
    Terminal& terminal;
    std::filesystem::path database; ///< that is read
    std::stop_token stop;

    bool wantsDot() const { return arguments.format == "dot"; }

    ExitCode print(const std::string& text) const
    {
        terminal.print(text.ends_with('\n') ? text : text + '\n');
        return ExitCode::Ok;
    }

    template <class T>
    ExitCode orFail(const Result<T>& result, const std::function<ExitCode(const T&)>& show) const
    {
        return result ? show(*result) : terminal.fail(result.error());
    }
};

Result<Schema> schemaOf(const std::filesystem::path& database)
{
    const auto browser = DatabaseBrowser::open(database);
    if (!browser)
        return browser.error();
    return (*browser)->schema();
}

ExitCode showGraph(const Inspection& inspection)
{
    return inspection.orFail<Schema>(schemaOf(inspection.database), [&](const Schema& schema) {
        return inspection.print(inspection.wantsDot() ? dotOf(schema) : jsonOf(schema));
    });
}

ExitCode showLinks(const Inspection& inspection)
{
    const auto linker = QuestionLinker::open(inspection.database, inspection.stop);
    if (!linker)
        return inspection.terminal.fail(linker.error());
    return inspection.orFail<LinkedQuestion>(linker->link(inspection.arguments.question), [&](const LinkedQuestion& linked) {
        return inspection.print(jsonOf(linked.question, linked.links, linked.unusedWords));
    });
}

/// A model with the database open; without a schema it reads that itself.
Result<std::unique_ptr<QuestionAnswerer>> answererFor(const Inspection& inspection, const std::optional<Schema>& schema = {})
{
    auto answerer = loadModel(inspection.arguments.model);
    if (!answerer)
        return answerer.error();
    if (const auto opened = (*answerer)->openDatabase(inspection.database, schema, inspection.stop); !opened)
        return opened.error();
    return answerer;
}

ExitCode printTree(const Inspection& inspection, const SyntaxNode& tree)
{
    return inspection.print(inspection.wantsDot() ? dotOf(tree) : jsonOf(tree));
}

/// Of a SELECT without a model, of a question with one.
ExitCode showTree(const Inspection& inspection)
{
    const auto schema = schemaOf(inspection.database);
    if (!schema)
        return inspection.terminal.fail(schema.error());
    if (const auto typed = treeOf(inspection.arguments.question, *schema))
        return printTree(inspection, *typed);
    const auto answerer = answererFor(inspection, *schema);
    if (!answerer)
        return inspection.terminal.fail(answerer.error());
    return inspection.orFail<Answer>((*answerer)->ask(inspection.arguments.question, {}, inspection.stop),
                                     [&](const Answer& answer) { return printTree(inspection, answer.candidates.front().tree); });
}

AttentionPart partNamed(const std::string& name)
{
    const auto names = enumNames<AttentionPart>();
    return static_cast<AttentionPart>(std::ranges::find(names, name) - names.begin());
}

ExitCode showAttention(const Inspection& inspection)
{
    const InspectArguments& arguments = inspection.arguments;
    const auto answerer = answererFor(inspection);
    if (!answerer)
        return inspection.terminal.fail(answerer.error());
    const auto answer = (*answerer)->ask(arguments.question, {}, inspection.stop);
    if (!answer)
        return inspection.terminal.fail(answer.error());
    const int layer = arguments.layer < 0 ? (*answerer)->description().layers : arguments.layer;
    return inspection.orFail<AttentionMaps>((*answerer)->attention(layer - 1, partNamed(arguments.part)), [&](const AttentionMaps& maps) {
        if (arguments.head > maps.heads)
            return inspection.terminal.fail({ErrorCode::InvalidArgument, fmt::format("There is no head {}.", arguments.head)});
        return inspection.print(jsonOf(maps, arguments.head - 1, answer->itemNames));
    });
}

ExitCode showWords(const Inspection& inspection)
{
    const auto answerer = answererFor(inspection);
    if (!answerer)
        return inspection.terminal.fail(answerer.error());
    const auto report = [&](const Progress& progress) { inspection.terminal.showProgress(progress); };
    return inspection.orFail<OcclusionReport>(occlude(**answerer, inspection.arguments.question, {}, {}, report, inspection.stop),
                                              [&](const OcclusionReport& outcome) { return inspection.print(jsonOf(outcome)); });
}

ExitCode inspect(const InspectArguments& arguments, Terminal& terminal)
{
    const std::stop_token stop = stopOnInterrupt(AfterStop::EndSoon);
    const auto database = databaseFor(arguments.database, terminal, stop);
    if (!database)
        return terminal.fail(database.error());
    const Inspection inspection{arguments, terminal, *database, stop};
    if (arguments.what == "graph")
        return showGraph(inspection);
    if (inspection.wantsDot() && arguments.what != "tree")
        return terminal.fail({ErrorCode::InvalidArgument, "Only graph and tree can be written as DOT."});
    if (const auto checked = checkQuestion(arguments.question); !checked)
        return terminal.fail(checked.error());
    if (arguments.what == "links")
        return showLinks(inspection);
    if (arguments.what == "tree")
        return showTree(inspection);
    return arguments.what == "attention" ? showAttention(inspection) : showWords(inspection);
}

} // namespace

void addInspectCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<InspectArguments>();
    CLI::App* command = program.add_subcommand("inspect", "Write the data of the window's pictures as JSON or DOT");
    command->add_option("WHAT", arguments->what, "graph, links, attention, tree, or words (the answer without each word)")
        ->required()
        ->check(CLI::IsMember({"graph", "links", "attention", "tree", "words"}));
    addDatabaseOptions(*command, arguments->database);
    command->add_option("QUESTION", arguments->question, "A question in English; for tree, also a SELECT statement");
    command->add_option("--format", arguments->format, "json, or dot for graph and tree")
        ->check(CLI::IsMember({"json", "dot"}))
        ->capture_default_str();
    command->add_option("--layer", arguments->layer, "Layer of the attention, from 1 (default: the last)")->check(CLI::PositiveNumber);
    command->add_option("--head", arguments->head, "Head of the attention, from 1 (default: the mean of all)")->check(CLI::PositiveNumber);
    command->add_option("--part", arguments->part, "Kind of attention: whole, content, relation or rollout")
        ->check(CLI::IsMember({"whole", "content", "relation", "rollout"}))
        ->capture_default_str();
    addModelOptions(*command, arguments->model);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return inspect(*arguments, terminal); }; });
}

} // namespace ratatosk::cli

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/worker_command.h"

#include "app/cli/model_options.h"
#include "app/terminal/message_pipe.h"
#include "app/terminal/terminal.h"
#include "core/messages/answers/answer_server.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <memory>
#include <thread>

namespace ratatosk::cli {

namespace {

ExitCode serve(const ModelOptions& options, Terminal& terminal)
{
    std::signal(SIGINT, SIG_IGN); // Ctrl-C in the window's terminal is for the window, which closes our standard input when it ends
    const int output = takeStandardOutput();
    const auto answerer = loadModel(options);
    if (!answerer) {
        writeAll(output, encode(Reply{kStartupReply, answerer.error()}));
        return terminal.fail(answerer.error());
    }
    if (!writeAll(output, encode(Reply{kStartupReply, (*answerer)->description()})))
        return ExitCode::Failed;

    const auto queue = std::make_shared<RequestQueue>();
    std::thread([queue] { readRequests(*queue); }).detach(); // may wait for input for ever; ends with the process
    while (const auto job = queue->next()) {
        const auto report = [&](const Progress& progress) { writeAll(output, encode(Reply{job->request.number, progress})); };
        if (!writeAll(output, encode(carryOut(job->request, **answerer, report, job->stop))))
            return ExitCode::Failed;
    }
    return ExitCode::Ok;
}

} // namespace

void addWorkerCommand(CLI::App& program, Action& action)
{
    const auto options = std::make_shared<ModelOptions>();
    CLI::App* command = program.add_subcommand("worker", "Answer messages on standard input, for the window");
    command->group(""); // hidden
    addModelOptions(*command, *options);
    command->callback([options, &action] { action = [options](Terminal& terminal) { return serve(*options, terminal); }; });
}

} // namespace ratatosk::cli

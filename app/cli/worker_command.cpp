// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/worker_command.h"

#include "app/cli/model_options.h"
#include "app/cli/terminal.h"
#include "core/facade/answer_server.h"
#include "core/facade/request_queue.h"

#include <CLI/CLI.hpp>

#include <array>
#include <cerrno>
#include <csignal>
#include <memory>
#include <thread>

#include <unistd.h>

namespace ratatosk::cli {

namespace {

/// Keeps standard output for messages alone: whatever a library prints goes to standard error from now on.
int takeStandardOutput()
{
    const int descriptor = dup(STDOUT_FILENO);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return descriptor;
}

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return false;
        bytes.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
    }
    return true;
}

/// Takes in whole messages. False when the bytes are none.
bool pushRequests(MessageReader<Request>& reader, RequestQueue& queue)
{
    for (;;) {
        auto request = reader.next();
        if (!request)
            return false;
        if (!*request)
            return true;
        queue.push(**std::move(request));
    }
}

/// Reads standard input until it ends or makes no sense; then no more requests can come.
void readRequests(RequestQueue& queue)
{
    MessageReader<Request> reader;
    std::array<char, 65536> bytes;
    for (;;) {
        const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        reader.append({bytes.data(), static_cast<std::size_t>(count)});
        if (!pushRequests(reader, queue))
            break;
    }
    queue.close();
}

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

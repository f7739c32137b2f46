// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/statements_command.h"

#include "app/terminal/message_pipe.h"
#include "core/files/statements/statement_server.h"

#include <CLI/CLI.hpp>

#include <atomic>
#include <chrono>
#include <csignal>
#include <memory>
#include <thread>

#include <sys/resource.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace ratatosk::cli {

namespace {

using namespace std::chrono_literals;

/// SQLite may have 512 MiB and a result 256 MiB; a statement that wants more than all this ends here, and no other program suffers.
constexpr rlim_t mostBytes = rlim_t{2} << 30;

/// How long a statement may take to end when nobody waits for it any more.
constexpr auto patience = 250ms;

/// Sanitizers map terabytes.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool isSanitized = true;
#elif defined(__has_feature)
constexpr bool isSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool isSanitized = false;
#endif

void limitMemory()
{
    constexpr rlimit memory{mostBytes, mostBytes};
    if (!isSanitized)
        setrlimit(RLIMIT_DATA, &memory);
    constexpr rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none); // a crash is told of, and a dump holds what is in the database
}

/// What rows pass through is kept for the next ones: to give it back and ask for it again takes a tenth of the time of a statement.
void keepSomeMemory()
{
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, 1 << 20);
    mallopt(M_TRIM_THRESHOLD, 8 << 20);
    mallopt(M_MMAP_THRESHOLD, 8 << 20);
#endif
}

struct Requests {
    StatementQueue queue;
    std::atomic<bool> isApplying = false; ///< what has begun to reach the file is finished
};

/// When the window is gone, however it went, so is this process.
void endWithInput(Requests& requests)
{
    readRequests(requests.queue);
    std::this_thread::sleep_for(patience);
    if (!requests.isApplying)
        _exit(static_cast<int>(ExitCode::Failed));
}

ExitCode serve()
{
    std::signal(SIGINT, SIG_IGN); // Ctrl-C in the window's terminal is for the window
    limitMemory();
    keepSomeMemory();
    const int output = takeStandardOutput();
    StatementServer server([output](const std::string& bytes) { return writeAll(output, bytes); });
    const auto requests = std::make_shared<Requests>();
    std::thread([requests] { endWithInput(*requests); }).detach(); // ends with the process
    while (const auto job = requests->queue.next()) {
        requests->isApplying = std::holds_alternative<ApplyChanges>(job->request.body);
        if (!server.carryOut(job->request, job->stop))
            return ExitCode::Failed;
        requests->isApplying = false;
    }
    return ExitCode::Ok;
}

} // namespace

void addStatementsCommand(CLI::App& program, Action& action)
{
    CLI::App* command = program.add_subcommand("statements", "Run statements from standard input, for the window");
    command->group(""); // hidden
    command->callback([&action] { action = [](Terminal&) { return serve(); }; });
}

} // namespace ratatosk::cli

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include "app/cli/exit_code.h"

#include <csignal>
#include <thread>

#include <unistd.h>

namespace ratatosk::cli {

namespace {

/// Waits for signals on a thread, where more is allowed than in a signal handler.
std::stop_source watchSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);

    std::stop_source source;
    std::thread([signals, source]() mutable {
        for (int signal = 0; sigwait(&signals, &signal) == 0;) {
            if (!source.request_stop())
                _exit(static_cast<int>(ExitCode::Interrupted));
        }
    }).detach(); // ends with the process
    return source;
}

} // namespace

std::stop_token stopOnInterrupt()
{
    static const std::stop_source source = watchSignals();
    return source.get_token();
}

} // namespace ratatosk::cli

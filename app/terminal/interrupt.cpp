// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/interrupt.h"

#include "app/terminal/exit_code.h"

#include <csignal>
#include <thread>

#include <unistd.h>

namespace ratatosk::cli {

namespace {

constexpr timespec patience{.tv_sec = 0, .tv_nsec = 250'000'000};

/// Requests the stop at the first signal, ends the process at the second, or when patience is over.
void handleSignals(const sigset_t& signals, std::stop_source source, AfterStop afterStop)
{
    int signal = 0;
    while (sigwait(&signals, &signal) != 0) {}
    source.request_stop();
    if (afterStop == AfterStop::EndSoon)
        sigtimedwait(&signals, nullptr, &patience);
    else
        sigwait(&signals, &signal);
    _exit(static_cast<int>(ExitCode::Interrupted));
}

/// Waits for signals on a thread, where more is allowed than in a signal handler.
std::stop_source watchSignals(AfterStop afterStop)
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);

    std::stop_source source;
    std::thread([=] { handleSignals(signals, source, afterStop); }).detach(); // ends with the process
    return source;
}

} // namespace

std::stop_token stopOnInterrupt(AfterStop afterStop)
{
    static const std::stop_source source = watchSignals(afterStop);
    return source.get_token();
}

} // namespace ratatosk::cli

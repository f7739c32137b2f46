// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/statements/child_process.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <ctime>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ratatosk {

namespace {

struct Pipe {
    Descriptor reading;
    Descriptor writing;
};

/// Away from the numbers of the standard streams, which the child's own ends are going to take.
Descriptor moved(Descriptor descriptor)
{
    return descriptor.number() > STDERR_FILENO ? std::move(descriptor)
                                               : Descriptor(fcntl(descriptor.number(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
}

std::optional<Pipe> openPipe()
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return std::nullopt;
    return Pipe{moved(Descriptor(ends[0])), moved(Descriptor(ends[1]))};
}

void makePatient(const Descriptor& end)
{
    fcntl(end.number(), F_SETFL, fcntl(end.number(), F_GETFL) | O_NONBLOCK);
}

/// Standard streams, and signals as if started from a shell: the thread that starts it may have blocked some.
class SpawnSettings
{
public:
    SpawnSettings(const Pipe& input, const Pipe& output)
    {
        posix_spawn_file_actions_init(&files);
        posix_spawn_file_actions_adddup2(&files, input.reading.number(), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files, output.writing.number(), STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        sigset_t none;
        sigemptyset(&none);
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    }
    ~SpawnSettings()
    {
        posix_spawn_file_actions_destroy(&files);
        posix_spawnattr_destroy(&attributes);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;

    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
};

/// While it lives, writing into a pipe that nobody reads fails on this thread like any other write, and does not end the program.
class PipeSignalGuard
{
public:
    PipeSignalGuard()
    {
        sigemptyset(&m_signal);
        sigaddset(&m_signal, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &m_signal, &m_before);
    }
    ~PipeSignalGuard()
    {
        const int failure = errno;
        constexpr timespec noTime{};
        sigtimedwait(&m_signal, nullptr, &noTime);
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
        errno = failure;
    }
    PipeSignalGuard(const PipeSignalGuard&) = delete;
    PipeSignalGuard& operator=(const PipeSignalGuard&) = delete;

private:
    sigset_t m_signal;
    sigset_t m_before;
};

std::vector<char*> argumentsOf(const std::filesystem::path& program, const std::vector<std::string>& arguments)
{
    std::vector<char*> pointers{const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments)
        pointers.push_back(const_cast<char*>(argument.c_str()));
    pointers.push_back(nullptr);
    return pointers;
}

} // namespace

Descriptor::Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept
{
    close();
    m_number = std::exchange(other.m_number, -1);
    return *this;
}

void Descriptor::close()
{
    if (m_number >= 0)
        ::close(std::exchange(m_number, -1));
}

ChildProcess::ChildProcess(pid_t id, Descriptor input, Descriptor output) : m_id(id), m_input(std::move(input)), m_output(std::move(output))
{
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : m_id(std::exchange(other.m_id, 0)), m_input(std::move(other.m_input)), m_output(std::move(other.m_output))
{
}

Result<ChildProcess> ChildProcess::start(const std::filesystem::path& program, const std::vector<std::string>& arguments)
{
    auto input = openPipe();
    auto output = openPipe();
    if (!input || !output)
        return Error{ErrorCode::WorkerFailed, "Too many pipes are open to start another program."};
    const SpawnSettings settings(*input, *output);
    pid_t id = 0;
    const int failure = posix_spawn(&id, program.c_str(), &settings.files, &settings.attributes, argumentsOf(program, arguments).data(),
                                    environ);
    if (failure != 0)
        return Error{ErrorCode::WorkerFailed,
                     fmt::format("{} cannot be started: {}.", program.string(), std::generic_category().message(failure))};
    makePatient(input->writing);
    makePatient(output->reading);
    return ChildProcess(id, std::move(input->writing), std::move(output->reading));
}

ChildProcess::~ChildProcess()
{
    using namespace std::chrono_literals;
    m_input.close();
    m_output.close();
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(endMilliseconds);
    while (!hasEnded() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(500us);
    kill();
}

bool ChildProcess::write(std::string& bytes)
{
    const PipeSignalGuard guard;
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_input.number(), bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return errno == EAGAIN;
        bytes.erase(0, written > 0 ? static_cast<std::size_t>(written) : 0);
    }
    return true;
}

bool ChildProcess::hasEnded()
{
    if (m_id != 0 && waitpid(m_id, nullptr, WNOHANG) != 0)
        m_id = 0;
    return m_id == 0;
}

void ChildProcess::kill()
{
    if (m_id == 0)
        return;
    ::kill(m_id, SIGKILL);
    while (waitpid(m_id, nullptr, 0) < 0 && errno == EINTR) {}
    m_id = 0;
}

} // namespace ratatosk

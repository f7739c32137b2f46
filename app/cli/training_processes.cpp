// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/training_processes.h"

#include <charconv>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <thread>
#include <utility>

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

constexpr std::chrono::milliseconds kBetweenLooks{50};

Result<void> readNumber(const char* variable, int& number)
{
    const char* text = std::getenv(variable);
    if (!text)
        return {};
    const char* end = text + std::strlen(text);
    if (std::from_chars(text, end, number).ptr == end && end != text)
        return {};
    return Error{ErrorCode::InvalidArgument, fmt::format("The variable {} is '{}', which is not a number.", variable, text)};
}

/// A port on which nobody on this machine listens just now; 0 when there is none.
int freePort()
{
    const int listener = socket(AF_INET, SOCK_STREAM, 0);
    if (listener < 0)
        return 0;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool isBound = bind(listener, reinterpret_cast<sockaddr*>(&address), size) == 0
        && getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size) == 0;
    close(listener);
    return isBound ? ntohs(address.sin_port) : 0;
}

std::vector<std::string> environmentOf(const ProcessPlace& place)
{
    std::vector<std::string> variables;
    for (char** variable = environ; *variable; ++variable)
        variables.emplace_back(*variable);
    variables.push_back(fmt::format("RANK={}", place.rank));
    variables.push_back(fmt::format("WORLD_SIZE={}", place.count));
    variables.push_back(fmt::format("MASTER_ADDR={}", place.address));
    variables.push_back(fmt::format("MASTER_PORT={}", place.port));
    return variables;
}

std::vector<char*> pointersTo(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// What the others would say, the first says as well. Each is a group of its own: Ctrl-C would reach it as well as the request to end, and
/// two signals end a training without a checkpoint.
std::optional<pid_t> start(const ProcessPlace& place, std::vector<std::string> arguments)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    if (place.rank > 0) {
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    std::vector<std::string> environment = environmentOf(place);
    arguments.insert(arguments.begin(), "ratatosk-cli");
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    pid_t process = 0;
    const int failure = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, pointersTo(arguments).data(),
                                    pointersTo(environment).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failure == 0 ? std::optional(process) : std::nullopt;
}

/// Waits for one process; when `stop` says so, it is asked to end, once.
int wait(pid_t process, std::stop_token stop)
{
    int status = 0;
    bool wasRequested = false;
    while (waitpid(process, &status, WNOHANG) == 0) {
        if (stop.stop_requested() && !std::exchange(wasRequested, true))
            kill(process, SIGTERM);
        std::this_thread::sleep_for(kBetweenLooks);
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : static_cast<int>(ExitCode::Failed);
}

} // namespace

Result<ProcessPlace> placeFromEnvironment()
{
    ProcessPlace place;
    if (const char* address = std::getenv("MASTER_ADDR"))
        place.address = address;
    const std::pair<const char*, int*> numbers[] = {{"RANK", &place.rank}, {"WORLD_SIZE", &place.count}, {"MASTER_PORT", &place.port}};
    for (const auto& [variable, number] : numbers) {
        if (const Result<void> read = readNumber(variable, *number); !read)
            return read.error();
    }
    return place;
}

Result<ExitCode> trainInProcesses(int count, const std::vector<std::string>& arguments, std::stop_token stop)
{
    std::vector<pid_t> processes;
    ProcessPlace place{0, count, "127.0.0.1", freePort()};
    for (; place.rank < count; ++place.rank) {
        const auto process = start(place, arguments);
        if (!process)
            break;
        processes.push_back(*process);
    }
    const bool isComplete = static_cast<int>(processes.size()) == count;
    std::vector<int> codes;
    for (const pid_t process : processes) {
        if (!isComplete)
            kill(process, SIGTERM);
        codes.push_back(wait(process, stop));
    }
    if (!isComplete)
        return Error{ErrorCode::WorkerFailed, fmt::format("Of {} processes, only {} could be started.", count, processes.size())};
    return static_cast<ExitCode>(codes.front());
}

} // namespace ratatosk::cli

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/message_pipe.h"

#include <array>
#include <cerrno>

#include <unistd.h>

namespace ratatosk::cli {

namespace {

/// Takes in whole messages. False when the bytes are none.
template <class Message>
bool pushRequests(MessageReader<Message>& reader, JobQueue<Message>& queue)
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

} // namespace

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

template <class Message>
void readRequests(JobQueue<Message>& queue)
{
    MessageReader<Message> reader;
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

template void readRequests(JobQueue<Request>& queue);
template void readRequests(JobQueue<StatementRequest>& queue);

} // namespace ratatosk::cli

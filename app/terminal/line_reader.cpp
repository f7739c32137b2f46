// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/line_reader.h"

#include <algorithm>
#include <array>
#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace ratatosk::cli {

namespace {

constexpr int millisecondsBetweenLooks = 50;

/// Whether there is something to read, or nothing will ever come.
bool isReady(int descriptor)
{
    pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
    const int count = ::poll(&waiting, 1, millisecondsBetweenLooks);
    return count > 0 || (count < 0 && errno != EINTR);
}

} // namespace

bool LineReader::fill(const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        if (!isReady(m_descriptor))
            continue;
        std::array<char, 65'536> bytes;
        const ssize_t count = ::read(m_descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count > 0)
            m_buffer.append(bytes.data(), static_cast<std::size_t>(count));
        return count > 0;
    }
    return false;
}

std::optional<std::string> LineReader::next(std::size_t mostBytes, const std::stop_token& stop)
{
    std::string line;
    for (;;) {
        const std::size_t end = m_buffer.find('\n');
        line.append(m_buffer, 0, end);
        line.resize(std::min(line.size(), mostBytes));
        m_buffer.erase(0, end == std::string::npos ? end : end + 1);
        if (end != std::string::npos)
            return line;
        if (!fill(stop))
            return line.empty() || stop.stop_requested() ? std::nullopt : std::optional(line);
    }
}

} // namespace ratatosk::cli

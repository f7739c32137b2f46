// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>

namespace ratatosk::cli {

/// Lines of a file descriptor, a terminal or a pipe; waiting for one ends when a stop is requested.
class LineReader
{
public:
    explicit LineReader(int descriptor) : m_descriptor(descriptor) {}

    /// Without its end; of a longer line only `mostBytes` are kept. Nothing at the end, and after a stop.
    std::optional<std::string> next(std::size_t mostBytes, const std::stop_token& stop);

private:
    bool fill(const std::stop_token& stop);

    int m_descriptor;
    std::string m_buffer; ///< read, not handed out
};

} // namespace ratatosk::cli

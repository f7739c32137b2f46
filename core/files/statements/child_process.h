// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ratatosk {

/// A file descriptor, closed with the object; -1: none.
class Descriptor
{
public:
    explicit Descriptor(int number = -1) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    ~Descriptor() { close(); }

    int number() const { return m_number; }
    void close();

private:
    int m_number;
};

/// A program that was started with pipes on its standard input and output, of which no other child inherits an end, and nothing for
/// standard error. It is expected to end when its input is closed; its end is waited for, so that it leaves nothing behind.
class ChildProcess
{
public:
    static constexpr int endMilliseconds = 300; ///< after that long a child that does not end by itself is killed

    /// Error: WorkerFailed.
    static Result<ChildProcess> start(const std::filesystem::path& program, const std::vector<std::string>& arguments);

    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&&) = delete;
    ~ChildProcess(); ///< closes its input and waits

    /// Writes what fits into the pipe and takes it off `bytes`; never blocks. False when nobody reads them.
    bool write(std::string& bytes);

    /// Neither blocks.
    int input() const { return m_input.number(); }
    int output() const { return m_output.number(); }
    pid_t id() const { return m_id; }

    void kill();
    bool hasEnded();

private:
    ChildProcess(pid_t id, Descriptor input, Descriptor output);

    pid_t m_id; ///< 0: its end has been seen
    Descriptor m_input;
    Descriptor m_output;
};

} // namespace ratatosk

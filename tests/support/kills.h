// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <functional>
#include <random>
#include <thread>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ratatosk::test {

/// How often a test of one kind kills: 4 times, or as $RATATOSK_KILLS says.
inline int killCount()
{
    return qEnvironmentVariableIsSet("RATATOSK_KILLS") ? std::max(1, qEnvironmentVariableIntValue("RATATOSK_KILLS")) : 4;
}

/// A value that a child process writes and its parent still reads when the child is dead. Value is plain.
template <class Value>
class Shared
{
public:
    Shared() : m_value(static_cast<Value*>(mmap(nullptr, sizeof(Value), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))) {}
    ~Shared() { munmap(m_value, sizeof(Value)); }
    Shared(const Shared&) = delete;
    Shared& operator=(const Shared&) = delete;

    Value* operator->() const { return m_value; }
    Value& operator*() const { return *m_value; }

private:
    Value* m_value;
};

/// Lets a child process work and kills it, as kill -9 does, after a time up to `most` that `seed` draws.
inline void killAtRandom(unsigned seed, std::chrono::milliseconds most, const std::function<void()>& work)
{
    const pid_t child = fork();
    if (child == 0) {
        work();
        _exit(0);
    }
    std::mt19937 random(seed);
    std::this_thread::sleep_for(std::chrono::microseconds(random() % (most.count() * 1000)));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}

} // namespace ratatosk::test

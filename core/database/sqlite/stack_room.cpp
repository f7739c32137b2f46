// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/stack_room.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <pthread.h>

namespace ratatosk {

namespace {

constexpr std::size_t mostKeptFree = std::size_t{2} << 20; ///< a quarter of the usual 8 MiB

/// Below this address the stack of the calling thread is short; 0 where the system does not tell.
std::uintptr_t lowestAddress()
{
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0)
        return 0;
    void* begin = nullptr;
    std::size_t size = 0;
    const bool isKnown = pthread_attr_getstack(&attributes, &begin, &size) == 0;
    pthread_attr_destroy(&attributes);
    return isKnown ? reinterpret_cast<std::uintptr_t>(begin) + std::min(size / 4, mostKeptFree) : 0;
}

} // namespace

bool hasStackRoom()
{
    static thread_local const std::uintptr_t lowest = lowestAddress();
    return reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)) > lowest;
}

} // namespace ratatosk

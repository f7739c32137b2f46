// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/heap_memory.h"

#include <cstdlib> // says whether this is glibc

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace ratatosk {

void returnFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0); // also what lies free between blocks in use
#endif
}

void keepFreedMemory()
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20); // the most that glibc takes
    mallopt(M_TRIM_THRESHOLD, -1);
#endif
}

void keepLargeBlocks()
{
#ifdef __GLIBC__
    constexpr int kTopPad = 64 << 20;
    keepFreedMemory();
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TOP_PAD, kTopPad);
#endif
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/training_memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace ratatosk::cli {

void keepLargeBlocks()
{
#ifdef __GLIBC__
    constexpr int kTopPad = 64 << 20;
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TOP_PAD, kTopPad);
#endif
}

} // namespace ratatosk::cli

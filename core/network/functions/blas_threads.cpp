// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/blas_threads.h"

#include <dlfcn.h>

namespace ratatosk {

void useOneBlasThread()
{
    using SetThreads = void (*)(int);
    if (const auto setThreads = reinterpret_cast<SetThreads>(dlsym(RTLD_DEFAULT, "openblas_set_num_threads")))
        setThreads(1);
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engine_environment.h"

#include <cstdlib>

#include <malloc.h>

namespace ratatosk::cli {

namespace {

/// Memory that a computation gives back is taken again by the next one: asking the kernel each time costs page faults, a fifth of a
/// training step.
void keepFreedMemory()
{
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 32 << 20); // the most that glibc takes
    mallopt(M_TRIM_THRESHOLD, -1);
}

} // namespace

std::optional<std::string> openBlasCoreType()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
        return "SKYLAKEX";
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return "HASWELL";
#endif
    return std::nullopt;
}

void prepareEnvironment()
{
    constexpr int keepUsersChoice = 0;
    if (const auto core = openBlasCoreType())
        setenv("OPENBLAS_CORETYPE", core->c_str(), keepUsersChoice);
    setenv("OMP_WAIT_POLICY", "passive", keepUsersChoice); // waiting threads that spin slow the working ones down threefold
    keepFreedMemory();
}

} // namespace ratatosk::cli

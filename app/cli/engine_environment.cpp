// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engine_environment.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace ratatosk::cli {

namespace {

/// Some microseconds: from one operation of a layer to the next. A thread that sleeps in between wakes too late, and two are no faster than one.
constexpr const char* kShortSpin = "3000";

/// Whether products of layers run on OpenMP's threads, as oneDNN's and ours do; those of OpenBLAS, which has its own, would wait for the spin.
bool multipliesOnOpenMp()
{
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vnni");
#else
    return false;
#endif
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
    if (multipliesOnOpenMp() && !std::getenv("OMP_WAIT_POLICY"))
        setenv("GOMP_SPINCOUNT", kShortSpin, keepUsersChoice);
    setenv("OMP_WAIT_POLICY", "passive", keepUsersChoice); // waiting threads that spin for long slow the working ones down threefold
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1); // a thread's own arena would keep what it frees
#endif
}

} // namespace ratatosk::cli

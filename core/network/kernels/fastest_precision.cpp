// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/kernels/fastest_precision.h"

#include "core/network/kernels/device.h"
#include "core/network/kernels/integer_product_kernel.h"
#include "core/network/kernels/tile_panel_kernel.h"

#include <cstdlib>
#include <string_view>

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <asm/hwcap.h>
#include <sys/auxv.h>
#endif

namespace ratatosk {
namespace {

#if defined(__x86_64__)
/// AVX512_BF16: CPUID leaf 7, sub-leaf 1, bit 5 of EAX (Intel's manual, volume 2A). Whatever has AMX has it, too.
bool multipliesBFloat16()
{
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    constexpr unsigned bf16 = 1u << 5;
    return __builtin_cpu_supports("avx512f") && __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx) && (eax & bf16) != 0;
}
#elif defined(__aarch64__) && defined(HWCAP2_BF16)
bool multipliesBFloat16()
{
    return (getauxval(AT_HWCAP2) & HWCAP2_BF16) != 0;
}
#else
bool multipliesBFloat16()
{
    return false;
}
#endif

/// Of what floating point numbers offer.
Precision fastestFloatingPrecision()
{
    return bestDevice().is_cuda() || multipliesBFloat16() ? Precision::BFloat16 : Precision::Float32;
}

} // namespace

Precision fastestPrecision()
{
    const char* const wish = std::getenv("RATATOSK_NUMBER_FORMAT");
    for (const Precision precision : {Precision::Float32, Precision::BFloat16, Precision::Integer}) {
        if (wish && wish == nameOf(precision) && !(bestDevice().is_cuda() && precision == Precision::Integer))
            return precision;
    }
    const bool hasBytes = kernel::multipliesTiles() || kernel::byteInstructions() != kernel::ByteInstructions::None;
    const bool isForBytes = hasBytes && !bestDevice().is_cuda();
    return isForBytes ? Precision::Integer : fastestFloatingPrecision();
}

std::string_view nameOf(Precision precision)
{
    switch (precision) {
    case Precision::BFloat16: return "bf16";
    case Precision::Integer: return "int8";
    default: return "fp32";
    }
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_targets.h"

#include <cstddef>
#include <cstdint>

/// What libFuzzer calls. A broken promise is an exception that nobody catches.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    ratatosk::fuzz::RATATOSK_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
    return 0;
}

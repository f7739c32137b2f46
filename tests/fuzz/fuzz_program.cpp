// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_targets.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace {

const ratatosk::fuzz::FuzzTarget& target()
{
    static const auto& found = *std::ranges::find(ratatosk::fuzz::fuzzTargets(), RATATOSK_FUZZ_TARGET, &ratatosk::fuzz::FuzzTarget::name);
    return found;
}

} // namespace

/// What libFuzzer calls. A broken promise is an exception that nobody catches.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    target().run({reinterpret_cast<const char*>(data), size});
    return 0;
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/functions/device.h"

#include <ATen/Context.h>
#include <ATen/Parallel.h>

#include <fmt/format.h>

namespace ratatosk {

at::Device bestDevice()
{
    return at::hasCUDA() ? at::Device(at::kCUDA, 0) : at::Device(at::kCPU);
}

std::string bestDeviceText()
{
    if (bestDevice().is_cuda())
        return "graphics card";
    const int threads = at::get_num_threads();
    return fmt::format("CPU, {} {}", threads, threads == 1 ? "thread" : "threads");
}

} // namespace ratatosk

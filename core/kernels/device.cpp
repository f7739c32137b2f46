// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/device.h"

#include <ATen/Context.h>

namespace ratatosk {

at::Device bestDevice()
{
    return at::hasCUDA() ? at::Device(at::kCUDA, 0) : at::Device(at::kCPU);
}

} // namespace ratatosk

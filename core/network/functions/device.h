// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <c10/core/Device.h>

#include <string>

namespace ratatosk {

/// The first GPU when LibTorch was built for CUDA and finds one, else the CPU. CUDA_VISIBLE_DEVICES chooses another or, empty, none.
at::Device bestDevice();

/// What it is, in words: "graphics card", "CPU, 2 threads" (those that LibTorch uses).
std::string bestDeviceText();

} // namespace ratatosk

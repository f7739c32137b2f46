// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace ratatosk {

/// Where a process stands among those that train one network together, in torchrun's terms.
struct ProcessPlace {
    int rank = 0; ///< 0 writes checkpoints and validates
    int count = 1;
    std::string address = "127.0.0.1"; ///< where rank 0 listens
    int port = 29500;
};

} // namespace ratatosk

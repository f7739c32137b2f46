// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

enum class Activation {
    Gelu, ///< x Phi(x), Phi the normal distribution (Hendrycks and Gimpel, "Gaussian error linear units", 2016)
    Relu,
};

} // namespace ratatosk

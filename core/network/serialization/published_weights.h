// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/serialization/named_tensors.h"

namespace ratatosk {

/// The encoder's own weights under our names (`encoderWeightName`). The tensors share memory with those given.
NamedTensors encoderWeights(const NamedTensors& published);

} // namespace ratatosk

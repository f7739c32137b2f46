// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/bundle/safetensors_header.h"
#include "core/network/model/model_config.h"

namespace ratatosk {

/// Compares each size of a configuration with the shape of a tensor that has it, before any memory is asked for: a network of the sizes that
/// somebody wrote into config.json may not fit into it. ModelInvalid names the first tensor that is missing or has another shape.
Result<void> checkShapes(const ModelConfig& config, const SafetensorsHeader& weights);

} // namespace ratatosk

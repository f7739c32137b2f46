// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/model/encoder_request.h"

namespace ratatosk {

/// How networks are loaded that need LibTorch, from now on. Who links it says so, or who knows where a module with it is, before the first parser is
/// loaded.
void loadOtherNetworksWith(LoadEncoder load);

/// By plain kernels where the network has them (isFixable) and no bfloat16 is asked for, else as `loadOtherNetworksWith` says. Errors: ModelMissing,
/// also where nobody knows of LibTorch; ModelInvalid.
Result<std::shared_ptr<QuestionEncoder>> loadEncoder(const EncoderRequest& request);

} // namespace ratatosk

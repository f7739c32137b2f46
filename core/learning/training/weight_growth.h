// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/serialization/named_tensors.h"

namespace ratatosk {

/// Assigns weights of an earlier network whose grammar had fewer rules and whose values fewer sources: what both have is taken over, new rows
/// stay as they are, and projections that the earlier network lacked become zero, so that training begins where it ended. Requires: new rules
/// and sources stand behind the old ones (resources/grammar/extended.asdl). Error: ModelInvalid where shapes differ otherwise.
/// `newRelations` tells of each relation behind the earlier network's last which of those its vectors begin as.
Result<void> growParameters(torch::nn::Module& network, const NamedTensors& earlier, const std::vector<int>& newRelations = {});

/// The earlier weights for a network over another language model: that and what reads its states, where these have another size, are the
/// network's own.
NamedTensors withOwnLanguageModel(const torch::nn::Module& network, NamedTensors earlier);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/bundle/bundle_description.h"
#include "core/network/serialization/model_bundle.h"

#include <cstdint>
#include <filesystem>

namespace ratatosk {

/// Puts what makes the bundle's weights into those of `trained`, a conversational bundle that began as this one, beside them (`adaptationOf`).
/// Returns the file's bytes. Errors: those of reading either; InvalidArgument when the two are not of one shape.
Result<std::uintmax_t> writeConversationWeights(const std::filesystem::path& bundle, const std::filesystem::path& trained);

/// The same bundle as it reads questions that go on from others. Errors: as readBundle; ModelMissing when it has no such weights.
Result<Bundle> readConversationBundle(const std::filesystem::path& folder);

} // namespace ratatosk

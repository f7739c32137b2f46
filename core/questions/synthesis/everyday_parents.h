// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/synthesis/everyday_topic.h"

#include <optional>

namespace ratatosk {

// What rows belong to. Nothing where chance led nowhere, or where no other table has names.

/// "Which players does Arsenal have?"
std::optional<EverydayQuestion> askForRowsOfParent(EverydayTopic& topic);
/// "Which club does Tom belong to?"
std::optional<EverydayQuestion> askForParent(EverydayTopic& topic);
/// "Which club has the most players?"
std::optional<EverydayQuestion> askForBusiestParent(EverydayTopic& topic);

} // namespace ratatosk

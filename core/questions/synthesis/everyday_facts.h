// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/synthesis/everyday_topic.h"

#include <optional>

namespace ratatosk {

// What is true of one row, or of all. Nothing where chance led nowhere.

/// "How old is Tom?"
std::optional<EverydayQuestion> askHowOneIs(EverydayTopic& topic);
/// "Where is the Louvre?"
std::optional<EverydayQuestion> askWhereOneIs(EverydayTopic& topic);
/// "When was Tom born?"
std::optional<EverydayQuestion> askWhenOneWas(EverydayTopic& topic);
/// "How many beds does the Ritz have?"
std::optional<EverydayQuestion> askHowManyOneHas(EverydayTopic& topic);
/// "How old are the pilots on average?"
std::optional<EverydayQuestion> askHowAllAre(EverydayTopic& topic);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/synthesis/everyday_topic.h"

#include <optional>

namespace ratatosk {

// Which rows there are. Nothing where chance led nowhere.

/// "Which schools are in Paris?"
std::optional<EverydayQuestion> askForRows(EverydayTopic& topic);
/// "How many cargo ships are there?"
std::optional<EverydayQuestion> askForCount(EverydayTopic& topic);
/// "Who is the oldest pilot?"
std::optional<EverydayQuestion> askForTop(EverydayTopic& topic);
/// "Sort the pilots from youngest to oldest."
std::optional<EverydayQuestion> askForOrder(EverydayTopic& topic);
/// "What are the schools called?"
std::optional<EverydayQuestion> askForNames(EverydayTopic& topic);

} // namespace ratatosk

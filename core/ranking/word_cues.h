// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ranking/query_deeds.h"
#include "core/text/question.h"

namespace ratatosk {

/// How much of what the question's words ask for ("average", "without", "at most") is not done by a query of these deeds: kinds of
/// request, each counted once.
int unheardCues(const Question& question, const std::set<Deed>& deeds);

} // namespace ratatosk

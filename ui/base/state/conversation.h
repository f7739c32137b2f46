// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/state/inquiry.h"

#include <vector>

/// What a question goes on from that is asked while this inquiry is shown: what the inquiry went on from, unless it began anew, then its own question with the SQL
/// that a person has made of it: the statement that was run last, else the chosen answer. Nothing where nothing was asked, and no turn for a guess
/// that was not run.
std::vector<ratatosk::EarlierTurn> turnsUpTo(const Inquiry& inquiry);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/questions/variants/variant.h"

namespace ratatosk {

/// Declared foreign keys go: mostly all of them, else those of some tables; in two of five databases the primary keys go, too. What is left is to be
/// guessed, as in files that people import.
void dropKeys(Variant& variant, Dice& dice);

} // namespace ratatosk

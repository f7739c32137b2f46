// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/questions/variants/variant.h"

namespace ratatosk {

/// Draws other tables for the same facts: pairs of one-to-one tables become sheets, codes are spelt out, words that repeat move to code tables, columns of parents are
/// repeated, technical columns and tables of `other` (null: none) are added.
void changeShape(Variant& variant, const DatabaseContent* other, Dice& dice);

} // namespace ratatosk

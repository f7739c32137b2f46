// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/questions/variants/variant.h"

namespace ratatosk {

/// Adds to some tables what applications keep beside the matter: when a row was made and changed, a UUID, a hash.
void addTechnicalColumns(Variant& variant, Dice& dice);

/// Adds so many tables of another database, as many as there are with names of their own, of each up to 200 rows and without foreign keys.
void addUnrelatedTables(Variant& variant, const DatabaseContent& other, int count, Dice& dice);

} // namespace ratatosk

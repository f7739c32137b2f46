// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/logic/term.h"

namespace ratatosk::logic {

/// The same for all forms that differ only in the order of what `and` and `or` join, as Dong and Lapata (ACL 2018) compare, and in the
/// names of bound variables: each is named after the number of binders around its own, so that neighbours may change places; a free one
/// is marked. Other arguments keep their order.
Term normalForm(const Term& term);

/// Whether two forms are the same in their normal form. One that cannot be read matches only itself.
bool isLogicMatch(const Words& one, const Words& other);

} // namespace ratatosk::logic

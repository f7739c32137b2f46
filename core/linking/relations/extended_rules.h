// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/dt_fixup_rules.h"

namespace ratatosk {

/// DT-Fixup's 33 relations with unchanged ids, and links that it folds into others kept apart: whole cell 33/34, word in cell 35/36,
/// number 37/38, time 39/40 (word to column / column to word), synonym 41/42 (columns) and 43/44 (tables).
class ExtendedRules : public DtFixupRules
{
public:
    std::span<const std::string_view> names() const override;
    LinkRelation columnLink(LinkKind kind) const override;
    LinkRelation tableLink(LinkKind kind) const override;
};

} // namespace ratatosk

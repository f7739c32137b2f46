// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/share.h"

namespace ratatosk::sql {

Expression& scaledPart(Arithmetic& share)
{
    auto* scaled = std::get_if<Arithmetic>(&share.left->term);
    const bool isScaled = scaled && scaled->operation == ArithmeticOperator::Multiply
        && std::holds_alternative<Literal>(scaled->left->term);
    return isScaled ? *scaled->right : *share.left;
}

} // namespace ratatosk::sql

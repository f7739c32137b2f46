// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/batches/schema_sampler.h"
#include "core/linking/relations/prepared_question.h"

namespace ratatosk {

/// How often training pretends that a question does not say a name outright.
struct NameHiding {
    double links = 0; ///< share of the items whose name links go: the linker found nothing
    double words = 0; ///< share of those whose words go as well: the person said something else, or left it out
};

/// Hides some tables and columns that the question names. Links by value stay, and so do words that belong to a literal.
void hideNames(PreparedQuestion& question, const NameHiding& hiding, RandomEngine& random);

} // namespace ratatosk

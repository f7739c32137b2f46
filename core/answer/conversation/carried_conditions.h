// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/prepared_question.h"

namespace ratatosk {

/// The question as it is to be ranked: the word that refers back names the columns of the earlier conditions, and says their literals.
PreparedQuestion withReferences(PreparedQuestion question);

} // namespace ratatosk

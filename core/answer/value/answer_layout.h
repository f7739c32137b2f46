// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

namespace ratatosk {

/// The answer with its SQL laid out in lines as people write it (`sql::formattedSql`), and all that points into the SQL moved along.
Answer laidOut(Answer answer);

} // namespace ratatosk

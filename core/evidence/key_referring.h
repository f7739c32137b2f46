// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/text/question.h"

#include <optional>

namespace ratatosk {

/// The key by which rows of other tables refer to the table: the only one, or the only one of a table that the question names.
std::optional<ForeignKey> keyReferring(TableId table, const Question& question, const Schema& schema);

} // namespace ratatosk

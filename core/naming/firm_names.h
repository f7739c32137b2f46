// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Which customers have ordered everything?" of firms, each with the name of whoever speaks for it: the firm's. Says whether something was changed.
bool nameFirms(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk

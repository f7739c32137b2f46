// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <string>

namespace ratatosk {

/// A query in plain English words and spoken names, for a language model to compare with the question: "name of singer; where country of
/// singer is France; by age of singer, highest first; first 1; from singer". Join keys are left out: the question does not name them.
/// A reranker that was trained with these words reads no others: a change here wants it trained anew.
std::string candidateWords(const sql::Query& query, const Schema& schema);

} // namespace ratatosk

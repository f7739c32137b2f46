// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"

#include <functional>

namespace ratatosk {

using VisitExpression = std::function<void(const sql::Expression&)>;

/// Visits every expression that has no parts (columns, stars, literals, queries as values); does not enter the queries.
void visitTerms(const sql::Expression& expression, const VisitExpression& visit);
void visitTerms(const sql::Condition& condition, const VisitExpression& visit);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <functional>

namespace ratatosk::sql {

/// Called for every expression that has no parts: columns, stars, literals, queries that stand for a value.
using VisitTerm = std::function<void(const Expression&)>;
/// Called for every query inside, those that stand for a value included.
using VisitQuery = std::function<void(const Query&)>;

/// Visits the terms of an expression, a condition, or all clauses of a block, and the queries in it; what is inside those is left to the
/// caller.
void visitTerms(const Expression& expression, const VisitTerm& visitTerm, const VisitQuery& visitQuery = {});
void visitTerms(const Condition& condition, const VisitTerm& visitTerm, const VisitQuery& visitQuery = {});
void visitTerms(const SelectBlock& block, const VisitTerm& visitTerm, const VisitQuery& visitQuery = {});

/// Called for every expression of a block's own, those with parts included, before what is inside them; not of the queries in it.
void visitParts(const SelectBlock& block, const VisitTerm& visitPart);
void visitParts(const Expression& expression, const VisitTerm& visitPart);

/// The same for changing what is found.
using EditTerm = std::function<void(Expression&)>;
using EditQuery = std::function<void(Query&)>;
void editTerms(Expression& expression, const EditTerm& editTerm, const EditQuery& editQuery = {});
void editTerms(Condition& condition, const EditTerm& editTerm, const EditQuery& editQuery = {});
void editTerms(SelectBlock& block, const EditTerm& editTerm, const EditQuery& editQuery = {});

/// Called for every condition and for every expression, those with parts included, after what is inside them.
struct EditParts {
    std::function<void(Condition&)> condition;
    std::function<void(Expression&)> expression;
};
/// All of a query, with the queries in it.
void editParts(Query& query, const EditParts& edit);

/// The same for looking; what is left empty is not called.
struct VisitParts {
    std::function<void(const Condition&)> condition{};
    std::function<void(const Expression&)> expression{};
};
void visitParts(const Query& query, const VisitParts& visit);

/// Called for what stands behind WHERE and in each FILTER of a query and of those in it: conditions as wholes.
void editClauses(Query& query, const std::function<void(Condition&)>& edit);

} // namespace ratatosk::sql

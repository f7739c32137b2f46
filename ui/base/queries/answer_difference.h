// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <QString>

#include <optional>

/// The first thing in which two readings of a question differ, as the two ends of "Do you mean ... or ...?": "the average of dogs.age", "the
/// highest dogs.age"; "only dogs", "dogs with their owners".
struct AnswerDifference {
    QString first;
    QString second;

    bool operator==(const AnswerDifference&) const = default;
};

/// Whether only one clause tells them apart; the tables that it needs do not count.
bool differInOneThing(const ratatosk::sql::Query& first, const ratatosk::sql::Query& second, const ratatosk::Schema& schema);

/// Nothing when no words tell them apart.
std::optional<AnswerDifference> answerDifference(const ratatosk::sql::Query& first, const ratatosk::sql::Query& second,
                                                 const ratatosk::Schema& schema);

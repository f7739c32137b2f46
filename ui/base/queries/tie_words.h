// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/limit_ties.h"

#include <QString>

/// "one of 3,290 with unit price 0.99", of a query that takes the first row alone; empty: it takes more.
QString tieWords(const ratatosk::sql::Query& query, const ratatosk::LimitTie& tie, const ratatosk::Schema& schema);

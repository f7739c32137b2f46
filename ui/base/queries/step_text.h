// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_steps.h"

#include <QString>

/// One sentence that says what a step of a query does. Requires: the step is one of the explanation's.
QString stepText(const ratatosk::QueryExplanation& explanation, const ratatosk::QueryStep& step, const ratatosk::Schema& schema);

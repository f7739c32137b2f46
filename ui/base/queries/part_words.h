// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_choices.h"

#include <QString>

/// A part of a query in words: "dogs.age", "average", "is more than".
QString partWords(const ratatosk::QueryPart& part, const ratatosk::Schema& schema);

/// What such a part is: "Column", "Table", "Figure".
QString partName(const ratatosk::QueryPart& part);

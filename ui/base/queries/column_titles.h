// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <QStringList>

#include <string>

/// What the computed columns of a statement are, in words ("average of hut.beds" for `avg(h.beds)`): one for each column of its rows, empty
/// where the column has a name of its own. Empty for statements whose columns are not listed one by one.
QStringList columnTitles(const std::string& sql, const ratatosk::Schema& schema);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"

#include <QString>

/// What a query shows and of which rows, in one line: "name, age; country is “France”". Empty for what cannot be read.
QString gistOf(const QString& sql, const ratatosk::Schema& schema);

/// Which conditions a query has taken over from the one before it: "country is “France”". Empty: none.
QString takenOver(const QString& sql, const QString& earlier, const ratatosk::Schema& schema);

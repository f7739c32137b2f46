// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <QString>

/// What the query of one turn of a conversation says.
struct TurnWords {
    QString gist;      ///< what it shows and of which rows: "name from huts; beds is more than 20"; empty: it cannot be read
    QString takenOver; ///< conditions that held for the query before it too, which the gist does not repeat: "country is “France”"

    /// `earlier` is empty for a turn that goes on from nothing.
    static TurnWords of(const QString& sql, const QString& earlier, const ratatosk::Schema& schema);
};

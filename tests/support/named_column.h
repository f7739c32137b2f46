// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

/// A column of which only its table and its name matter.
inline ratatosk::Column namedColumn(int table, const char* name)
{
    return {.table = ratatosk::TableId{table}, .name = name};
}

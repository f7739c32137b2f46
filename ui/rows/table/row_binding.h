// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

/// What the rows of a statement are in the file, as far as they can be changed there: a value.
struct RowBinding {
    std::string table;                ///< empty: they are not the rows of one
    std::vector<std::string> columns; ///< by place: what it calls them
    std::vector<ratatosk::ColumnType> types;
    std::vector<int> key;      ///< places of the primary key; empty: rows that are there stay as they are
    QString reason;            ///< why they do
    QStringList columnReasons; ///< by place: why a column alone does; empty: it does not
    bool canGrow = false;      ///< rows can be added
};

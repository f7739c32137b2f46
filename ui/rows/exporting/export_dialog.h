// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/row_text.h"

#include <QString>

#include <cstdint>
#include <optional>

class QWidget;

struct ExportTarget {
    QString file;
    ratatosk::RowFormat format = ratatosk::RowFormat::Csv;
};

/// "Export 63 rows"; without their number where it is below 0.
QString exportTitle(std::int64_t rows);

/// Asks where to and in which form; the ending of the name decides over the form chosen in the list. Nothing when given up. `rows`: how many
/// there will be, below 0 where nobody knows.
std::optional<ExportTarget> chooseExport(QWidget* parent, const QString& suggestedName, std::int64_t rows);

/// The form that a file name stands for; nothing when its ending is unknown.
std::optional<ratatosk::RowFormat> formatOf(const QString& file);

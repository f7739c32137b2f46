// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/result_table.h"

#include <string>

namespace ratatosk::cli {

class Terminal;

enum class OutputFormat { Table, Json, Csv };

/// Aligned columns under a bold head, numbers to the right, long cells cut; then a line that counts the rows.
std::string asTable(const ResultTable& table, const Terminal& terminal);

/// RFC 4180 with a head line; NULL is an empty field, blobs are hexadecimal, text keeps its bytes.
std::string asCsv(const ResultTable& table);

/// One of the above, or JSON, with a final line break.
std::string formatted(const ResultTable& table, OutputFormat format, const Terminal& terminal);

} // namespace ratatosk::cli

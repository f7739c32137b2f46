// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <functional>
#include <string>
#include <string_view>

namespace ratatosk::cli {

class Terminal;

enum class OutputFormat { Table, Json, Csv };

/// What a spreadsheet makes of a text that begins with = + - @: a formula. `Marked` puts an apostrophe before it.
enum class Formulas { AsStored, Marked };

/// RFC 4180 with a head line; NULL is an empty field, blobs are hexadecimal, text keeps its bytes.
std::string asCsv(const ResultTable& table, Formulas formulas = Formulas::AsStored);

struct OutputOptions {
    OutputFormat format = OutputFormat::Table;
    Formulas formulas = Formulas::AsStored; ///< in CSV
};

/// Takes the next piece; false: no more is wanted.
using TextSink = std::function<bool(std::string_view)>;

/// The rows as CSV, as JSON, or as a table: aligned columns under a bold head, numbers to the right, long cells cut, then a line that counts
/// the rows; always with a final line break. Passes on a row at a time, since the rows may fill half the memory.
void writeRows(const ResultTable& table, const OutputOptions& options, const Terminal& terminal, const TextSink& sink);

/// The same in one piece, for what is short.
std::string formatted(const ResultTable& table, OutputFormat format, const Terminal& terminal);

} // namespace ratatosk::cli

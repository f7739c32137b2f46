// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace ratatosk {

struct Null {
    bool operator==(const Null&) const = default;
};
struct Blob {
    std::vector<std::byte> bytes;
    bool operator==(const Blob&) const = default;
};

/// One cell with SQLite's own storage class. Text is passed on as stored, valid UTF-8 or not.
using Cell = std::variant<Null, std::int64_t, double, std::string, Blob>;

/// The rows of one statement: a value.
struct ResultTable {
    std::vector<std::string> columns;
    std::vector<std::vector<Cell>> rows;
    bool isComplete = true; ///< false: a row or byte cap cut it off
    double milliseconds = 0;

    bool operator==(const ResultTable&) const = default;
};

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/row_change.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

// Rows as bytes for a pipe between two processes of one machine, every value bit for bit: the number of cells (4 bytes), then each cell as
// its place in the variant Cell (1 byte) and an integer or real (8 bytes), or a length (8 bytes) and that many bytes.

void appendRow(std::string& bytes, const std::vector<Cell>& row);

/// The rows that `bytes` holds, one after the other.
class RowReader
{
public:
    explicit RowReader(std::string_view bytes) : m_rest(bytes) {}

    /// The next row; nothing at the end, or where the bytes make no sense.
    std::optional<std::vector<Cell>> next();

    bool hasFailed() const { return m_hasFailed; }

private:
    template <class Number>
    Number number();
    std::string_view stretch();
    void readCell(std::vector<Cell>& row);

    std::string_view m_rest;
    bool m_hasFailed = false;
};

std::string bytesOf(const std::vector<RowChange>& changes);
std::vector<RowChange> changesIn(std::string_view bytes);

} // namespace ratatosk

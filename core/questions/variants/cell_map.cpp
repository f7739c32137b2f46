// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/cell_map.h"

#include <fmt/format.h>

#include <string_view>

namespace ratatosk {
namespace {

/// Equal for equal cells alone.
struct KeyText {
    std::string operator()(Null) const { return "-"; }
    std::string operator()(std::int64_t value) const { return fmt::format("i{}", value); }
    std::string operator()(double value) const { return fmt::format("d{}", value); }
    std::string operator()(const std::string& value) const { return "t" + value; }
    std::string operator()(const Blob& value) const
    {
        return fmt::format("b{}", std::string_view(reinterpret_cast<const char*>(value.bytes.data()), value.bytes.size()));
    }
};

} // namespace

std::string CellMap::keyOf(const Cell& cell)
{
    return std::visit(KeyText{}, cell);
}

Cell CellMap::operator()(const Cell& before) const
{
    const auto found = m_cells.find(keyOf(before));
    return found == m_cells.end() ? before : found->second;
}

} // namespace ratatosk

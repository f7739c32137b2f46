// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/printing/syntax_outline.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk::sql {

/// SQL as it grows, with the outline of what is being written: a node stands for the text written while it is open.
class OutlineText
{
public:
    void write(std::string_view text) { m_sql += text; }

    void open(std::string label) { m_open.push_back({std::move(label), size(), -1, {}}); }

    void close()
    {
        OutlineNode node = std::move(m_open.back());
        m_open.pop_back();
        node.sqlEnd = size();
        (m_open.empty() ? m_root : m_open.back().children.emplace_back()) = std::move(node);
    }

    void leaf(std::string label, std::string_view text)
    {
        open(std::move(label));
        write(text);
        close();
    }

    /// Requires: every node is closed.
    OutlinedQuery finish() { return {std::move(m_sql), std::move(m_root)}; }

private:
    int size() const { return static_cast<int>(m_sql.size()); }

    std::string m_sql;
    std::vector<OutlineNode> m_open; ///< from the root down
    OutlineNode m_root;
};

} // namespace ratatosk::sql

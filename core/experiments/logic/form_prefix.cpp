// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/experiments/logic/form_prefix.h"

#include <algorithm>

namespace ratatosk::logic {
namespace {

constexpr int kLeastParts = 2; ///< head and argument

} // namespace

FormWord kindOf(std::string_view word)
{
    return word == "(" ? FormWord::Open : word == ")" ? FormWord::Close : FormWord::Symbol;
}

bool FormPrefix::allows(FormWord kind) const
{
    if (m_parts.empty())
        return !m_isBegun && kind != FormWord::Close;
    if (m_parts.back() == 0)
        return kind == FormWord::Symbol;
    return kind != FormWord::Close || m_parts.back() >= kLeastParts;
}

void FormPrefix::add(FormWord kind)
{
    m_isBegun = true;
    if (kind == FormWord::Close)
        m_parts.pop_back();
    if (kind == FormWord::Open)
        m_parts.push_back(0);
    else if (!m_parts.empty())
        ++m_parts.back(); // the symbol, or the application that was closed
}

int FormPrefix::wordsToWhole() const
{
    if (m_parts.empty())
        return m_isBegun ? 0 : 1;
    // Each outer application has the one inside it as a part once that is closed.
    int words = static_cast<int>(m_parts.size()) + std::max(0, kLeastParts - m_parts.back());
    for (std::size_t i = 0; i + 1 < m_parts.size(); ++i)
        words += std::max(0, kLeastParts - (m_parts[i] + 1));
    return words;
}

} // namespace ratatosk::logic

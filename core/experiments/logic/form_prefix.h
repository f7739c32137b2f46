// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace ratatosk::logic {

/// What a word of a logical form is to its brackets.
enum class FormWord { Open, Close, Symbol };

FormWord kindOf(std::string_view word);

/// The beginning of a logical form, as far as its brackets go: which words may follow so that a well-formed form can come of it. A
/// bracket opens an application, whose head is a symbol and which has at least one argument.
class FormPrefix
{
public:
    bool allows(FormWord kind) const;
    /// Requires: allows(kind).
    void add(FormWord kind);

    /// Whether what was added is a form: nothing may follow.
    bool isWhole() const { return m_isBegun && m_parts.empty(); }
    /// Brackets that are open.
    int depth() const { return static_cast<int>(m_parts.size()); }
    /// How many words, at least, make a form of it.
    int wordsToWhole() const;

private:
    bool m_isBegun = false;
    std::vector<int> m_parts; ///< of each open application, outermost first: how many parts it has so far, the head included
};

} // namespace ratatosk::logic

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/experiments/logic/term.h"

#include "core/experiments/logic/form_prefix.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ratatosk::logic {
namespace {

constexpr std::array<std::string_view, 9> kBinders{"lambda", "exists", "argmax", "argmin", "count", "sum", "the", "min", "max"};
constexpr int kMostLevels = 500; ///< reading recurses

/// The expression that begins at `place`, which moves behind it. Requires: a whole, well-formed form.
Term termAt(const Words& words, std::size_t& place)
{
    if (words[place] != "(")
        return {words[place++], {}};
    Term term{words[place + 1], {}};
    place += 2;
    while (words[place] != ")")
        term.parts.push_back(termAt(words, place));
    ++place;
    return term;
}

void print(const Term& term, Words& words)
{
    if (term.parts.empty()) {
        words.push_back(term.symbol);
        return;
    }
    words.insert(words.end(), {"(", term.symbol});
    for (const Term& part : term.parts)
        print(part, words);
    words.emplace_back(")");
}

} // namespace

Words wordsOf(std::string_view text)
{
    Words words;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (end > begin)
            words.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

std::string textOf(const Words& words)
{
    return fmt::format("{}", fmt::join(words, " "));
}

Result<Term> readTerm(const Words& words)
{
    FormPrefix prefix;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const FormWord kind = kindOf(words[i]);
        if (!prefix.allows(kind) || prefix.depth() > kMostLevels)
            return Error{ErrorCode::InvalidData,
                         fmt::format("The logical form '{}' cannot be understood from its word {} on.", textOf(words), i + 1)};
        prefix.add(kind);
    }
    if (!prefix.isWhole())
        return Error{ErrorCode::InvalidData, fmt::format("The logical form '{}' is not finished.", textOf(words))};
    std::size_t place = 0;
    return termAt(words, place);
}

Words printTerm(const Term& term)
{
    Words words;
    print(term, words);
    return words;
}

bool isBinder(const Term& term)
{
    const bool hasVariable = !term.parts.empty() && term.parts.front().parts.empty() && term.parts.front().symbol.starts_with('$');
    return hasVariable && std::ranges::find(kBinders, term.symbol) != kBinders.end();
}

} // namespace ratatosk::logic

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/menus/fuzzy_match.h"

#include <algorithm>

namespace {

constexpr int kFollows = 8;   ///< a letter that stands behind the one before it; so that whole pieces of words win,
constexpr int kBegins = 8;    ///< as one that begins a word: "mo" is meal_order sooner than common;
constexpr int kPlain = 1;     ///< any other
constexpr int kLongName = 20; ///< a name costs its length, up to here: of two that fit alike the shorter wins

bool beginsWord(QStringView name, qsizetype at)
{
    return at == 0 || !name[at - 1].isLetterOrNumber() || (name[at].isUpper() && name[at - 1].isLower());
}

bool areSame(QChar left, QChar right)
{
    return left.toCaseFolded() == right.toCaseFolded();
}

/// From `at` on, each letter at the first place that has it.
std::optional<int> scoreFrom(QStringView word, QStringView name, qsizetype at)
{
    int score = 0;
    qsizetype before = -2;
    for (const QChar letter : word) {
        qsizetype found = at;
        while (found < name.size() && !areSame(name[found], letter))
            ++found;
        if (found == name.size())
            return {};
        score += found == before + 1 ? kFollows : beginsWord(name, found) ? kBegins : kPlain;
        before = found;
        at = found + 1;
    }
    return score;
}

/// The best of all places where the word may begin.
std::optional<int> scoreOf(QStringView word, QStringView name)
{
    std::optional<int> best;
    for (qsizetype at = 0; at < name.size(); ++at) {
        if (areSame(name[at], word.front()))
            best = std::max(best, scoreFrom(word, name, at));
    }
    return best;
}

} // namespace

std::optional<int> fuzzyScore(QStringView typed, QStringView name)
{
    const auto words = typed.split(u' ', Qt::SkipEmptyParts);
    int total = 0;
    for (const QStringView word : words) {
        const auto score = scoreOf(word, name);
        if (!score)
            return {};
        total += *score;
    }
    return words.isEmpty() ? 0 : total - std::min<int>(kLongName, static_cast<int>(name.size()));
}

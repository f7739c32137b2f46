// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/column_senses.h"

#include <algorithm>
#include <ranges>

namespace ratatosk {
namespace {

std::string_view keyOf(ColumnSense sense)
{
    switch (sense) {
    case ColumnSense::Address: return "addresses";
    case ColumnSense::Calendar: return "calendar";
    case ColumnSense::Digits: return "digits";
    case ColumnSense::Label: return "labels";
    case ColumnSense::Level: return "levels";
    case ColumnSense::Time: break;
    }
    return "times";
}

} // namespace

std::span<const std::string_view> wordsOf(ColumnSense sense)
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/column_senses.words"
    );
    return list.valuesOf(keyOf(sense));
}

bool hasSense(std::string_view readableName, ColumnSense sense)
{
    const std::span<const std::string_view> words = wordsOf(sense);
    return std::ranges::any_of(readableName | std::views::split(' '), [words](const auto& part) {
        return std::ranges::find(words, std::string_view(part.begin(), part.end())) != words.end();
    });
}

const WordTable& measuredThings()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/measured_things.words"
    );
    return list;
}

bool isMomentName(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/moment_names.words"
    );
    return list.contains(word);
}

bool isClockName(std::string_view word)
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/clock_names.words"
    );
    return list.contains(word);
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/everyday_words.h"

#include "core/english/language/english_forms.h"
#include "core/english/language/word_list.h"

#include <fmt/format.h>

namespace ratatosk {
namespace {

const WordTable& everydayMeasures()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/everyday_measures.words"
    );
    return list;
}

const WordTable& thingsCounted()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/counted_things.words"
    );
    return list;
}

const WordTable& happenings()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/happenings.words"
    );
    return list;
}

const WordSet& placeNames()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/place_names.words"
    );
    return list;
}

const WordSet& kindNames()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/kind_names.words"
    );
    return list;
}

const WordTable& shortForms()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/short_forms.words"
    );
    return list;
}

/// The value of the first key that is a word of the name.
std::string_view ofSomeWord(const WordTable& table, const std::string& name)
{
    const std::string padded = ' ' + name + ' ';
    for (const WordTable::Entry& entry : table.entries()) {
        if (padded.find(fmt::format(" {} ", entry.key)) != std::string::npos)
            return entry.values.front();
    }
    return {};
}

} // namespace

MeasureWords measureWords(const std::string& readableName)
{
    const std::string last = lastWord(readableName);
    for (const std::string_view name : {std::string_view(readableName), std::string_view(last), happening(readableName)}) {
        const std::span<const std::string_view> words = everydayMeasures().valuesOf(name);
        if (!words.empty())
            return {words[0], words[1], words[2], words[3], words[4]};
    }
    return {};
}

std::string_view countedThings(const std::string& readableName)
{
    return ofSomeWord(thingsCounted(), readableName);
}

std::string_view happening(const std::string& readableName)
{
    return ofSomeWord(happenings(), readableName);
}

std::string_view spelledOut(std::string_view shortForm)
{
    return shortForms().valueOf(shortForm);
}

std::vector<std::string_view> shortFormsOf(std::string_view words)
{
    std::vector<std::string_view> forms;
    for (const WordTable::Entry& entry : shortForms().entries()) {
        if (entry.values.front() == words)
            forms.push_back(entry.key);
    }
    return forms;
}

bool isPlaceName(const std::string& readableName)
{
    return placeNames().contains(lastWord(readableName));
}

bool isKindName(const std::string& readableName)
{
    return kindNames().contains(lastWord(readableName));
}

} // namespace ratatosk

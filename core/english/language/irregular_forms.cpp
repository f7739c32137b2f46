// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/irregular_forms.h"

#include "core/english/language/word_list.h"

#include <algorithm>

namespace ratatosk {
namespace {

const WordTable& irregularNouns()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/irregular_nouns.words"
    );
    return list;
}

const WordSet& noPlurals()
{
    static const WordSet list = WordSet::builtIn(
#include "resources/english/no_plurals.words"
    );
    return list;
}

const WordTable& irregularVerbs()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/irregular_verbs.words"
    );
    return list;
}

struct Form {
    std::string_view form;
    std::string_view lemma;
};

/// The table the other way round, sorted by form.
std::vector<Form> formsOf(const WordTable& table)
{
    std::vector<Form> forms;
    for (const WordTable::Entry& entry : table.entries()) {
        for (const std::string_view form : entry.values)
            forms.push_back({form, entry.key});
    }
    std::ranges::sort(forms, {}, &Form::form);
    return forms;
}

std::string_view lemmaIn(const std::vector<Form>& forms, std::string_view word)
{
    const auto found = std::ranges::lower_bound(forms, word, {}, &Form::form);
    return found != forms.end() && found->form == word ? found->lemma : std::string_view();
}

} // namespace

std::string_view irregularNoun(std::string_view word)
{
    static const std::vector<Form> forms = formsOf(irregularNouns());
    if (const std::string_view lemma = lemmaIn(forms, word); !lemma.empty())
        return lemma;
    return irregularNouns().valuesOf(word).empty() && !noPlurals().contains(word) ? std::string_view() : word;
}

std::string_view irregularPlural(std::string_view word)
{
    return irregularNouns().valueOf(word);
}

std::string_view irregularVerb(std::string_view word)
{
    static const std::vector<Form> forms = formsOf(irregularVerbs());
    return lemmaIn(forms, word);
}

} // namespace ratatosk

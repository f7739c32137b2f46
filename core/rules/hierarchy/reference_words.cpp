// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/hierarchy/reference_words.h"

#include "core/english/language/scaffold_words.h"
#include "core/english/language/stop_words.h"
#include "core/rules/evidence/question_words.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace ratatosk {

std::optional<ForeignKey> selfReference(TableId table, const Schema& schema)
{
    const auto found = std::ranges::find_if(schema.foreignKeys(), [&](const ForeignKey& key) {
        return schema.column(key.from).table == table && schema.column(key.to).table == table;
    });
    return found == schema.foreignKeys().end() ? std::nullopt : std::optional(*found);
}

namespace {

/// "Trained" of a trainer, "supervises" of a supervisor.
bool isDoneBy(const Word& deed, std::string_view doer)
{
    constexpr std::size_t shortest = 6;
    if (doer.size() < shortest || !(doer.ends_with("er") || doer.ends_with("or")))
        return false;
    const std::string verb(doer.substr(0, doer.size() - 2));
    return hasLemma(deed, verb) || hasLemma(deed, verb + "e");
}

/// "Trainer" where the column is `trained_by`.
bool isDoer(const Word& word, const std::vector<Word>& name, const Word& deed)
{
    return name.back().text == "by" && isDoneBy(deed, word.lemmas.front());
}

} // namespace

bool isOfReference(const Word& word, const Column& reference)
{
    const std::vector<Word> name = splitName(reference.spokenName);
    return std::ranges::any_of(name, [&](const Word& part) {
        return part.text != "id" && !isStopWord(part)
            && (sameWord(word, part) || isDoneBy(word, part.lemmas.front()) || isDoer(word, name, part));
    });
}

namespace {

/// "the person Tom reports to", "Tom reports to whom": nothing follows that is reported to.
bool isLast(const Question& question, int word)
{
    return wordAt(question, word).empty() || wordAt(question, word) == "whom" || wordAt(question, word) == "who"
        || wordAt(question, word) == "?" || wordAt(question, word) == "," || wordAt(question, word) == ".";
}

/// "Works under", "works for"
bool isWorkedUnder(const Question& question, int word)
{
    const std::string_view here = wordAt(question, word);
    return word > 0 && (here == "under" || here == "for") && hasLemma(question.words[static_cast<std::size_t>(word) - 1], "work");
}

/// "Tom works under whom", "who does Tom work for?"
bool asksWhomOneWorksUnder(const Question& question)
{
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word)
        if (isWorkedUnder(question, word))
            return isLast(question, word + 1);
    return false;
}

/// "Tom's people", "the people Tom brought in", "those who work under Tom"
bool speaksOfPeopleOf(const Question& question)
{
    static constexpr std::array<std::string_view, 4> people{"people", "team", "reports", "staff"};
    static constexpr std::array<std::string_view, 5> done{"brought", "introduced", "recruited", "referred", "supervised"};
    static constexpr std::array<std::string_view, 12> others{"",    "who", "that", "which", "has", "have",
                                                             "had", "was", "were", "been",  "is",  "and"};
    for (int word = 1; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view here = wordAt(question, word), before = wordAt(question, word - 1);
        if (isWorkedUnder(question, word) && !isLast(question, word + 1))
            return true;
        if (before == "'s" && std::ranges::find(people, here) != people.end())
            return true;
        const bool isDone = std::ranges::find(done, here) != done.end() && wordAt(question, word + 1) != "by";
        if (isDone && std::ranges::find(others, before) == others.end() && says(question, people))
            return true;
    }
    return false;
}

} // namespace

namespace {

/// `sequel_of`: the row is what the word says, and points to what it is that of.
bool saysWhatIsItsOwn(const Column& reference)
{
    const std::vector<Word> name = splitName(reference.spokenName);
    return name.size() > 1 && (name.back().text == "of" || name.back().text == "to");
}

} // namespace

bool asksForThoseBelow(const Question& question, const Column& reference)
{
    if (asksWhomOneWorksUnder(question))
        return false;
    if (speaksOfPeopleOf(question))
        return true;
    bool isDone = false; // "does X report to"
    for (int i = 0; i < static_cast<int>(question.words.size()); ++i) {
        const Word& word = question.words[static_cast<std::size_t>(i)];
        const std::string_view first = word.lemmas.front(), next = wordAt(question, i + 1);
        if (first == "whose" || first == "as" || first == "subordinate" || first == "subordinates" || first == "under")
            return true;
        if (hasLemma(word, "report") && (next == "to" || wordAt(question, i + 2) == "to"))
            return !isDone && !isLast(question, wordAt(question, i + 1) == "to" ? i + 2 : i + 3);
        if (isOfReference(word, reference) && saysWhatIsItsOwn(reference) && (next == "of" || next == "to") && !isLast(question, i + 2))
            return true;
        if (isOfReference(word, reference) && (next == "by" || (isDone && !hasLemma(word, "report"))))
            return true;
        isDone = isDone || first == "did" || first == "does" || first == "do";
    }
    return false;
}

bool asksForTheOneAbove(const Question& question, const Column& reference)
{
    const auto isSuperior = [&](const Word& word) {
        return isOfReference(word, reference) || hasLemma(word, "report") || std::ranges::any_of(word.lemmas, isSuperiorName);
    };
    if (asksWhomOneWorksUnder(question))
        return true;
    return !asksForThoseBelow(question, reference) && std::ranges::any_of(question.words, isSuperior);
}

bool asksAlongReference(const Question& question, const Column& reference)
{
    return std::ranges::any_of(question.words, [&](const Word& word) { return isOfReference(word, reference); })
        || asksForTheOneAbove(question, reference) || speaksOfPeopleOf(question);
}

} // namespace ratatosk

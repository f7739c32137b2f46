// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/value_candidate.h"

#include "core/linking/links/value_sources.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace ratatosk {
namespace {

/// Place of a source when candidates are cut off: what questions mean most often comes first, single words of cells late.
int rankOf(ValueSource source)
{
    constexpr ValueSource order[] = {ValueSource::Quote,    ValueSource::WholeCell,  ValueSource::Number,     ValueSource::Year,
                                     ValueSource::Date,     ValueSource::NumberWord, ValueSource::FuzzyCell,  ValueSource::Code,
                                     ValueSource::Capitals, ValueSource::Mapped,     ValueSource::WordInCell, ValueSource::Default};
    return static_cast<int>(std::ranges::find(order, source) - std::begin(order));
}

std::string keyOf(const ValueCandidate& candidate)
{
    return candidate.type == ValueType::Text ? ValueIndex::normalise(candidate.text) : candidate.text;
}

/// The cell's spelling and columns go to the stronger candidate of the same text.
void mergeInto(ValueCandidate& kept, const ValueCandidate& repeat)
{
    const bool isCell = repeat.source == ValueSource::WholeCell || repeat.source == ValueSource::Mapped;
    if (kept.evidence.empty() && isCell)
        kept.text = repeat.text;
    std::vector<ColumnId> columns;
    std::ranges::set_union(kept.evidence, repeat.evidence, std::back_inserter(columns));
    kept.evidence = std::move(columns);
}

ValueCandidates withoutRepeats(const ValueCandidates& candidates)
{
    ValueCandidates kept;
    std::map<std::pair<ValueType, std::string>, size_t> places;
    for (const ValueCandidate& candidate : candidates) {
        const auto [place, isNew] = places.try_emplace({candidate.type, keyOf(candidate)}, kept.size());
        if (isNew)
            kept.push_back(candidate);
        else
            mergeInto(kept[place->second], candidate);
    }
    return kept;
}

ValueCandidates allCandidates(const ValueContext& context)
{
    ValueCandidates all;
    for (const auto source : {quotedValues, cellValues, fuzzyValues, numberValues, dateValues, capitalValues, codeValues, mappedValues}) {
        for (ValueCandidate& candidate : source(context)) {
            std::ranges::sort(candidate.evidence);
            all.push_back(std::move(candidate));
        }
    }
    std::ranges::stable_sort(all, {}, [](const ValueCandidate& candidate) {
        return std::tuple(rankOf(candidate.source), candidate.evidence.empty(), candidate.beginWord);
    });
    return all;
}

bool isSameLiteral(const ValueCandidate& left, const ValueCandidate& right)
{
    return left.type == right.type && left.text == right.text;
}

/// "First Eleven" is a team, and no number is said by it.
void dropNumbersInNames(ValueCandidates& candidates)
{
    ValueCandidates names = candidates;
    std::erase_if(names, [](const ValueCandidate& one) { return one.source != ValueSource::WholeCell || one.endWord - one.beginWord < 2; });
    std::erase_if(candidates, [&](const ValueCandidate& one) {
        return one.source == ValueSource::NumberWord && one.beginWord >= 0 && std::ranges::any_of(names, [&](const ValueCandidate& name) {
                   return name.beginWord <= one.beginWord && one.endWord <= name.endWord;
               });
    });
}

} // namespace

std::vector<ValueCandidate> findValueCandidates(const Question& question, const Schema& schema, const ValueIndex& values, ValueRange range)
{
    const ValueContext context{question, schema, values};
    ValueCandidates defaults = defaultValues();
    ValueCandidates all = allCandidates(context);
    if (range != ValueRange::Named) {
        for (const ValueCandidates& more : {periodValues(context), orderedValues(context)})
            all.insert(all.end(), more.begin(), more.end());
        for (const ValueCandidates& more : {usualNumbers(), listedValues(context)})
            defaults.insert(defaults.end(), more.begin(), more.end());
    }
    if (range == ValueRange::Broad) {
        const ValueCandidates units = unitsOfTime();
        defaults.insert(defaults.end(), units.begin(), units.end());
    }
    dropNumbersInNames(all);
    ValueCandidates candidates = withoutRepeats(all);
    candidates.resize(std::min(candidates.size(), kMaxValueCandidates - defaultValues().size()));
    for (const ValueCandidate& candidate : defaults) {
        const auto same = std::ranges::find_if(candidates, [&](const ValueCandidate& other) { return isSameLiteral(other, candidate); });
        if (same == candidates.end())
            candidates.push_back(candidate);
        else
            mergeInto(*same, candidate);
    }
    return candidates;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/answer_check.h"

#include <algorithm>
#include <cstdint>
#include <functional>

namespace ratatosk {

namespace {

/// More items or heads than any model reads; keeps the products below in range.
constexpr int kMaxItems = 100'000;

bool isSpanOf(int begin, int end, const std::string& text)
{
    return 0 <= begin && begin <= end && static_cast<std::size_t>(end) <= text.size();
}

bool isCount(int count)
{
    return 0 <= count && count <= kMaxItems;
}

bool wordsFit(const Question& question)
{
    return std::all_of(question.words.begin(), question.words.end(),
                       [&](const Word& word) { return isSpanOf(word.begin, word.end, question.text) && !word.lemmas.empty(); });
}

bool relationsFit(const Answer& answer)
{
    const RelationMatrix& relations = answer.relations;
    if (!isCount(relations.words) || !isCount(relations.columns) || !isCount(relations.tables))
        return false;
    const auto size = static_cast<std::size_t>(relations.size());
    const int itemsBefore = answer.followUp.items;
    const bool areKnown = std::all_of(relations.kinds.begin(), relations.kinds.end(),
                                      [&](std::uint8_t kind) { return kind < answer.relationNames.size(); });
    return relations.kinds.size() == size * size && answer.itemNames.size() == size && areKnown && itemsBefore >= 0
        && answer.question.words.size() + static_cast<std::size_t>(itemsBefore) == static_cast<std::size_t>(relations.words);
}

/// `read`: the schema's ids of the items; empty: their places.
template <class Item>
bool linksFit(const std::vector<Link<Item>>& links, const std::vector<Item>& read, int words, int items)
{
    return std::all_of(links.begin(), links.end(), [&](const Link<Item>& link) {
        const bool isItem = read.empty() ? 0 <= index(link.item) && index(link.item) < items
                                         : std::binary_search(read.begin(), read.end(), link.item);
        return 0 <= link.word && link.word < words && isItem;
    });
}

template <class Item>
bool readFits(const std::vector<Item>& read, int items)
{
    const bool rises = std::adjacent_find(read.begin(), read.end(), std::greater_equal{}) == read.end();
    return read.empty() || (rises && index(read.front()) >= 0 && read.size() == static_cast<std::size_t>(items));
}

bool treeFits(const SyntaxNode& node, const std::string& sql)
{
    const bool hasText = node.sqlBegin != -1 || node.sqlEnd != -1;
    return (!hasText || isSpanOf(node.sqlBegin, node.sqlEnd, sql))
        && std::all_of(node.children.begin(), node.children.end(), [&](const SyntaxNode& child) { return treeFits(child, sql); });
}

bool stepFits(const AnswerStep& step, int number, const std::string& sql)
{
    const bool hasText = step.sqlBegin != -1 || step.sqlEnd != -1;
    return step.parent >= -1 && step.parent < number && (!hasText || isSpanOf(step.sqlBegin, step.sqlEnd, sql));
}

bool stepsLieWithin(const AnswerCandidate& candidate)
{
    for (std::size_t i = 0; i < candidate.steps.size(); ++i) {
        if (!stepFits(candidate.steps[i], static_cast<int>(i), candidate.sql))
            return false;
    }
    return true;
}

bool stepsFit(const AnswerCandidate& candidate, std::size_t items)
{
    return std::all_of(candidate.steps.begin(), candidate.steps.end(),
                       [&](const AnswerStep& step) { return step.attention.empty() || step.attention.size() == items; });
}

bool previewsFit(const std::vector<AnswerCandidate>& candidates)
{
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const RowPreview& preview = candidates[i].preview;
        if (preview.sameAs < -1 || preview.sameAs >= static_cast<int>(i) || preview.rows.size() > kPreviewRows)
            return false;
    }
    return true;
}

} // namespace

std::string inconsistencyOf(const Answer& answer)
{
    const RelationMatrix& relations = answer.relations;
    if (!wordsFit(answer.question))
        return "a word lies outside the question";
    if (!relationsFit(answer))
        return "the relations do not fit the items";
    if (!readFits(answer.columnsRead, relations.columns) || !readFits(answer.tablesRead, relations.tables)
        || answer.columnsRead.empty() != answer.tablesRead.empty())
        return "what was read is not what the items are";
    const int words = relations.words - answer.followUp.items; // what went before has links of its own, which are not told
    if (!linksFit(answer.links.columns, answer.columnsRead, words, relations.columns)
        || !linksFit(answer.links.tables, answer.tablesRead, words, relations.tables))
        return "a link points outside the items";
    for (const AnswerCandidate& candidate : answer.candidates) {
        if (!treeFits(candidate.tree, candidate.sql))
            return "a tree node lies outside its SQL";
        if (!stepsFit(candidate, answer.itemNames.size()))
            return "a step's attention does not fit the items";
        if (!stepsLieWithin(candidate))
            return "a step lies outside its SQL or belongs to none before it";
    }
    if (!previewsFit(answer.candidates))
        return "a preview has too many rows, or those of no candidate before it";
    return {};
}

std::string inconsistencyOf(const AttentionMaps& maps)
{
    if (!isCount(maps.heads) || !isCount(maps.size))
        return "the maps have an impossible size";
    const auto cells = static_cast<std::uint64_t>(maps.size) * static_cast<std::uint64_t>(maps.size);
    if (maps.weights.size() != static_cast<std::uint64_t>(maps.heads) * cells)
        return "the maps have another size than they say";
    return {};
}

std::string inconsistencyOf(const AttentionOverview& overview)
{
    if (!isCount(overview.layers) || !isCount(overview.heads) || !isCount(overview.relations) || overview.side < 0
        || overview.side > kThumbnailSide)
        return "the overview has an impossible size";
    const auto maps = static_cast<std::uint64_t>(overview.layers) * static_cast<std::uint64_t>(overview.heads);
    const auto side = static_cast<std::uint64_t>(overview.side), cells = side * side;
    if (overview.entropy.size() != maps || overview.thumbnails.size() != maps * cells
        || overview.mass.size() != maps * static_cast<std::uint64_t>(overview.relations))
        return "the overview has another size than it says";
    return {};
}

} // namespace ratatosk

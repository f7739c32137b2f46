// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/column_features.h"

#include "core/english/language/word_splitter.h"
#include "core/linking/links/number_literal.h"
#include "core/linking/routing/table_reach.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace ratatosk {

namespace {

bool isCellKind(LinkKind kind)
{
    return kind == LinkKind::WholeCell || kind == LinkKind::WordInCell;
}

float strengthOf(LinkKind kind)
{
    switch (kind) {
    case LinkKind::Exact: return 1;
    case LinkKind::WholeCell: return 1;
    case LinkKind::Synonym: return 0.5F;
    case LinkKind::Partial: return 0.6F;
    case LinkKind::WordInCell: return 0.3F;
    default: return 0;
    }
}

std::size_t at(ColumnId column)
{
    return static_cast<std::size_t>(column);
}
std::size_t at(TableId table)
{
    return static_cast<std::size_t>(table);
}

/// Per word how telling a mention of it is, by names and by cells.
struct WordWeights {
    WordWeights(const Question& question, const Schema& schema, const SchemaLinks& mentions)
        : names(question.words.size()), cells(question.words.size())
    {
        std::set<std::pair<int, TableId>> named, held;
        for (const Link<TableId>& link : mentions.tables)
            named.insert({link.word, link.item});
        for (const Link<ColumnId>& link : mentions.columns)
            (isCellKind(link.kind) ? held : named).insert({link.word, schema.column(link.item).table});
        weigh(named, schema.tableCount(), names);
        weigh(held, schema.tableCount(), cells);
    }

    float of(int word, LinkKind kind) const { return (isCellKind(kind) ? cells : names)[static_cast<std::size_t>(word)]; }

private:
    static void weigh(const std::set<std::pair<int, TableId>>& uses, int tables, std::vector<float>& weights)
    {
        std::vector<int> counts(weights.size());
        for (const auto& use : uses)
            ++counts[static_cast<std::size_t>(use.first)];
        for (std::size_t word = 0; word < weights.size(); ++word)
            weights[word] = std::log((tables + 1.F) / (counts[word] + 1.F)) / std::log(tables + 1.F);
    }

    std::vector<float> names, cells;
};

TableReach reachOf(const Question& question, const Schema& schema, const SchemaLinks& mentions, const WordWeights& weights)
{
    TableReach reach(schema.tableCount(), question.words.size());
    const auto raise = [&](TableId table, int word, LinkKind kind) {
        reach.raise(table, static_cast<std::size_t>(word), strengthOf(kind) * weights.of(word, kind));
    };
    for (const Link<TableId>& link : mentions.tables)
        raise(link.item, link.word, link.kind);
    for (const Link<ColumnId>& link : mentions.columns)
        raise(schema.column(link.item).table, link.word, link.kind);
    return reach;
}

/// 0 for the first .. 1 for the last, on a logarithmic scale; equal ones share the best place.
std::vector<float> placesOf(const std::vector<float>& values)
{
    std::vector<float> sorted = values;
    std::ranges::sort(sorted, std::greater{});
    std::vector<float> places;
    for (const float value : values) {
        const auto better = std::ranges::lower_bound(sorted, value, std::greater{}) - sorted.begin();
        places.push_back(std::log1p(static_cast<float>(better)) / std::log1p(static_cast<float>(values.size())));
    }
    return places;
}

struct TableScores {
    std::vector<float> named, partlyNamed, own, wider, widest, ownPlace, widerPlace, sums, bestNear;
};

TableScores scoresOf(const Question& question, const Schema& schema, const SchemaFacts& facts, const SchemaLinks& mentions,
                     const WordWeights& weights)
{
    const auto tables = static_cast<std::size_t>(schema.tableCount());
    TableScores scores{std::vector<float>(tables), std::vector<float>(tables), {}, {}, {}, {}, {}, {}, {}};
    for (const Link<TableId>& link : mentions.tables)
        (link.kind == LinkKind::Exact ? scores.named : scores.partlyNamed)[at(link.item)] += weights.of(link.word, link.kind);
    const TableReach own = reachOf(question, schema, mentions, weights);
    const TableReach wider = own.withNeighbours(facts.neighbours, kAcrossKey);
    const TableReach widest = wider.withNeighbours(facts.neighbours, kAcrossTwo);
    scores.sums = own.sums();
    scores.own = relative(scores.sums);
    scores.wider = relative(wider.sums());
    scores.widest = relative(widest.sums());
    scores.ownPlace = placesOf(scores.own);
    scores.widerPlace = placesOf(scores.wider);
    scores.bestNear = scores.wider;
    for (std::size_t table = 0; table < tables; ++table) {
        for (const TableId neighbour : facts.neighbours.ofTable[table])
            scores.bestNear[table] = std::max(scores.bestNear[table], scores.wider[at(neighbour)]);
    }
    return scores;
}

bool asksForNumber(const Question& question)
{
    return std::ranges::any_of(question.words, [](const Word& word) { return readNumber(word.text).has_value(); });
}

bool isNameWord(const Word& word)
{
    static const std::set<std::string> kNames{"name", "title", "label", "description", "surname", "code", "type"};
    return std::ranges::any_of(word.lemmas, [](const std::string& lemma) { return kNames.contains(lemma); });
}

/// Places of the features in a column's row.
struct FeaturePlaces {
    enum Feature : std::size_t {
        Whole,
        Synonym,
        Part,
        Share,
        Cell,
        InCell,
        Key,
        Refers,
        Referenced,
        Named,
        PartlyNamed,
        Reach,
        Wider,
        Widest,
        Place,
        Number,
        NameLike,
        Columns,
        Across,
        NameReach,
        KeyReach,
        LikeReach,
        CellReach,
        WiderPlace,
        Sum,
        Alone,
        Near,
        NearName,
        NearLead,
        NearTable,
        NearReach,
        NearWider,
        NearWidest,
        NearAndWider
    };
};

/// Those that come from the column's own name and cells.
std::vector<ColumnFeatures> mentionFeatures(const Schema& schema, const SchemaFacts& facts, const SchemaLinks& mentions,
                                            const WordWeights& weights)
{
    using enum FeaturePlaces::Feature;
    std::vector<ColumnFeatures> all(static_cast<std::size_t>(schema.columnCount()));
    std::vector<std::set<int>> named(all.size());
    for (const Link<ColumnId>& link : mentions.columns) {
        ColumnFeatures& one = all[at(link.item)];
        const float weight = weights.of(link.word, link.kind);
        switch (link.kind) {
        case LinkKind::Exact:
            one[Whole] += weight;
            one[Alone] = 1;
            break;
        case LinkKind::Synonym: one[Synonym] += weight; break;
        case LinkKind::Partial: one[Part] += weight; break;
        case LinkKind::WholeCell: one[Cell] = std::max(one[Cell], weight); break;
        default: one[InCell] = std::max(one[InCell], weight); break;
        }
        if (!isCellKind(link.kind))
            named[at(link.item)].insert(link.word);
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i][Share] = std::min(1.F, static_cast<float>(named[i].size()) / static_cast<float>(facts.nameWords[i]));
    return all;
}

} // namespace

SchemaFacts::SchemaFacts(const Schema& schema) : neighbours(neighboursIn(schema)), columns(static_cast<std::size_t>(schema.tableCount()))
{
    for (const Column& column : schema.columns()) {
        const std::vector<Word> words = splitName(column.readableName);
        nameWords.push_back(std::max(1, static_cast<int>(words.size())));
        isNameLike.push_back(std::ranges::any_of(words, isNameWord));
        ++columns[at(column.table)];
    }
}

std::vector<ColumnFeatures> featuresOf(const Question& question, const Schema& schema, const SchemaFacts& facts,
                                       const SchemaLinks& mentions, const NameNearness& nearness)
{
    using enum FeaturePlaces::Feature;
    const WordWeights weights(question, schema, mentions);
    const TableScores tables = scoresOf(question, schema, facts, mentions, weights);
    std::vector<ColumnFeatures> all = mentionFeatures(schema, facts, mentions, weights);
    const bool hasNumber = asksForNumber(question);
    for (std::size_t i = 0; i < all.size(); ++i) {
        ColumnFeatures& one = all[i];
        const Column& column = schema.columns()[i];
        const std::size_t table = at(column.table);
        one[Key] = column.isPrimaryKey ? 1.F : 0.F;
        one[Refers] = facts.neighbours.refers[i] ? 1.F : 0.F;
        one[Referenced] = facts.neighbours.isReferenced[i] ? 1.F : 0.F;
        one[Named] = tables.named[table];
        one[PartlyNamed] = tables.partlyNamed[table];
        one[Reach] = tables.own[table];
        one[Wider] = tables.wider[table];
        one[Widest] = tables.widest[table];
        one[Place] = tables.ownPlace[table];
        one[WiderPlace] = tables.widerPlace[table];
        one[Sum] = tables.sums[table];
        one[Near] = tables.bestNear[table];
        one[Number] = hasNumber && column.type == ColumnType::Number ? 1.F : 0.F;
        one[NameLike] = facts.isNameLike[i] ? 1.F : 0.F;
        one[Columns] = std::log(static_cast<float>(facts.columns[table]));
        for (const TableId other : facts.neighbours.ofColumn[i])
            one[Across] = std::max(one[Across], tables.wider[at(other)]);
        one[NameReach] = one[Share] * one[Wider];
        one[KeyReach] = (one[Key] + one[Refers]) * one[Wider];
        one[LikeReach] = one[NameLike] * one[Wider];
        one[CellReach] = one[Cell] * one[Wider];
        one[NearName] = nearness.columnCover[i];
        one[NearLead] = nearness.columnLead[i];
        one[NearTable] = nearness.tableCover[table];
        one[NearReach] = nearness.reach[table];
        one[NearWider] = nearness.wider[table];
        one[NearWidest] = nearness.widest[table];
        one[NearAndWider] = one[NearName] * one[NearWider];
    }
    return all;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/key_inference.h"

#include "core/database/engine/composite_keys.h"
#include "core/database/engine/key_evidence.h"
#include "core/database/engine/key_weights.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <set>

namespace ratatosk {

namespace {

constexpr std::int64_t kInstructions = 20'000'000; ///< for all tables: some 0.3 s
constexpr int kManyColumns =
    2'000; ///< of so many, tables that declare some keys are trusted to declare all: each is held against every key
constexpr double kLeastChanceBesideDeclared = 0.9; ///< who declares keys leaves out few
constexpr std::int64_t kFewestValuesBesideDeclared = 3;

/// What is known of the tables beside their names.
struct Surroundings {
    const Schema& schema;
    const std::vector<int>& files;     ///< of the tables; empty: all are of one
    std::set<TableId> declaring = {};  ///< foreign keys
    std::set<ColumnId> referring = {}; ///< by a declared key

    bool areOfOneFile(ColumnId left, ColumnId right) const
    {
        const auto fileOf = [&](ColumnId id) { return files[static_cast<std::size_t>(index(schema.column(id).table))]; };
        return files.empty() || fileOf(left) == fileOf(right);
    }
    bool isOwnTable(ColumnId column, ColumnId key) const { return schema.column(key).table == schema.column(column).table; }
    /// Who declares some of the table's keys may have left out others, but fewer.
    bool isDeclaring(ColumnId column, ColumnId key) const
    {
        return declaring.contains(schema.column(column).table) && areOfOneFile(column, key);
    }
};

Surroundings surroundingsOf(const Schema& schema, const std::vector<int>& files)
{
    Surroundings around{schema, files};
    for (const ForeignKey& key : schema.foreignKeys()) {
        around.declaring.insert(schema.column(key.from).table);
        around.referring.insert(key.from);
    }
    return around;
}

/// The columns that may want a guess: of real tables, in no declared key.
std::vector<ColumnId> openColumns(const Surroundings& around)
{
    const bool isOneFile = std::ranges::adjacent_find(around.files, std::not_equal_to()) == around.files.end();
    std::vector<ColumnId> open;
    for (int table = 0; table < around.schema.tableCount(); ++table) {
        const bool isLeftAlone = isOneFile && around.declaring.contains(TableId(table)) && around.schema.columnCount() > kManyColumns;
        if (around.schema.table(TableId(table)).isView || isLeftAlone)
            continue;
        for (const ColumnId column : around.schema.columnsOf(TableId(table))) {
            if (!around.schema.column(column).isGenerated && !around.referring.contains(column))
                open.push_back(column);
        }
    }
    return open;
}

struct Choice {
    KeyCandidate candidate;
    double chance = 0;
};

bool isLikely(const Choice& choice, const Surroundings& around)
{
    const KeyCandidate& candidate = choice.candidate;
    if (!around.isDeclaring(candidate.from, candidate.to))
        return choice.chance >= kLeastKeyChance;
    return choice.chance >= kLeastChanceBesideDeclared && candidate.naming >= KeyNaming::Table && candidate.share == 1
        && candidate.values >= kFewestValuesBesideDeclared;
}

/// Of one column's choices the likeliest; where several files are open, one of its own file that is named as plainly.
bool isBetter(const Choice& left, const Choice& right, const Surroundings& around)
{
    const bool isLeftOwn = around.areOfOneFile(left.candidate.from, left.candidate.to);
    const bool isRightOwn = around.areOfOneFile(right.candidate.from, right.candidate.to);
    if (isLeftOwn != isRightOwn) {
        const Choice& own = isLeftOwn ? left : right;
        const Choice& other = isLeftOwn ? right : left;
        return isLeftOwn == (own.candidate.naming >= other.candidate.naming);
    }
    return left.chance > right.chance;
}

std::map<ColumnId, Choice> likeliestKeys(const std::vector<KeyCandidate>& candidates, const Surroundings& around)
{
    std::map<ColumnId, Choice> chosen;
    for (const KeyCandidate& candidate : candidates) {
        const Choice choice{candidate, keyChance(candidate.evidence)};
        if (!isLikely(choice, around))
            continue;
        const auto [known, isNew] = chosen.emplace(candidate.from, choice);
        if (!isNew && isBetter(choice, known->second, around))
            known->second = choice;
    }
    return chosen;
}

/// Two keys that refer to each other are one, the likelier.
void dropCounterparts(std::map<ColumnId, Choice>& chosen)
{
    const auto isWeaker = [&](const auto& entry) {
        const auto back = chosen.find(entry.second.candidate.to);
        return back != chosen.end() && back->second.candidate.to == entry.first
            && std::pair(entry.second.chance, index(entry.first)) < std::pair(back->second.chance, index(back->first));
    };
    std::vector<ColumnId> weaker;
    for (const auto& entry : chosen) {
        if (isWeaker(entry))
            weaker.push_back(entry.first);
    }
    for (const ColumnId column : weaker)
        chosen.erase(column);
}

} // namespace

std::vector<ForeignKey> inferForeignKeys(const Connection& connection, const Schema& schema, const std::vector<int>& files)
{
    const std::int64_t before = connection.instructions();
    const Surroundings around = surroundingsOf(schema, files);
    const std::vector<ColumnId> open = openColumns(around);
    std::map<ColumnId, Choice> chosen = likeliestKeys(keyCandidates(connection, schema, open, kInstructions), around);
    dropCounterparts(chosen);

    int group = schema.foreignKeys().empty() ? 0 : schema.foreignKeys().back().group + 1;
    std::vector<ForeignKey> guesses;
    const auto left = kInstructions - (connection.instructions() - before);
    for (const CompositeKey& key : compositeKeys(connection, schema, open, left)) {
        for (const auto& [from, to] : key.pairs) {
            guesses.push_back({.from = from, .to = to, .group = group, .isGuess = true, .chance = key.chance});
            chosen.erase(from);
        }
        ++group;
    }
    for (const auto& [from, choice] : chosen)
        guesses.push_back({.from = from, .to = choice.candidate.to, .group = group++, .isGuess = true, .chance = choice.chance});
    return guesses;
}

} // namespace ratatosk

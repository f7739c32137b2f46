// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/wikisql_table_name.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace ratatosk {
namespace {

using Words = std::span<const std::string_view>;

constexpr std::string_view kGame[]{"home team", "away team", "opponent", "visitor", "home", "tie no", "high assists", "high points"};
constexpr std::string_view kEpisode[]{"directed by", "written by", "original air date", "production code", "prod. code", "air date"};
constexpr std::string_view kRace[]{"grid", "laps", "pole position", "fastest lap", "winning driver", "circuit"};
constexpr std::string_view kElection[]{"incumbent", "first elected", "candidates"};
constexpr std::string_view kMedal[]{"gold", "silver", "bronze"};
constexpr std::string_view kDraft[]{"pick", "pick #", "pick no.", "overall"};
constexpr std::string_view kGolfer[]{"to par", "money ( $ )"};
constexpr std::string_view kFinal[]{"opponent in the final", "opponents in the final", "score in the final", "runner-up", "runner(s)-up"};
constexpr std::string_view kAward[]{"nominated work", "award", "nominee", "ceremony"};
constexpr std::string_view kSong[]{"song", "songwriter(s)", "track", "single"};
constexpr std::string_view kStation[]{"call sign", "frequency mhz", "city of license"};

/// What rows are, and columns of which one gives it away.
struct Subject {
    std::string_view name;
    Words columns;
};

constexpr Subject kSubjects[]{
    {"tournament final", kFinal},
    {"episode", kEpisode},
    {"race", kRace},
    {"election", kElection},
    {"draft pick", kDraft},
    {"medal", kMedal},
    {"golfer", kGolfer},
    {"game", kGame},
    {"award", kAward},
    {"song", kSong},
    {"station", kStation},
};

/// Columns that say when, where or how much, and not of what a row is about.
constexpr std::string_view kAttributes[]{
    "date",    "year",        "rank",     "position", "location", "result",  "score",   "points", "record",  "attendance",
    "country", "nationality", "total",    "round",    "time",     "venue",   "notes",   "place",  "wins",    "percent",
    "number",  "type",        "status",   "week",     "age",      "english", "name",    "no.",    "pos",     "years",
    "season",  "played",      "losses",   "draws",    "goals",    "height",  "crowd",   "team",   "drawn",   "lost",
    "won",     "assists",     "rebounds", "loss",     "matches",  "games",   "against", "winner", "winners",
};

bool contains(Words words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

bool namesAThing(const std::string& column)
{
    const bool isLetters = std::ranges::all_of(column, [](char c) { return (c >= 'a' && c <= 'z') || c == ' '; });
    const std::string last = column.substr(column.rfind(' ') + 1); // npos + 1 == 0
    return isLetters && column.size() > 3 && std::ranges::count(column, ' ') <= 1 && !contains(kAttributes, last);
}

} // namespace

std::string wikiSqlTableName(const std::vector<std::string>& columns)
{
    for (const Subject& subject : kSubjects) {
        if (std::ranges::any_of(columns, [&](const std::string& column) { return contains(subject.columns, column); }))
            return std::string(subject.name);
    }
    const auto thing = std::ranges::find_if(columns, namesAThing);
    return thing != columns.end() ? *thing : "entry";
}

} // namespace ratatosk

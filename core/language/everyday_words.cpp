// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/everyday_words.h"

#include "core/language/english_forms.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ratatosk {
namespace {

using namespace std::string_view_literals;

struct Measure {
    std::string_view name;
    MeasureWords words;
};

constexpr std::array kMeasures = std::to_array<Measure>(
    {{"age", {"old", "are older than", "are younger than", "oldest", "youngest"}},
     {"birthday", {"", "", "", "youngest", "oldest"}},
     {"birthdate", {"", "", "", "youngest", "oldest"}},
     {"date of birth", {"", "", "", "youngest", "oldest"}},
     {"birth date", {"", "", "", "youngest", "oldest"}},
     {"height", {"tall", "are taller than", "are shorter than", "tallest", "shortest"}},
     {"weight", {"heavy", "weigh more than", "weigh less than", "heaviest", "lightest"}},
     {"tonnage", {"heavy", "are heavier than", "are lighter than", "heaviest", "lightest"}},
     {"length", {"long", "are longer than", "are shorter than", "longest", "shortest"}},
     {"duration", {"long", "last longer than", "are shorter than", "longest", "shortest"}},
     {"depth", {"deep", "are deeper than", "", "deepest", "shallowest"}},
     {"width", {"wide", "are wider than", "are narrower than", "widest", "narrowest"}},
     {"elevation", {"high", "are higher than", "are lower than", "highest", "lowest"}},
     {"altitude", {"high", "are higher than", "are lower than", "highest", "lowest"}},
     {"speed", {"fast", "are faster than", "are slower than", "fastest", "slowest"}},
     {"price", {"expensive", "cost more than", "cost less than", "most expensive", "cheapest"}},
     {"cost", {"expensive", "cost more than", "cost less than", "most expensive", "cheapest"}},
     {"size", {"big", "are bigger than", "are smaller than", "biggest", "smallest"}},
     {"area", {"large", "are larger than", "are smaller than", "largest", "smallest"}},
     {"population", {"", "", "", "most populous", "least populous"}},
     {"salary", {"", "earn more than", "earn less than", "best paid", "worst paid"}},
     {"income", {"", "earn more than", "earn less than", "", ""}},
     {"enrollment", {"", "", "", "biggest", "smallest"}},
     {"capacity", {"", "", "", "biggest", "smallest"}},
     {"founded", {"", "", "", "newest", "oldest"}},
     {"built", {"", "", "", "newest", "oldest"}},
     {"opened", {"", "", "", "newest", "oldest"}},
     {"released", {"", "", "", "newest", "oldest"}}});

using Pair = std::pair<std::string_view, std::string_view>;

constexpr std::array kCounted = std::to_array<Pair>({{"enrollment", "students"},
                                                     {"enrolment", "students"},
                                                     {"population", "people"},
                                                     {"attendance", "visitors"},
                                                     {"audience", "listeners"},
                                                     {"capacity", "seats"},
                                                     {"seating", "seats"},
                                                     {"occupancy", "people"},
                                                     {"viewers", "viewers"},
                                                     {"kids", "children"},
                                                     {"pages", "pages"},
                                                     {"floors", "floors"},
                                                     {"stories", "floors"},
                                                     {"goals", "goals"},
                                                     {"wins", "wins"}});

constexpr std::array kHappenings = std::to_array<Pair>({{"founded", "founded"},
                                                        {"established", "founded"},
                                                        {"formed", "formed"},
                                                        {"built", "built"},
                                                        {"constructed", "built"},
                                                        {"opened", "opened"},
                                                        {"opening", "opened"},
                                                        {"launched", "launched"},
                                                        {"launch", "launched"},
                                                        {"born", "born"},
                                                        {"birth", "born"},
                                                        {"birthday", "born"},
                                                        {"birthdate", "born"},
                                                        {"released", "released"},
                                                        {"release", "released"},
                                                        {"published", "published"},
                                                        {"publication", "published"},
                                                        {"completed", "completed"},
                                                        {"hired", "hired"},
                                                        {"hire", "hired"},
                                                        {"made", "made"},
                                                        {"making", "made"}});

constexpr std::array kPlaces{"city"sv,      "town"sv,     "country"sv, "state"sv,    "county"sv,   "region"sv, "location"sv,
                             "continent"sv, "hometown"sv, "venue"sv,   "province"sv, "district"sv, "place"sv,  "headquarters"sv};
constexpr std::array kKinds{"type"sv, "kind"sv,  "category"sv, "class"sv,  "genre"sv, "nationality"sv, "color"sv,  "colour"sv, "gender"sv,
                            "sex"sv,  "style"sv, "decor"sv,    "status"sv, "party"sv, "affiliation"sv, "format"sv, "breed"sv,  "brand"sv};

/// The second of the pair whose first is a word of the name.
template <class Pairs>
std::string_view ofSomeWord(const Pairs& pairs, const std::string& name)
{
    const std::string padded = ' ' + name + ' ';
    for (const auto& [word, other] : pairs) {
        if (padded.find(' ' + std::string(word) + ' ') != std::string::npos)
            return other;
    }
    return {};
}

} // namespace

MeasureWords measureWords(const std::string& spokenName)
{
    const std::string last = lastWord(spokenName);
    const std::string_view happened = happening(spokenName);
    for (const Measure& measure : kMeasures) {
        if (measure.name == spokenName || measure.name == last || measure.name == happened)
            return measure.words;
    }
    return {};
}

std::string_view countedThings(const std::string& spokenName)
{
    return ofSomeWord(kCounted, spokenName);
}

std::string_view happening(const std::string& spokenName)
{
    return ofSomeWord(kHappenings, spokenName);
}

bool isPlaceName(const std::string& spokenName)
{
    return std::ranges::find(kPlaces, lastWord(spokenName)) != kPlaces.end();
}

bool isKindName(const std::string& spokenName)
{
    return std::ranges::find(kKinds, lastWord(spokenName)) != kKinds.end();
}

} // namespace ratatosk

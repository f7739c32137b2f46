// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/attribute_words.h"

namespace ratatosk {
namespace {

using Words = std::span<const std::string_view>;

constexpr std::string_view kAge[]{"old", "older", "oldest", "young", "younger", "youngest", "born", "elderly"};
constexpr std::string_view kYear[]{"when", "early", "earlier", "earliest", "late", "later", "latest", "recent", "recently", "newest"};
constexpr std::string_view kDate[]{"when", "early", "earlier", "earliest", "late", "later", "latest", "recent", "recently", "day"};
constexpr std::string_view kDuration[]{"long", "longer", "longest", "short", "shorter", "shortest"};
constexpr std::string_view kDistance[]{"far", "farther", "farthest", "close", "closer", "closest", "near", "nearest", "long", "longest"};
constexpr std::string_view kWeight[]{"heavy", "heavier", "heaviest", "light", "lighter", "lightest", "weigh"};
constexpr std::string_view kHeight[]{"tall", "taller", "tallest", "short", "shorter", "shortest", "high", "higher", "highest"};
constexpr std::string_view kSize[]{"large", "larger", "largest", "big", "bigger", "biggest", "small", "smaller", "smallest"};
constexpr std::string_view kPrice[]{"expensive", "cheap", "cheaper", "cheapest", "cost", "price", "pricey", "costly"};
constexpr std::string_view kSpeed[]{"fast", "faster", "fastest", "slow", "slower", "slowest"};
constexpr std::string_view kPay[]{"earn", "earning", "pay", "paid"};
constexpr std::string_view kInhabitants[]{"people", "populous", "populated", "inhabitant", "resident", "live"};
constexpr std::string_view kPlace[]{"where", "located", "place"};
constexpr std::string_view kQuality[]{"good", "better", "best", "bad", "worse", "worst", "top"};
constexpr std::string_view kWarmth[]{"hot", "hotter", "hottest", "cold", "colder", "coldest", "warm", "warmest"};
constexpr std::string_view kDepth[]{"deep", "deeper", "deepest"};
constexpr std::string_view kWidth[]{"wide", "wider", "widest", "narrow"};

struct AskedAttribute {
    std::string_view name;
    Words words;
};

constexpr AskedAttribute kAttributes[]{
    {"age", kAge},         {"birth", kAge},          {"birthday", kAge},
    {"birthdate", kAge},   {"born", kAge},           {"year", kYear},
    {"date", kDate},       {"time", kDate},          {"duration", kDuration},
    {"length", kDuration}, {"distance", kDistance},  {"weight", kWeight},
    {"height", kHeight},   {"elevation", kHeight},   {"altitude", kHeight},
    {"size", kSize},       {"area", kSize},          {"capacity", kSize},
    {"price", kPrice},     {"cost", kPrice},         {"charge", kPrice},
    {"fee", kPrice},       {"speed", kSpeed},        {"salary", kPay},
    {"wage", kPay},        {"income", kPay},         {"population", kInhabitants},
    {"location", kPlace},  {"address", kPlace},      {"place", kPlace},
    {"rating", kQuality},  {"rank", kQuality},       {"ranking", kQuality},
    {"score", kQuality},   {"temperature", kWarmth}, {"depth", kDepth},
    {"width", kWidth},
};

} // namespace

std::span<const std::string_view> askingWords(std::string_view attribute)
{
    for (const AskedAttribute& known : kAttributes) {
        if (known.name == attribute)
            return known.words;
    }
    return {};
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/attribute_wording.h"

#include "core/language/english_forms.h"

#include <array>

namespace ratatosk {
namespace {

struct MeasuredAttribute {
    std::string_view name;
    AttributeWords words;
};

constexpr std::array kMeasuredAttributes = std::to_array<MeasuredAttribute>({
    {"age", {"older than", "younger than", "oldest", "youngest", "", "highest", "lowest"}},
    {"height", {"taller than", "shorter than", "tallest", "shortest", "", "largest", "smallest"}},
    {"weight", {"heavier than", "lighter than", "heaviest", "lightest", "", "highest", "lowest"}},
    {"length", {"longer than", "shorter than", "longest", "shortest", "", "greatest", "smallest"}},
    {"duration", {"longer than", "shorter than", "longest", "shortest", "", "longest", "shortest"}},
    {"price", {"that cost more than", "cheaper than", "most expensive", "cheapest", "", "highest", "lowest"}},
    {"cost", {"that cost more than", "that cost less than", "most expensive", "cheapest", "", "highest", "lowest"}},
    {"area", {"larger than", "smaller than", "largest", "smallest", "", "largest", "smallest"}},
    {"size", {"larger than", "smaller than", "largest", "smallest", "", "largest", "smallest"}},
    {"speed", {"faster than", "slower than", "fastest", "slowest", "", "highest", "lowest"}},
    {"date", {"", "", "", "", "", "latest", "earliest"}},
    {"time", {"", "", "", "", "", "latest", "earliest"}},
    {"year", {"", "", "", "", "", "latest", "earliest"}},
    {"birthday", {"", "", "", "", "", "latest", "earliest"}},
    {"population", {"with a population above", "with a population below", "most populous", "least populous", "", "largest", "smallest"}},
    {"salary", {"who earn more than", "who earn less than", "best paid", "worst paid", "", "highest", "lowest"}},
    {"capacity", {"", "", "", "", "", "largest", "smallest"}},
    {"number", {"", "", "", "", "", "largest", "smallest"}},
    {"amount", {"", "", "", "", "", "largest", "smallest"}},
    {"quantity", {"", "", "", "", "", "largest", "smallest"}},
    {"country", {"", "", "", "", "from", "highest", "lowest"}},
    {"nationality", {"", "", "", "", "", "highest", "lowest"}},
    {"city", {"", "", "", "", "in", "highest", "lowest"}},
    {"town", {"", "", "", "", "from", "highest", "lowest"}},
    {"hometown", {"", "", "", "", "from", "highest", "lowest"}},
    {"state", {"", "", "", "", "in", "highest", "lowest"}},
    {"county", {"", "", "", "", "in", "highest", "lowest"}},
    {"region", {"", "", "", "", "in", "highest", "lowest"}},
    {"location", {"", "", "", "", "in", "highest", "lowest"}},
    {"continent", {"", "", "", "", "in", "highest", "lowest"}},
});

} // namespace

AttributeWords attributeWords(const std::string& spokenName)
{
    const std::string last = lastWord(spokenName);
    for (const MeasuredAttribute& attribute : kMeasuredAttributes) {
        if (attribute.name == last)
            return attribute.words;
    }
    return {};
}

} // namespace ratatosk

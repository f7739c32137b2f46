// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/value_sources.h"

namespace ratatosk {

ValueCandidates defaultValues()
{
    return {{ValueType::Integer, "1"}, {ValueType::Integer, "0"}, {ValueType::Text, ""}, {ValueType::Null, "NULL"}};
}

ValueCandidates usualNumbers()
{
    ValueCandidates numbers;
    for (const char* digits :
         {"2", "3", "4", "5", "6", "7", "10", "12", "24", "30", "50", "60", "100", "365", "1000", "3600", "1000000", "-4", "-2"})
        numbers.push_back({ValueType::Integer, digits});
    numbers.push_back({ValueType::Real, "0.5"});
    numbers.push_back({ValueType::Real, "365.25"});
    numbers.push_back({ValueType::Text, ", "});
    numbers.push_back({ValueType::Text, " "});
    return numbers;
}

/// Apple's programs count from 2001 on.
ValueCandidates unitsOfTime()
{
    ValueCandidates numbers;
    for (const char* digits : {"1440", "86400", "60000", "86400000", "978307200"})
        numbers.push_back({ValueType::Integer, digits});
    numbers.push_back({ValueType::Text, "-"});
    return numbers;
}

} // namespace ratatosk

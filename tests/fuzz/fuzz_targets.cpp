// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_targets.h"

namespace ratatosk::fuzz {

namespace {

constexpr FuzzTarget kTargets[] = {
    {"sql", fuzzSql},
    {"typed_sql", fuzzTypedSql},
    {"database_file", fuzzDatabaseFile},
    {"data_file", fuzzDataFile},
    {"spreadsheet", fuzzSpreadsheet},
    {"table_places", fuzzTablePlaces},
    {"weights_header", fuzzWeightsHeader},
    {"messages", fuzzMessages},
    {"row_text", fuzzRowText},
    {"question", fuzzQuestion},
};

} // namespace

std::span<const FuzzTarget> fuzzTargets()
{
    return kTargets;
}

} // namespace ratatosk::fuzz

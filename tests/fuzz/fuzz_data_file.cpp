// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/sql_dump.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/imported_file.h"
#include "tests/fuzz/scratch_file.h"

namespace ratatosk::fuzz {

namespace {

std::string endingFor(std::string_view bytes)
{
    if (bytes.starts_with("PK"))
        return bytes.find("content.xml") == std::string_view::npos ? ".xlsx" : ".ods";
    if (beginsAsDump(bytes))
        return ".sql";
    return bytes.starts_with('{') || bytes.starts_with('[') ? ".json" : ".csv";
}

} // namespace

/// The bytes of a CSV, of JSON, of a spreadsheet or of a dump, whichever they begin as.
void fuzzDataFile(std::string_view bytes)
{
    static const ScratchFile data("data");
    keepCacheApart();
    data.write(bytes);
    const std::filesystem::path file = data.path().string() + endingFor(bytes);
    std::filesystem::rename(data.path(), file);
    importKeepsPromises(file, bytes);
}

} // namespace ratatosk::fuzz

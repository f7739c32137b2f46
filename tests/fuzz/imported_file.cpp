// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/imported_file.h"

#include "core/database/schema/identifier.h"
#include "core/files/importing/data_import.h"
#include "core/files/opening/database_browser.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/scratch_file.h"

#include <cstdlib>

namespace ratatosk::fuzz {

namespace {

constexpr const char* kDumpEnding = ".sql";

/// A dump may hold views that no longer read anything, or no table at all.
void dumpOpens(const std::filesystem::path& database)
{
    const auto browser = DatabaseBrowser::open(database);
    promise(browser.has_value(), "what was replayed opens", browser ? std::string() : browser.error().detail);
}

/// Every table that was made can be read in full.
void tablesCanBeRead(const std::filesystem::path& database)
{
    const auto browser = DatabaseBrowser::open(database);
    promise(browser.has_value(), "what was imported opens", browser ? std::string() : browser.error().detail);
    promise((*browser)->schema().tableCount() > 0, "what was imported has a table");
    for (const Table& table : (*browser)->schema().tables()) {
        const auto rows = (*browser)->run("SELECT * FROM " + quotedIdentifier(table.name), 100);
        promise(rows.has_value(), "an imported table can be read", rows ? std::string() : rows.error().detail);
    }
}

} // namespace

void keepCacheApart()
{
    static const ScratchFile cache("cache");
    setenv("XDG_CACHE_HOME", cache.path().parent_path().c_str(), 1);
}

void importKeepsPromises(const std::filesystem::path& file, std::string_view bytes)
{
    const auto database = importData({file});
    if (database)
        file.extension() == kDumpEnding ? dumpOpens(*database) : tablesCanBeRead(*database);
    else
        promise(database.error().code == ErrorCode::NotADatabase && database.error().detail.ends_with('.'),
                "what cannot be imported is said in a sentence", database.error().detail);
    promise(ScratchFile::read(file) == bytes, "what is imported stays as it is");
}

} // namespace ratatosk::fuzz

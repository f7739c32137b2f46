// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/imported_file.h"
#include "tests/fuzz/scratch_file.h"

#include <map>
#include <string>

#include <zip.h>

namespace ratatosk::fuzz {

namespace {

constexpr std::string_view kPartMark = "=== "; ///< before the name of a part, which ends with its line

using Parts = std::map<std::string, std::string>;

Parts partsIn(std::string_view bytes)
{
    Parts parts;
    while (!bytes.empty()) {
        const std::size_t next = bytes.find("\n=== ");
        std::string_view part = bytes.substr(0, next);
        bytes.remove_prefix(next == std::string_view::npos ? bytes.size() : next + 1);
        part.remove_prefix(part.starts_with(kPartMark) ? kPartMark.size() : 0);
        const std::size_t line = part.find('\n');
        parts[std::string(part.substr(0, line))] = line == std::string_view::npos ? "" : part.substr(line + 1);
    }
    return parts;
}

void zipTo(const std::filesystem::path& file, const Parts& parts)
{
    zip_t* archive = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    for (const auto& [name, text] : parts) {
        zip_source_t* source = zip_source_buffer(archive, text.data(), text.size(), 0);
        const zip_int64_t place = zip_file_add(archive, name.c_str(), source, 0);
        if (place < 0) // a name that no archive may hold
            zip_source_free(source);
        else
            zip_set_file_compression(archive, static_cast<zip_uint64_t>(place), ZIP_CM_STORE, 0);
    }
    if (zip_close(archive) != 0)
        zip_discard(archive);
}

} // namespace

/// The parts of a workbook or an OpenDocument, as text: bytes of an archive are never found by chance.
void fuzzSpreadsheet(std::string_view bytes)
{
    static const ScratchFile data("sheet");
    keepCacheApart();
    data.clear();
    const Parts parts = partsIn(bytes);
    const std::filesystem::path file = data.path().string() + (parts.contains("content.xml") ? ".ods" : ".xlsx");
    zipTo(file, parts);
    if (std::filesystem::exists(file))
        importKeepsPromises(file, ScratchFile::read(file));
}

} // namespace ratatosk::fuzz

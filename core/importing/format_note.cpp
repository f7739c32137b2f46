// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/format_note.h"

#include "core/base/atomic_file.h"
#include "core/files/cache_folder.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

fs::path notePlace(const fs::path& file)
{
    std::error_code failure;
    const fs::path whole = fs::weakly_canonical(fs::absolute(file), failure);
    return cacheFolder() / "formats" / (fingerprint(whole.string()) + ".json");
}

json jsonOf(const DelimitedFormat& format)
{
    json written = json::object();
    const auto put = [&](const char* name, const auto& value) {
        if (value)
            written[name] = static_cast<int>(*value);
    };
    put("encoding", format.encoding);
    put("separator", format.separator);
    put("quote", format.quote);
    put("heading", format.hasHeading);
    put("comma", format.usesComma);
    put("day first", format.putsDayFirst);
    return written;
}

/// What is missing or senseless is left to be recognised.
DelimitedFormat formatIn(const json& written)
{
    DelimitedFormat format;
    const auto take = [&](const char* name, int most, auto& value) {
        const auto found = written.find(name);
        if (found == written.end() || !found->is_number_integer() || found->template get<int>() < 0 || found->template get<int>() > most)
            return;
        value = static_cast<typename std::decay_t<decltype(value)>::value_type>(found->template get<int>());
    };
    if (!written.is_object())
        return format;
    take("encoding", static_cast<int>(kLastEncoding), format.encoding);
    take("separator", 127, format.separator);
    take("quote", 127, format.quote);
    take("heading", 1, format.hasHeading);
    take("comma", 1, format.usesComma);
    take("day first", 1, format.putsDayFirst);
    return format;
}

} // namespace

FormatNote formatNoteOf(const fs::path& file)
{
    if (cacheFolder().empty())
        return {};
    std::ifstream stream(notePlace(file));
    const json note = json::parse(std::string(std::istreambuf_iterator<char>(stream), {}), nullptr, false);
    if (!note.is_object())
        return {};
    return {formatIn(note.value("recognised", json())), formatIn(note.value("chosen", json()))};
}

Result<void> keepFormatNote(const fs::path& file, const FormatNote& note)
{
    if (cacheFolder().empty())
        return Error{ErrorCode::IoError, "There is no place in the cache folder for what was chosen."};
    const fs::path place = notePlace(file);
    std::error_code failure;
    fs::create_directories(place.parent_path(), failure);
    fs::permissions(place.parent_path(), fs::perms::owner_all, failure);
    return writeAtomically(place, json{{"recognised", jsonOf(note.recognised)}, {"chosen", jsonOf(note.chosen)}}.dump() + '\n');
}

std::string textOf(const DelimitedFormat& format)
{
    const json written = jsonOf(format);
    return written.empty() ? std::string() : written.dump();
}

} // namespace ratatosk

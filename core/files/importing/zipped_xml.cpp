// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/zipped_xml.h"

#include "core/database/schema/identifier.h"
#include "core/files/importing/usual_prefixes.h"

#include <fmt/format.h>
#include <zip.h>

#include <algorithm>

namespace ratatosk {

namespace {

constexpr std::uint64_t kLargestDocument = 150u << 20; ///< in memory it takes up to ten times that; a small archive may unpack to anything
constexpr std::size_t kUnpackedAtOnce = 1u << 20;

Error brokenPart(const std::string& name)
{
    return {ErrorCode::NotADatabase, fmt::format("its part {} is damaged", name)};
}

std::string comparableName(std::string name)
{
    std::ranges::replace(name, '\\', '/');
    name.erase(0, std::min(name.find_first_not_of("./"), name.size()));
    return foldedIdentifier(name);
}

} // namespace

void ZippedXml::Discard::operator()(zip* archive) const
{
    zip_discard(archive);
}

Result<ZippedXml> ZippedXml::open(const std::filesystem::path& file, ImportPace& pace)
{
    int code = 0;
    zip* archive = zip_open(file.c_str(), ZIP_RDONLY, &code);
    if (!archive)
        return Error{ErrorCode::NotADatabase, "it is not a spreadsheet, or it is protected by a password"};
    return ZippedXml(archive, pace);
}

ZippedXml::ZippedXml(zip* archive, ImportPace& pace) : m_archive(archive), m_pace(&pace)
{
    const zip_int64_t count = zip_get_num_entries(archive, 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        if (const char* name = zip_get_name(archive, static_cast<zip_uint64_t>(i), 0))
            m_places.try_emplace(comparableName(name), static_cast<std::uint64_t>(i));
    }
}

bool ZippedXml::has(const std::string& name) const
{
    return m_places.contains(comparableName(name));
}

Result<std::shared_ptr<const pugi::xml_document>> ZippedXml::read(const std::string& name) const
{
    zip_stat_t about{};
    const auto place = m_places.find(comparableName(name));
    if (place == m_places.end() || zip_stat_index(m_archive.get(), place->second, 0, &about) != 0)
        return Error{ErrorCode::NotADatabase, fmt::format("its part {} is missing", name)};
    if (about.size > kLargestDocument)
        return Error{ErrorCode::NotADatabase, fmt::format("its part {} takes more than 150 MB; save it as CSV", name)};
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> part(zip_fopen_index(m_archive.get(), place->second, 0), zip_fclose);
    if (!part)
        return brokenPart(name);
    auto* text = static_cast<char*>(pugi::get_memory_allocation_function()(about.size + 1));
    std::size_t length = 0;
    while (text && length < about.size) {
        const auto count = zip_fread(part.get(), text + length, std::min<std::uint64_t>(kUnpackedAtOnce, about.size - length));
        if (count <= 0)
            break;
        length += static_cast<std::size_t>(count);
    }
    const auto advanced = m_pace->advance(static_cast<std::int64_t>(about.comp_size));
    auto document = std::make_shared<pugi::xml_document>();
    const bool isWhole = text && length == about.size;
    const auto parsed = document->load_buffer_inplace_own(text, length, pugi::parse_default | pugi::parse_ws_pcdata_single);
    if (!advanced)
        return advanced.error();
    if (!isWhole || !parsed || !useUsualPrefixes(*document))
        return brokenPart(name);
    return std::shared_ptr<const pugi::xml_document>(std::move(document));
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/safetensors_header.h"

#include "core/base/json_depth.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace ratatosk {
namespace {

using nlohmann::json;

constexpr auto kMetadataKey = "__metadata__";

struct NamedFormat {
    std::string_view name;
    StoredFormat format;
    std::int64_t bytes;
};

constexpr std::array<NamedFormat, 9> kFormats{{
    {"F64", StoredFormat::Double, 8},
    {"F32", StoredFormat::Float, 4},
    {"F16", StoredFormat::Half, 2},
    {"BF16", StoredFormat::BFloat16, 2},
    {"I64", StoredFormat::Long, 8},
    {"I32", StoredFormat::Int, 4},
    {"I8", StoredFormat::Char, 1},
    {"U8", StoredFormat::Byte, 1},
    {"BOOL", StoredFormat::Bool, 1},
}};

const NamedFormat& named(StoredFormat format)
{
    return *std::ranges::find(kFormats, format, &NamedFormat::format);
}

Error invalidTensor(std::string_view name, std::string_view problem)
{
    return Error{ErrorCode::ModelInvalid, fmt::format("tensor '{}': {}", name, problem)};
}

std::optional<StoredFormat> formatNamed(const json& name)
{
    const auto* found = std::ranges::find_if(kFormats, [&](const NamedFormat& format) { return name == format.name; });
    return found == kFormats.end() ? std::nullopt : std::optional(found->format);
}

/// Non-negative integers that fit 63 bits, or nothing.
std::optional<std::vector<std::int64_t>> counts(const json& array)
{
    if (!array.is_array())
        return std::nullopt;
    std::vector<std::int64_t> numbers;
    for (const json& number : array) {
        if (!number.is_number_unsigned() || number.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max())
            return std::nullopt;
        numbers.push_back(number.get<std::int64_t>());
    }
    return numbers;
}

/// Bytes of a tensor, or nothing when that number overflows.
std::optional<std::int64_t> byteCount(const TensorEntry& entry)
{
    std::int64_t bytes = named(entry.format).bytes;
    for (const std::int64_t size : entry.shape)
        if (__builtin_mul_overflow(bytes, size, &bytes))
            return std::nullopt;
    return bytes;
}

Result<TensorEntry> parseEntry(const std::string& name, const json& fields)
{
    if (!fields.is_object())
        return invalidTensor(name, "its description is not a JSON object");
    const auto format = formatNamed(fields.value("dtype", json()));
    if (!format)
        return invalidTensor(name, "unknown number format");
    const auto shape = counts(fields.value("shape", json()));
    if (!shape)
        return invalidTensor(name, "its shape is not a list of sizes");
    const auto range = counts(fields.value("data_offsets", json()));
    if (!range || range->size() != 2 || (*range)[0] > (*range)[1])
        return invalidTensor(name, "its range of bytes is not two ascending numbers");
    TensorEntry entry{name, *format, *shape, (*range)[0], (*range)[1]};
    if (byteCount(entry) != entry.end - entry.begin)
        return invalidTensor(name, "its shape does not fit its range of bytes");
    return entry;
}

Result<std::map<std::string, std::string>> parseMetadata(const json& fields)
{
    std::map<std::string, std::string> metadata;
    for (const auto& [key, value] : fields.items()) {
        if (!value.is_string())
            return Error{ErrorCode::ModelInvalid, fmt::format("metadata '{}' is not text", key)};
        metadata[key] = value.get<std::string>();
    }
    return metadata;
}

Result<void> checkCover(std::vector<TensorEntry>& entries, std::int64_t dataSize)
{
    std::ranges::sort(entries, {}, [](const TensorEntry& entry) { return std::pair(entry.begin, entry.end); });
    std::int64_t covered = 0;
    for (const TensorEntry& entry : entries) {
        if (entry.begin != covered)
            return invalidTensor(entry.name, entry.begin < covered ? "its bytes overlap another's" : "unused bytes before it");
        covered = entry.end;
    }
    if (covered != dataSize)
        return Error{ErrorCode::ModelInvalid, fmt::format("the tensors cover {} bytes, the file holds {}", covered, dataSize)};
    return {};
}

json describe(const TensorEntry& entry, std::string_view format)
{
    return {{"dtype", format}, {"shape", entry.shape}, {"data_offsets", {entry.begin, entry.end}}};
}

} // namespace

Result<SafetensorsHeader> parseSafetensorsHeader(std::string_view text, std::int64_t dataSize)
{
    if (isNestedTooDeeply(text))
        return Error{ErrorCode::ModelInvalid, "the header is nested too deeply"};
    const json root = json::parse(text, nullptr, false);
    if (!root.is_object())
        return Error{ErrorCode::ModelInvalid, "the header is not a JSON object"};
    SafetensorsHeader header;
    for (const auto& [name, fields] : root.items()) {
        if (name == kMetadataKey) {
            auto metadata = parseMetadata(fields);
            if (!metadata)
                return metadata.error();
            header.metadata = *std::move(metadata);
            continue;
        }
        auto entry = parseEntry(name, fields);
        if (!entry)
            return entry.error();
        header.entries.push_back(*std::move(entry));
    }
    if (const Result<void> cover = checkCover(header.entries, dataSize); !cover)
        return cover.error();
    return header;
}

std::string formatSafetensorsHeader(const SafetensorsHeader& header)
{
    json root = json::object();
    if (!header.metadata.empty())
        root[kMetadataKey] = header.metadata;
    for (const TensorEntry& entry : header.entries)
        root[entry.name] = describe(entry, named(entry.format).name);
    std::string text = root.dump(-1, ' ', false, json::error_handler_t::replace);
    text.append((8 - text.size() % 8) % 8, ' ');
    return text;
}

} // namespace ratatosk

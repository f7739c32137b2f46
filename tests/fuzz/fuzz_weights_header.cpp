// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/model_config_json.h"
#include "core/network/bundle/safetensors_header.h"
#include "tests/fuzz/fuzz_targets.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <tuple>

namespace ratatosk::fuzz {

namespace {

using Entry = std::tuple<std::string, StoredFormat, std::vector<std::int64_t>, std::int64_t, std::int64_t>;

/// In the order of their names: those of no bytes may stand in any.
std::vector<Entry> entriesOf(const SafetensorsHeader& header)
{
    std::vector<Entry> entries;
    for (const TensorEntry& entry : header.entries)
        entries.emplace_back(entry.name, entry.format, entry.shape, entry.begin, entry.end);
    std::ranges::sort(entries);
    return entries;
}

void coversItsBytes(const SafetensorsHeader& header, std::int64_t dataSize)
{
    std::int64_t covered = 0;
    for (const TensorEntry& entry : header.entries) {
        promise(entry.begin == covered && entry.end >= entry.begin, "tensors follow each other", entry.name);
        covered = entry.end;
    }
    promise(covered == dataSize, "tensors cover the file");
}

void headerSurvivesWriting(std::string_view text, std::int64_t dataSize)
{
    const auto header = parseSafetensorsHeader(text, dataSize);
    if (!header)
        return;
    coversItsBytes(*header, dataSize);
    const std::string written = formatSafetensorsHeader(*header);
    promise(written.size() % 8 == 0, "a header ends with whole words");
    const auto again = parseSafetensorsHeader(written, dataSize);
    promise(again && entriesOf(*again) == entriesOf(*header) && again->metadata == header->metadata, "a header survives writing", written);
}

void configSurvivesWriting(std::string_view text)
{
    const auto config = modelConfigFromJson(text);
    if (!config)
        return;
    const auto again = modelConfigFromJson(modelConfigToJson(*config));
    promise(again && *again == *config, "a configuration survives writing", modelConfigToJson(*config));
}

void packIsInRange(std::string_view text)
{
    const auto config = languageModelConfigFromPack(text);
    if (!config)
        return;
    promise(config->hiddenSize > 0 && config->heads > 0 && config->hiddenSize % config->heads == 0, "heads share the width");
    promise(std::max({config->padId, config->unknownId, config->clsId, config->sepId, config->maskId}) < config->vocabularySize,
            "special pieces are in the vocabulary");
}

} // namespace

/// First a line with the number of bytes behind the header, then the header or a config.json.
void fuzzWeightsHeader(std::string_view bytes)
{
    const size_t line = std::min(bytes.find('\n'), bytes.size());
    const std::string_view text = bytes.substr(std::min(line + 1, bytes.size()));
    std::int64_t dataSize = 0;
    std::from_chars(bytes.data(), bytes.data() + line, dataSize);
    headerSurvivesWriting(text, dataSize);
    configSurvivesWriting(text);
    packIsInRange(text);
}

} // namespace ratatosk::fuzz

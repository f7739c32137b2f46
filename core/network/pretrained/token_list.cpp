// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/token_list.h"

#include "core/base/json_depth.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

using nlohmann::json;

constexpr std::uintmax_t kMostBytes = 64 << 20;
constexpr std::int64_t kMostTokens = 1'000'000;

Error unreadable(const std::filesystem::path& file, std::string_view what)
{
    return {ErrorCode::ModelInvalid, fmt::format("'{}' {}", file.string(), what)};
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::optional<std::pair<std::string, std::string>> pairOf(std::string_view line)
{
    const size_t space = line.find(' ');
    if (space == 0 || space == std::string_view::npos || space + 1 == line.size() || line.find(' ', space + 1) != std::string_view::npos)
        return std::nullopt;
    return std::pair(std::string(line.substr(0, space)), std::string(line.substr(space + 1)));
}

std::optional<std::pair<std::string, std::string>> pairOf(const json& merge)
{
    if (merge.is_string())
        return pairOf(std::string_view(merge.get_ref<const std::string&>()));
    if (!merge.is_array() || merge.size() != 2 || !merge[0].is_string() || !merge[1].is_string())
        return std::nullopt;
    return std::pair(merge[0].get<std::string>(), merge[1].get<std::string>());
}

} // namespace

Result<std::string> readVocabularyBytes(const std::filesystem::path& file)
{
    std::error_code failure;
    const std::uintmax_t size = std::filesystem::file_size(file, failure);
    if (failure)
        return Error{ErrorCode::ModelMissing, fmt::format("'{}': {}", file.string(), failure.message())};
    if (size > kMostBytes)
        return unreadable(file, "is too large for a vocabulary");
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return Error{ErrorCode::PermissionDenied, fmt::format("cannot read '{}'", file.string())};
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

Result<json> readVocabularyJson(const std::filesystem::path& file)
{
    const auto text = readVocabularyBytes(file);
    if (!text)
        return text.error();
    json result = isNestedTooDeeply(*text) ? json(json::value_t::discarded) : json::parse(*text, nullptr, false);
    if (result.is_discarded() || !result.is_object())
        return unreadable(file, "is not a JSON object");
    return result;
}

Result<TokenList> readTokenLines(const std::filesystem::path& file)
{
    const auto text = readVocabularyBytes(file);
    if (!text)
        return text.error();
    TokenList tokens;
    for (const std::string_view line : linesOf(*text))
        tokens.emplace_back(line);
    if (tokens.empty())
        return unreadable(file, "contains no tokens");
    return tokens;
}

Result<TokenList> tokensOf(const json& ids, const std::filesystem::path& file)
{
    if (!ids.is_object() || ids.empty())
        return unreadable(file, "does not map tokens to ids");
    TokenList tokens;
    for (const auto& [token, id] : ids.items()) {
        if (!id.is_number_integer() || id.get<std::int64_t>() < 0 || id.get<std::int64_t>() >= kMostTokens)
            return unreadable(file, fmt::format("gives the token '{}' an invalid id", token));
        const auto place = id.get<size_t>();
        if (tokens.size() <= place)
            tokens.resize(place + 1);
        if (!tokens[place].empty())
            return unreadable(file, fmt::format("gives '{}' and '{}' the same id", tokens[place], token));
        tokens[place] = token;
    }
    return tokens;
}

Result<TokenMerges> readMergeLines(const std::filesystem::path& file)
{
    const auto text = readVocabularyBytes(file);
    if (!text)
        return text.error();
    TokenMerges merges;
    for (const std::string_view line : linesOf(*text)) {
        if (line.empty() || (merges.empty() && line.starts_with("#version")))
            continue;
        auto pair = pairOf(line);
        if (!pair)
            return unreadable(file, fmt::format("has a line that is not a pair of tokens: '{}'", line.substr(0, 40)));
        merges.push_back(*std::move(pair));
    }
    return merges;
}

Result<TokenMerges> mergesOf(const json& merges, const std::filesystem::path& file)
{
    if (!merges.is_array())
        return unreadable(file, "has no list of merges");
    TokenMerges result;
    for (const json& merge : merges) {
        auto pair = pairOf(merge);
        if (!pair)
            return unreadable(file, "has a merge that is not a pair of tokens");
        result.push_back(*std::move(pair));
    }
    return result;
}

} // namespace ratatosk

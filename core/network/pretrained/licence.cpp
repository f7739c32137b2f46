// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/licence.h"

#include "core/network/pretrained/token_list.h"

#include <fmt/format.h>

#include <optional>

namespace ratatosk {
namespace {

constexpr auto kReadMe = "README.md";

std::string withoutQuotes(std::string_view text)
{
    const size_t begin = text.find_first_not_of(" \t\r\"'");
    if (begin == std::string_view::npos)
        return {};
    return std::string(text.substr(begin, text.find_last_not_of(" \t\r\"'") + 1 - begin));
}

/// Of the lines between the first two that are "---".
std::optional<std::string> namedInHeader(std::string_view text)
{
    constexpr std::string_view key = "license:";
    if (!text.starts_with("---"))
        return std::nullopt;
    const std::string_view header = text.substr(0, text.find("\n---", 3));
    for (size_t at = header.find('\n'); at != std::string_view::npos; at = header.find('\n', at + 1)) {
        const std::string_view line = header.substr(at + 1, header.find('\n', at + 1) - at - 1);
        if (!line.starts_with(key))
            continue;
        const std::string name = withoutQuotes(line.substr(key.size()));
        return name.empty() ? std::nullopt : std::optional(name);
    }
    return std::nullopt;
}

} // namespace

Result<Licence> readLicence(const std::filesystem::path& folder)
{
    std::error_code ignored;
    for (const char* name : {"LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE", "COPYING"}) {
        if (!std::filesystem::is_regular_file(folder / name, ignored))
            continue;
        const auto text = readVocabularyBytes(folder / name);
        return text ? Result<Licence>(Licence{name, *text}) : Result<Licence>(text.error());
    }
    const auto readMe = readVocabularyBytes(folder / kReadMe);
    if (const auto named = readMe ? namedInHeader(*readMe) : std::nullopt)
        return Licence{kReadMe,
                       fmt::format("The publisher of these weights names their licence in {}: {}\n"
                                   "Its text was not beside them; put it here before you pass them on.\n",
                                   kReadMe, *named)};
    return Error{
        ErrorCode::ModelMissing,
        fmt::format("'{}' does not say under which licence the weights are: it has no LICENSE, and no README.md whose header names one",
                    folder.string())};
}

} // namespace ratatosk

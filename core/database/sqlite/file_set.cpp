// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/file_set.h"

#include "core/database/schema/identifier.h"

#include <algorithm>
#include <set>

namespace ratatosk {

namespace {

constexpr std::string_view kBeginning = "files:\n";
constexpr std::string_view kSeparators = "\n\t%"; ///< of lines, before a name, of a letter in digits
constexpr std::string_view kDigits = "0123456789abcdef";

std::string escaped(std::string_view text)
{
    std::string written;
    for (const char letter : text) {
        if (kSeparators.find(letter) == std::string_view::npos)
            written += letter;
        else
            written += {'%', kDigits[static_cast<unsigned char>(letter) / 16], kDigits[static_cast<unsigned char>(letter) % 16]};
    }
    return written;
}

std::string unescaped(std::string_view text)
{
    std::string read;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size()) {
            read += static_cast<char>(16 * kDigits.find(text[i + 1]) + kDigits.find(text[i + 2]));
            i += 2;
        } else {
            read += text[i];
        }
    }
    return read;
}

/// "sales_2023" for "sales 2023.sqlite".
std::string nameOfFile(const std::filesystem::path& file)
{
    std::string name;
    for (const char letter : file.stem().string()) {
        const auto code = static_cast<unsigned char>(letter);
        const bool isPlain = (code >= '0' && code <= '9') || (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') || code >= 0x80;
        if (isPlain || (!name.empty() && name.back() != '_'))
            name += isPlain ? letter : '_';
    }
    while (name.ends_with('_'))
        name.pop_back();
    return name.empty() ? "file" : name;
}

} // namespace

bool isFileSet(std::string_view place)
{
    return place.starts_with(kBeginning);
}

std::string placeOf(const std::vector<SetMember>& members)
{
    if (members.size() == 1 && members.front().name.empty())
        return members.front().file.string();
    std::string place(kBeginning);
    for (const SetMember& member : members)
        place += escaped(member.file.native()) + (member.name.empty() ? "" : '\t' + escaped(member.name)) + '\n';
    return place;
}

std::string placeOf(const std::vector<std::filesystem::path>& files)
{
    std::vector<SetMember> members;
    for (const std::filesystem::path& file : files)
        members.push_back({file});
    return placeOf(members);
}

std::vector<SetMember> membersOf(std::string_view place)
{
    if (!isFileSet(place))
        return {{std::filesystem::path(place)}};
    place.remove_prefix(kBeginning.size());
    std::vector<SetMember> members;
    while (!place.empty()) {
        const std::string_view line = place.substr(0, place.find('\n'));
        place.remove_prefix(std::min(line.size() + 1, place.size()));
        const std::size_t tab = std::min(line.find('\t'), line.size());
        members.push_back({unescaped(line.substr(0, tab)), unescaped(line.substr(std::min(tab + 1, line.size())))});
    }
    return members;
}

std::vector<std::string> attachedNames(const std::vector<SetMember>& members)
{
    std::set<std::string, std::less<>> taken{"main", "temp"};
    std::vector<std::string> names;
    for (const SetMember& member : members) {
        const std::string wanted = member.name.empty() ? nameOfFile(member.file) : member.name;
        std::string name = wanted;
        for (int number = 2; !taken.insert(foldedIdentifier(name)).second; ++number)
            name = wanted + '_' + std::to_string(number);
        names.push_back(std::move(name));
    }
    return names;
}

} // namespace ratatosk

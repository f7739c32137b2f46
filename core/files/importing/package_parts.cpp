// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/package_parts.h"

#include <algorithm>
#include <charconv>

namespace ratatosk {

namespace {

std::size_t afterFolder(std::string_view part)
{
    return part.find_last_of('/') + 1; // of no slash: the beginning
}

/// "a b" for "a%20b".
std::string withoutPercents(std::string_view target)
{
    std::string plain;
    for (std::size_t i = 0; i < target.size(); ++i) {
        unsigned char letter = 0;
        const char* digits = target.data() + i + 1;
        const bool isEscape = target[i] == '%' && i + 2 < target.size()
            && std::from_chars(digits, digits + 2, letter, 16).ptr == digits + 2;
        plain += isEscape ? static_cast<char>(letter) : target[i];
        i += isEscape ? 2 : 0;
    }
    return plain;
}

} // namespace

std::string partNameOf(std::string_view target, std::string_view part)
{
    std::string plain = withoutPercents(target);
    std::ranges::replace(plain, '\\', '/');
    std::string name = plain.starts_with('/') ? std::string() : std::string(part.substr(0, afterFolder(part)));
    for (std::string_view rest = plain; !rest.empty();) {
        const std::size_t length = std::min(rest.find('/'), rest.size());
        const std::string_view step = rest.substr(0, length);
        rest.remove_prefix(std::min(length + 1, rest.size()));
        if (step == "..")
            name.resize(name.empty() ? 0 : afterFolder(std::string_view(name).substr(0, name.size() - 1)));
        else if (!step.empty() && step != ".")
            name.append(step).append(rest.empty() ? "" : "/");
    }
    return name;
}

Result<std::vector<RelatedPart>> relatedParts(const ZippedXml& archive, const std::string& part)
{
    std::vector<RelatedPart> parts;
    const std::size_t folder = afterFolder(part);
    const std::string name = part.substr(0, folder) + "_rels/" + part.substr(folder) + ".rels";
    if (!archive.has(name))
        return parts;
    const auto relations = archive.read(name);
    if (!relations)
        return relations.error();
    for (const pugi::xml_node relation : (*relations)->document_element().children("Relationship")) {
        const std::string_view type = relation.attribute("Type").value();
        if (std::string_view(relation.attribute("TargetMode").value()) != "External")
            parts.push_back({relation.attribute("Id").value(), std::string(type.substr(afterFolder(type))),
                             partNameOf(relation.attribute("Target").value(), part)});
    }
    return parts;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/usual_prefixes.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

namespace {

constexpr int kMostElementsDeep = 500;

struct UsualPrefix {
    std::string_view begin; ///< of the namespace; its years and versions differ
    std::string_view end;
    std::string_view prefix;
};

/// ECMA-376, transitional and strict, and OpenDocument.
constexpr std::array<UsualPrefix, 9> kUsualPrefixes{{
    {"http://schemas.openxmlformats.org/spreadsheetml/", "/main", ""},
    {"http://purl.oclc.org/ooxml/spreadsheetml/", "main", ""},
    {"http://schemas.openxmlformats.org/officeDocument/", "/relationships", "r"},
    {"http://purl.oclc.org/ooxml/officeDocument/", "relationships", "r"},
    {"http://schemas.openxmlformats.org/package/", "/relationships", ""},
    {"urn:oasis:names:tc:opendocument:xmlns:office:", "", "office"},
    {"urn:oasis:names:tc:opendocument:xmlns:table:", "", "table"},
    {"urn:oasis:names:tc:opendocument:xmlns:text:", "", "text"},
    {"urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:", "", "calcext"},
}};

/// A prefix as it is declared, from some element inwards.
struct DeclaredPrefix {
    std::string prefix;
    std::optional<std::string_view> usual; ///< nothing: of a namespace that spreadsheets do without
    int depth = 0;
};

std::optional<std::string_view> usualPrefixOf(std::string_view space)
{
    for (const UsualPrefix& usual : kUsualPrefixes) {
        if (space.starts_with(usual.begin) && space.ends_with(usual.end))
            return usual.prefix;
    }
    return std::nullopt;
}

class PrefixChange
{
public:
    void enter(pugi::xml_node node, int depth)
    {
        bool hasPrefixes = false;
        for (const pugi::xml_attribute attribute : node.attributes()) {
            const std::string_view name = attribute.name();
            if (name == "xmlns" || name.starts_with("xmlns:"))
                m_declared.push_back(
                    {std::string(name.substr(std::min(name.size(), std::size_t(6)))), usualPrefixOf(attribute.value()), depth});
            else
                hasPrefixes = hasPrefixes || name.find(':') != std::string_view::npos;
        }
        if (const auto name = usualName(node.name(), true))
            node.set_name(name->c_str());
        for (pugi::xml_attribute attribute = node.first_attribute(); hasPrefixes && attribute; attribute = attribute.next_attribute()) {
            if (const auto name = usualName(attribute.name(), false))
                attribute.set_name(name->c_str());
        }
    }
    void leave(int depth)
    {
        while (!m_declared.empty() && m_declared.back().depth >= depth)
            m_declared.pop_back();
    }

private:
    /// Where it is another. An attribute without a prefix belongs to no namespace.
    std::optional<std::string> usualName(std::string_view name, bool isElement) const
    {
        const std::size_t colon = name.find(':');
        const std::string_view prefix = colon == std::string_view::npos ? std::string_view() : name.substr(0, colon);
        if (prefix.empty() && !isElement)
            return std::nullopt;
        for (const DeclaredPrefix& declared : std::views::reverse(m_declared)) {
            if (declared.prefix != prefix)
                continue;
            if (!declared.usual || *declared.usual == prefix)
                return std::nullopt;
            const std::string_view local = prefix.empty() ? name : name.substr(colon + 1);
            return std::string(*declared.usual) + (declared.usual->empty() ? "" : ":") + std::string(local);
        }
        return std::nullopt;
    }

    std::vector<DeclaredPrefix> m_declared;
};

} // namespace

bool useUsualPrefixes(pugi::xml_document& document)
{
    PrefixChange change;
    pugi::xml_node node = document.document_element();
    int depth = 0;
    while (node) {
        if (node.type() == pugi::node_element)
            change.enter(node, depth);
        if (const pugi::xml_node child = node.first_child()) {
            if (++depth > kMostElementsDeep)
                return false;
            node = child;
            continue;
        }
        while (node && depth > 0 && !node.next_sibling()) {
            change.leave(depth);
            node = node.parent();
            --depth;
        }
        change.leave(depth);
        node = depth > 0 ? node.next_sibling() : pugi::xml_node();
    }
    return true;
}

} // namespace ratatosk

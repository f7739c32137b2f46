// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/character_map.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using Entries = std::vector<std::pair<std::string, std::uint32_t>>; // keys in order, and what they lead to

constexpr std::uint32_t kIsValue = 1u << 31, kHasValue = 1u << 8;
constexpr unsigned kOffsetShift = 10;
constexpr std::uint32_t kBlock = 256; ///< children of a node share one, since a byte is added by exclusive or

/// Units of darts-clone: a label, whether a key ends there, and the offset to the place from which children are counted.
class DoubleArray
{
public:
    explicit DoubleArray(const Entries& entries) : m_entries(entries)
    {
        grow();
        m_isUsed[0] = m_isBase[0] = true; // the root
        m_units[0] = 0;
        place(0, 0, entries.size(), 0);
    }

    const std::vector<std::uint32_t>& units() const { return m_units; }

private:
    struct Child {
        unsigned char label = 0;
        size_t begin = 0, end = 0; ///< of the entries below
    };

    const Entries& m_entries;
    std::vector<std::uint32_t> m_units;
    std::vector<bool> m_isUsed, m_isBase;

    /// What nothing leads to holds a value, which no byte is equal to.
    void grow()
    {
        m_units.resize(m_units.size() + kBlock, kIsValue);
        m_isUsed.resize(m_units.size());
        m_isBase.resize(m_units.size());
    }

    std::vector<Child> childrenOf(size_t begin, size_t end, size_t depth) const
    {
        std::vector<Child> children;
        for (size_t entry = begin; entry < end; ++entry) {
            const std::string& key = m_entries[entry].first;
            const auto label = static_cast<unsigned char>(depth < key.size() ? key[depth] : 0);
            if (children.empty() || children.back().label != label)
                children.push_back({label, entry, entry});
            children.back().end = entry + 1;
        }
        return children;
    }

    bool isFree(std::uint32_t base, const std::vector<Child>& children) const
    {
        if (m_isBase[base])
            return false;
        for (const Child& child : children)
            if (m_isUsed[base ^ child.label])
                return false;
        return true;
    }

    std::uint32_t freeBase(const std::vector<Child>& children)
    {
        for (std::uint32_t base = 0;; ++base) {
            if (base == m_units.size())
                grow();
            if (isFree(base, children))
                return base;
        }
    }

    void place(std::uint32_t node, size_t begin, size_t end, size_t depth)
    {
        const std::vector<Child> children = childrenOf(begin, end, depth);
        const std::uint32_t base = freeBase(children);
        m_isBase[base] = true;
        for (const Child& child : children)
            m_isUsed[base ^ child.label] = true;
        m_units[node] |= (node ^ base) << kOffsetShift;
        for (const Child& child : children) {
            const std::uint32_t below = base ^ child.label;
            if (child.label == 0) {
                m_units[node] |= kHasValue;
                m_units[below] = m_entries[child.begin].second | kIsValue;
            } else {
                m_units[below] = child.label;
                place(below, child.begin, child.end, depth + 1);
            }
        }
    }
};

void appendFourBytes(std::string& bytes, std::uint32_t number)
{
    for (unsigned shift = 0; shift < 32; shift += 8)
        bytes += static_cast<char>(number >> shift & 0xff);
}

} // namespace

std::string characterMap(const Replacements& replacements)
{
    if (replacements.empty())
        return {};
    std::string texts;
    std::map<std::string, std::uint32_t> placeOfText;
    Entries entries;
    for (const auto& [key, text] : replacements) {
        const auto [place, isNew] = placeOfText.emplace(text, static_cast<std::uint32_t>(texts.size()));
        if (isNew)
            texts += text + '\0';
        entries.emplace_back(key, place->second);
    }
    const DoubleArray array(entries);
    std::string bytes;
    appendFourBytes(bytes, static_cast<std::uint32_t>(array.units().size() * sizeof(std::uint32_t)));
    for (const std::uint32_t unit : array.units())
        appendFourBytes(bytes, unit);
    return bytes + texts;
}

} // namespace ratatosk

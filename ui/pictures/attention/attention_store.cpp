// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/attention_store.h"

using namespace ratatosk;

void AttentionStore::begin(int items)
{
    m_items = items;
    m_maps.clear();
}

bool AttentionStore::take(const AttentionMaps& maps)
{
    if (maps.size != m_items)
        return false;
    if (!keepsAll())
        std::erase_if(m_maps, [&](const auto& kept) { return kept.first.first != maps.layer; });
    m_maps[{maps.layer, maps.part}] = maps;
    return true;
}

const AttentionMaps* AttentionStore::find(int layer, AttentionPart part) const
{
    const auto found = m_maps.find({layer, part});
    return found == m_maps.end() ? nullptr : &found->second;
}

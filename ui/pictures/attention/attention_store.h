// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <map>
#include <utility>

/// The maps that have arrived for the answer shown. Of questions with many items only those of one layer are kept: they are asked for
/// again when they are looked at.
class AttentionStore
{
public:
    static constexpr int kMostItemsKept = 200; ///< a layer of eight heads is 1.3 MB then; larger maps are asked for again

    /// A new answer with so many items.
    void begin(int items);
    /// Maps of another size are left aside: they belong to a question that is gone. False then.
    bool take(const ratatosk::AttentionMaps& maps);
    bool keepsAll() const { return m_items <= kMostItemsKept; }
    /// Null: not there.
    const ratatosk::AttentionMaps* find(int layer, ratatosk::AttentionPart part) const;

private:
    int m_items = 0;
    std::map<std::pair<int, ratatosk::AttentionPart>, ratatosk::AttentionMaps> m_maps;
};

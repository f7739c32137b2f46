// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/source_removal.h"

#include "core/questions/variants/reference_walk.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace ratatosk {

void mergeSources(sql::Query& query, sql::SelectBlock& block, int removed, int kept)
{
    editMentions(query, [&](SourceMention mention) {
        if (&mention.owner != &block)
            return;
        if (mention.index == removed)
            mention.index = kept;
        mention.index -= mention.index > removed ? 1 : 0;
    });
    std::vector<sql::JoinKey> keys;
    for (sql::Source& source : block.from) {
        std::ranges::move(source.keys, std::back_inserter(keys));
        source.keys.clear();
    }
    block.from.erase(block.from.begin() + removed);
    for (sql::JoinKey& key : keys) {
        if (key.left != key.right)
            block.from[static_cast<std::size_t>(std::max(key.left.source.index, key.right.source.index))].keys.push_back(key);
    }
    block.from.front().kind = sql::JoinKind::Inner;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/foreign_key_classes.h"

#include "core/questions/spider/spider_query.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace ratatosk {

std::vector<int> foreignKeyClasses(const Schema& schema)
{
    std::vector<std::set<int>> classes;
    for (const ForeignKey& key : schema.foreignKeys()) {
        const int from = sql::spider::spiderColumn(key.from);
        const int to = sql::spider::spiderColumn(key.to);
        const auto holdsEither = [&](const std::set<int>& members) { return members.contains(from) || members.contains(to); };
        auto found = std::ranges::find_if(classes, holdsEither);
        if (found == classes.end())
            found = classes.emplace(classes.end());
        found->insert({from, to});
    }
    std::vector<int> representatives(static_cast<size_t>(schema.columnCount()) + 1);
    std::iota(representatives.begin(), representatives.end(), 0);
    for (const std::set<int>& members : classes) {
        for (const int member : members)
            representatives[static_cast<size_t>(member)] = *members.begin();
    }
    return representatives;
}

} // namespace ratatosk

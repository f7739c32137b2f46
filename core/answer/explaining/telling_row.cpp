// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/telling_row.h"

#include <fmt/format.h>

#include <utility>

namespace ratatosk {

std::optional<TellingRow> tellingRow(DatabaseBrowser& browser, const std::string& first, const std::string& other, std::stop_token stop)
{
    const auto rowOf = [&](const std::string& one, const std::string& without) {
        return browser.run(fmt::format("SELECT * FROM ({}\n) EXCEPT SELECT * FROM ({}\n) LIMIT 1", one, without), 1, stop);
    };
    for (const bool isOfFirst : {true, false}) {
        auto rows = isOfFirst ? rowOf(first, other) : rowOf(other, first);
        if (!rows)
            return {};
        if (!rows->rows.empty())
            return TellingRow{std::move(rows->rows.front()), isOfFirst};
    }
    return {};
}

} // namespace ratatosk

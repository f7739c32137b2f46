// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/step_rows.h"

#include <fmt/format.h>

namespace ratatosk {

std::optional<std::int64_t> rowsAfter(DatabaseBrowser& browser, const QueryStep& step, const std::stop_token& stop)
{
    const auto table = browser.run(fmt::format("SELECT count(*) FROM ({}) AS found", step.preview), 1, stop);
    return table ? std::optional(std::get<std::int64_t>(table->rows[0][0])) : std::nullopt;
}

} // namespace ratatosk

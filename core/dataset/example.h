// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace ratatosk {

/// A question about one database with the SQL that answers it.
struct Example {
    std::string dbId;
    std::string question;
    std::string query; ///< gold SQL as the data set spells it

    bool operator==(const Example&) const = default;
};

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk::sql {

/// Whether PostgreSQL reserves the word, so that it names nothing without quotes. In any case.
bool isPostgresWord(std::string_view word);

/// The identifier as PostgreSQL finds it: in double quotes unless it is a plain word of small letters that is not reserved.
std::string postgresIdentifier(std::string_view identifier);

} // namespace ratatosk::sql

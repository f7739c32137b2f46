// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/keys/listed_keys.h"

namespace ratatosk {

/// How many of a database's foreign keys are guessed again once nobody declares them; pairs of columns between tables that both have rows.
struct KeyMeasure {
    std::string database;
    int declared = 0;
    int guessed = 0;
    int right = 0; ///< of the guessed ones, those that are declared; the others may be keys that nobody declared
    std::int64_t instructions = 0;

    double recall() const { return declared == 0 ? 0 : 100.0 * right / declared; }
    double precision() const { return guessed == 0 ? 0 : 100.0 * right / guessed; }
};

/// Of a database that declares none no guess is counted.
KeyMeasure measureKeys(const Connection& connection, const UndeclaredDatabase& database);

} // namespace ratatosk

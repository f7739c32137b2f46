// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/keys/key_measure.h"

#include "core/database/engine/key_inference.h"

namespace ratatosk {

KeyMeasure measureKeys(const Connection& connection, const UndeclaredDatabase& database)
{
    KeyMeasure measure{.database = database.id};
    for (const auto& [from, to] : database.keys)
        measure.declared += database.isFilled(from, to);
    const std::int64_t before = connection.instructions();
    const std::vector<ForeignKey> guesses = inferForeignKeys(connection, database.schema);
    measure.instructions = connection.instructions() - before;
    for (const ForeignKey& guess : guesses) {
        if (database.keys.empty() || !database.isFilled(guess.from, guess.to))
            continue;
        ++measure.guessed;
        measure.right += database.keys.contains({guess.from, guess.to});
    }
    return measure;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/schema_reader.h"
#include "core/database/values/value_index.h"
#include "tests/support/scratch_database.h"

#include <memory>

/// Schema and value index of a database made from SQL text.
struct IndexedDatabase {
    explicit IndexedDatabase(const std::string& script)
    {
        const ScratchDatabase file(script);
        const auto connection = ratatosk::Connection::open(file.file());
        schema = *ratatosk::readSchema(*connection);
        values = *ratatosk::ValueIndex::build(*connection, schema);
    }

    ratatosk::Schema schema;
    std::shared_ptr<const ratatosk::ValueIndex> values;
};

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"
#include "core/database/values/cell_kinds.h"
#include "core/database/values/known_cells.h"
#include "core/linking/links/file_words.h"
#include "core/linking/links/schema_linker.h"
#include "core/linking/routing/schema_router.h"

#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace ratatosk {

/// A database on its way to being asked: the schema is there at once, its cells are read on a thread of its own.
class DatabasePreparation
{
public:
    /// What questions need beside the schema.
    struct Prepared {
        std::shared_ptr<const ValueIndex> values;
        std::shared_ptr<KnownCells> known;  ///< the same, where not all cells were read: what questions name is looked up and added
        std::vector<CellKind> kinds;        ///< of all columns' cells
        FileWords words;                    ///< what misspelt words may stand for
        std::optional<SchemaLinker> linker; ///< of a schema that is read whole; else nothing
        std::optional<SchemaRouter> router; ///< of a larger one; else nothing
    };

    /// `vectors` tell which names of a large schema are near a question. Errors: as Connection::open and readSchema.
    static Result<std::unique_ptr<DatabasePreparation>> start(const std::filesystem::path& file, WordVectors vectors = {});
    /// The same for a schema that is described elsewhere; without a readable file there are no cells.
    static std::unique_ptr<DatabasePreparation> start(const std::filesystem::path& file, const Schema& schema, WordVectors vectors = {});

    const Schema& schema() const { return m_schema; }

    /// Waits until the cells have been read, which ValueIndexLimits bounds. Error: Cancelled, and what reading cells gives.
    Result<const Prepared*> wait(std::stop_token stop);

private:
    DatabasePreparation(Schema schema, WordVectors vectors) : m_schema(std::move(schema)), m_vectors(std::move(vectors)) {}

    void readCellsOf(Connection connection);
    void prepare(const Connection& connection, std::stop_token stop);
    void finish(Result<std::shared_ptr<const ValueIndex>> values, const Connection* connection);

    Schema m_schema;
    WordVectors m_vectors;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Result<Prepared>> m_outcome;
    std::jthread m_thread; ///< last, so that it ends before what it writes to
};

} // namespace ratatosk

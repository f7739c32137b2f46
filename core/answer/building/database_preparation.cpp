// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/database_preparation.h"

#include "core/base/log.h"
#include "core/database/engine/schema_reader.h"
#include "core/database/postgres/database_place.h"

#include <utility>

namespace ratatosk {

namespace {

DatabasePreparation::Prepared preparedFor(const Schema& schema, std::shared_ptr<const ValueIndex> values, const WordVectors& vectors,
                                          const Connection* connection)
{
    std::shared_ptr<KnownCells> known = values->isComplete() ? nullptr : std::make_shared<KnownCells>(values);
    std::vector<CellKind> kinds = cellKinds(schema, *values, connection);
    FileWords words(schema, *values);
    DatabasePreparation::Prepared prepared{
        known ? known : std::move(values), known, std::move(kinds), std::move(words), std::nullopt, std::nullopt};
    if (wantsRouting(schema))
        prepared.router.emplace(schema, prepared.values, vectors);
    else
        prepared.linker.emplace(typedByCells(schema, prepared.kinds), prepared.values);
    return prepared;
}

} // namespace

Result<std::unique_ptr<DatabasePreparation>> DatabasePreparation::start(const std::filesystem::path& file, WordVectors vectors)
{
    auto connection = openPlace(file);
    if (!connection)
        return connection.error();
    auto schema = readSchema(*connection);
    if (!schema)
        return schema.error();
    std::unique_ptr<DatabasePreparation> preparation(new DatabasePreparation(*std::move(schema), std::move(vectors)));
    preparation->readCellsOf(*std::move(connection));
    return preparation;
}

std::unique_ptr<DatabasePreparation> DatabasePreparation::start(const std::filesystem::path& file, const Schema& schema,
                                                                WordVectors vectors)
{
    std::unique_ptr<DatabasePreparation> preparation(new DatabasePreparation(schema, std::move(vectors)));
    if (auto connection = openPlace(file))
        preparation->readCellsOf(*std::move(connection));
    else
        preparation->finish(ValueIndex::empty(), nullptr);
    return preparation;
}

void DatabasePreparation::readCellsOf(Connection connection)
{
    m_thread = std::jthread([this, connection = std::move(connection)](std::stop_token stop) { prepare(connection, stop); });
}

void DatabasePreparation::prepare(const Connection& connection, std::stop_token stop)
{
    finish(ValueIndex::build(connection, m_schema, {}, stop), &connection);
}

void DatabasePreparation::finish(Result<std::shared_ptr<const ValueIndex>> values, const Connection* connection)
{
    if (values && !(*values)->isComplete())
        logIncident("Some cells of the database are not searched for words: there are too many, or a column cannot be read.");
    Result<Prepared> outcome = values ? Result<Prepared>(preparedFor(m_schema, *values, m_vectors, connection)) : values.error();
    const std::lock_guard lock(m_mutex);
    m_outcome.emplace(std::move(outcome));
    m_changed.notify_all();
}

Result<const DatabasePreparation::Prepared*> DatabasePreparation::wait(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait(lock, stop, [this] { return m_outcome.has_value(); }))
        return Error{ErrorCode::Cancelled, "The question was cancelled."};
    if (!*m_outcome)
        return m_outcome->error();
    return &**m_outcome;
}

} // namespace ratatosk

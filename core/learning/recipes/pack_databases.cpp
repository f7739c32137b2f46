// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/recipes/pack_databases.h"

#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "core/files/importing/openable_place.h"
#include "core/questions/dataset/question_pack.h"

namespace ratatosk {
namespace {

Result<DatasetDatabase> readPackDatabase(const QuestionPack& pack, const std::string& id)
{
    const auto found = packDatabase(pack, id);
    if (!found)
        return found.error();
    const auto place = openablePlace(found->string());
    if (!place)
        return place.error();
    const auto connection = Connection::open(*place);
    if (!connection)
        return connection.error();
    const auto schema = readSchema(*connection);
    if (!schema)
        return schema.error();
    return DatasetDatabase{id, *schema, *place, {}};
}

} // namespace

Result<void> addPackDatabases(const std::filesystem::path& questions, const std::vector<Example>& examples, DatasetDatabases& databases)
{
    const QuestionPack pack{questions.filename().string(), questions.parent_path(), {}};
    for (const Example& example : examples) {
        if (databases.contains(example.dbId))
            continue;
        auto database = readPackDatabase(pack, example.dbId);
        if (!database)
            return database.error();
        databases.emplace(example.dbId, *std::move(database));
    }
    return {};
}

} // namespace ratatosk

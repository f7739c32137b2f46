// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/batches/training_example.h"

#include "core/database/engine/schema_reader.h"
#include "core/grammar/transition/query_mapping.h"
#include "core/parser/parsing/earlier_reading.h"
#include "core/questions/dataset/dataset_values.h"
#include "core/sql/tree/plain_query.h"
#include "core/sql/tree/query_reader.h"

#include <map>

namespace ratatosk {
namespace {

/// What linking needs of one database.
struct LinkedDatabase {
    std::shared_ptr<const ValueIndex> values;
    std::unique_ptr<SchemaLinker> linker;
    std::vector<CellKind> kinds;
};

LinkedDatabase linkedDatabase(const DatasetDatabase& database)
{
    LinkedDatabase result{valuesOf(database), nullptr, {}};
    result.linker = std::make_unique<SchemaLinker>(database.schema, result.values);
    result.kinds = cellKinds(database.schema, *result.values);
    return result;
}

/// Whether a column of texts holds numbers: laws cast these where it matters.
bool keepsNumbersAsTexts(const Column& column, CellKind kind)
{
    const ColumnType declared = column.declaredType.empty() ? column.type : columnTypeOf(column.declaredType);
    return declared == ColumnType::Text && kind == CellKind::Numbers;
}

class Preparation
{
public:
    Preparation(const Dataset& dataset, const TransitionSystem& system, ValueRange range)
        : m_dataset(dataset), m_system(system), m_range(range)
    {
    }

    /// False when the gold query has no place in the grammar.
    bool add(const Example& example, const std::string* otherWording, std::vector<TrainingExample>& to)
    {
        const DatasetDatabase& database = m_dataset.databaseOf(example);
        const Result<sql::Query> query = sql::readQuery(example.query, database.schema);
        if (!query)
            return false;
        const LinkedDatabase& linked = linkedOf(database);
        const sql::Query plain = sql::plainQuery(*query, [&](ColumnId id) {
            return keepsNumbersAsTexts(database.schema.column(id), linked.kinds[static_cast<std::size_t>(index(id))]);
        });
        Result<sql::GrammarTree> tree = treeOfQuery(plain, database.schema, m_system.grammar());
        if (!tree)
            return false;
        TrainingExample result{&database, {}, std::move(*tree), example.query, {}};
        addWording(example.question, example.earlier, database, result);
        if (otherWording && *otherWording != example.question)
            addWording(*otherWording, {}, database, result);
        if (result.wordings.empty())
            return false;
        if (!example.earlier.empty())
            result.isFollowUp = example.isFollowUp;
        to.push_back(std::move(result));
        return true;
    }

private:
    const LinkedDatabase& linkedOf(const DatasetDatabase& database)
    {
        auto linked = m_databases.find(database.id);
        if (linked == m_databases.end())
            linked = m_databases.emplace(database.id, linkedDatabase(database)).first;
        return linked->second;
    }

    void addWording(const std::string& question, const std::vector<EarlierTurn>& earlier, const DatasetDatabase& database,
                    TrainingExample& to)
    {
        const LinkedDatabase& linked = linkedOf(database);
        // Where no file is, the only cells known are those of gold queries: a list of them would give these away.
        const ValueRange range = database.file.empty() ? ValueRange::Named : m_range;
        auto prepared = prepareQuestion(question, database.schema, *linked.linker, *linked.values, range);
        if (!prepared)
            return;
        addEarlier(*prepared, earlier, database.schema, *linked.linker, m_system.grammar());
        to.wordings.push_back(std::move(*prepared));
    }

    const Dataset& m_dataset;
    const TransitionSystem& m_system;
    ValueRange m_range;
    std::map<std::string, LinkedDatabase> m_databases;
};

} // namespace

PreparedExamples prepareExamples(const Dataset& dataset, const std::vector<Example>& otherWordings, const TransitionSystem& system,
                                 ValueRange range, const ReportProgress& report)
{
    PreparedExamples result;
    Preparation preparation(dataset, system, range);
    for (size_t i = 0; i < dataset.examples.size(); ++i) {
        const std::string* other = i < otherWordings.size() ? &otherWordings[i].question : nullptr;
        if (!preparation.add(dataset.examples[i], other, result.examples))
            ++result.left;
        if (report && i % 100 == 0)
            report({static_cast<std::int64_t>(i), static_cast<std::int64_t>(dataset.examples.size()), "preparing questions"});
    }
    return result;
}

} // namespace ratatosk

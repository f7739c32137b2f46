// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/dataset_synthesis.h"

#include "core/base/dice.h"

namespace ratatosk {
namespace {

void add(SynthesisTally& sum, const SynthesisTally& tally)
{
    sum.drawn += tally.drawn;
    sum.kept += tally.kept;
    sum.unmapped += tally.unmapped;
    sum.failed += tally.failed;
    sum.empty += tally.empty;
    sum.repeated += tally.repeated;
}

/// False when the database has nothing to ask about.
bool addQuestions(const DatasetDatabase& database, SynthesisOptions options, std::stop_token stop, SynthesizedDataset& to)
{
    options.seed = seedFor(database.id, options.seed);
    const auto connection = Connection::open(database.file);
    const auto facts = connection ? readFacts(*connection, database.schema, stop) : Result<DatabaseFacts>(connection.error());
    if (!facts || !facts->hasRows)
        return false;
    const auto synthesis = synthesize(*connection, database.schema, options, stop);
    if (!synthesis)
        return false;
    for (const SynthesizedQuestion& question : synthesis->questions)
        to.examples.push_back({database.id, question.question, question.sql});
    add(to.tally, synthesis->tally);
    return true;
}

} // namespace

Result<SynthesizedDataset> synthesizeDataset(const Dataset& dataset, const std::set<std::string>& except, const SynthesisOptions& options,
                                             std::stop_token stop, const ReportProgress& report)
{
    std::set<std::string> ids;
    for (const Example& example : dataset.examples) {
        if (!except.contains(example.dbId))
            ids.insert(example.dbId);
    }
    SynthesizedDataset result;
    std::int64_t done = 0;
    for (const std::string& id : ids) {
        if (!addQuestions(dataset.databases.at(id), options, stop, result))
            result.leftOut.push_back(id);
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "Interrupted."};
        if (report)
            report({++done, static_cast<std::int64_t>(ids.size()), "databases"});
    }
    return result;
}

} // namespace ratatosk

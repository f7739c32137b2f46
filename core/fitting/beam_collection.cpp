// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fitting/beam_collection.h"

#include "core/answer/question_answerer.h"
#include "core/evaluation/evaluator.h"
#include "core/evidence/cell_lookup.h"
#include "core/parsing/candidate_words.h"
#include "core/parsing/parser.h"
#include "core/ranking/beam_features.h"
#include "core/ranking/trial_run.h"
#include "core/recipes/recipe_data.h"
#include "core/serving/database_preparation.h"
#include "core/serving/question_reading.h"
#include "core/serving/settled_candidates.h"
#include "core/turns/carried_conditions.h"

#include <algorithm>

namespace ratatosk {
namespace {

/// Candidates of many questions, and what the evaluator needs to judge each.
class BeamCollector
{
public:
    BeamCollector(Parser& parser, const Dataset& dataset, std::stop_token stop)
        : m_parser(parser), m_dataset(dataset), m_stop(std::move(stop))
    {
    }

    Result<void> add(const Example& example)
    {
        if (const auto opened = open(m_dataset.databaseOf(example)); !opened)
            return opened;
        const auto prepared = m_database->wait(m_stop);
        if (!prepared)
            return prepared.error();
        const auto reading = readingOf(example.question, m_database->schema(), **prepared, {m_parser.config(), m_parser.grammar()},
                                       {example.earlier, {}, {}});
        if (!reading)
            return reading.error();
        auto candidates = m_parser.parse(reading->question, reading->schema, {.size = kDefaultBeamSize}, m_stop);
        if (!candidates)
            return candidates.error();
        const CellLookup cells(reading->schema, *m_connection, m_stop);
        settle(*candidates, *reading, &cells);
        return candidates->empty() ? Result<void>() : keep(example, withReferences(reading->question), reading->schema, *candidates);
    }

    Result<std::vector<JudgedBeam>> judged() &&
    {
        const auto report = evaluate(m_dataset.databases, m_examples, m_predictions, {}, {}, m_stop);
        if (!report)
            return report.error();
        std::size_t next = 0;
        for (JudgedBeam& beam : m_beams) {
            for (std::size_t i = 0; i < beam.words.size(); ++i, ++next) {
                beam.isRight.push_back(report->verdicts[next].isExecutionMatch.value_or(false));
                beam.isExact.push_back(report->verdicts[next].isExactMatch);
            }
        }
        return std::move(m_beams);
    }

private:
    Result<void> open(const DatasetDatabase& database)
    {
        if (m_id == database.id)
            return {};
        auto connection = Connection::open(database.file);
        if (!connection)
            return connection.error();
        m_connection.emplace(*std::move(connection));
        m_database = DatabasePreparation::start(database.file, database.schema, m_parser.wordVectors());
        m_id = database.id;
        return {};
    }

    Result<void> keep(const Example& example, const PreparedQuestion& question, const Schema& schema,
                      const std::vector<Candidate>& candidates)
    {
        JudgedBeam beam{.database = example.dbId,
                        .question = example.question,
                        .features = featuresOf(question, schema, candidates, tryOut(*m_connection, schema, candidates, m_stop)),
                        .words = {},
                        .isRight = {},
                        .isExact = {}};
        for (const Candidate& candidate : candidates) {
            beam.words.push_back(candidateWords(candidate.query, schema));
            m_examples.push_back(example);
            m_predictions.push_back(candidate.sql);
        }
        m_beams.push_back(std::move(beam));
        return {};
    }

    Parser& m_parser;
    const Dataset& m_dataset;
    std::stop_token m_stop;
    std::string m_id; ///< of the open database
    std::optional<Connection> m_connection;
    std::unique_ptr<DatabasePreparation> m_database;
    std::vector<JudgedBeam> m_beams;
    std::vector<Example> m_examples;
    std::vector<std::string> m_predictions;
};

/// Every held-out question of the kind in every wording.
std::vector<Example> questionsOf(const RecipeData::Part& part, BeamQuestions which)
{
    std::vector<Example> questions = part.dataset.examples;
    for (std::size_t i = 0; i < part.otherWordings.size(); ++i) {
        if (part.otherWordings[i].question != part.dataset.examples[i].question)
            questions.push_back(part.otherWordings[i]);
    }
    std::erase_if(questions, [&](const Example& question) {
        return which == BeamQuestions::Alone ? !question.earlier.empty() : !question.isFollowUp;
    });
    return questions;
}

} // namespace

Result<std::vector<JudgedBeam>> collectBeams(const std::filesystem::path& bundle, const TrainingConfig& recipe,
                                             const std::filesystem::path& data, BeamQuestions which, const ReportProgress& report,
                                             std::stop_token stop)
{
    const auto parser = Parser::load(bundle);
    if (!parser)
        return parser.error();
    TrainingConfig needed = recipe;
    needed.wikiSql.clear();                  // none of it is held out
    std::ranges::sort(needed.conversations); // a training may take a file twice
    needed.conversations.erase(std::ranges::unique(needed.conversations).begin(), needed.conversations.end());
    const auto held = readRecipeData(needed, data);
    if (!held)
        return held.error();
    const std::vector<Example> questions = questionsOf(held->validation, which);
    if (questions.empty())
        return Error{ErrorCode::InvalidData, "the recipe holds out no questions to learn a ranking from"};
    BeamCollector collector(**parser, held->validation.dataset, stop);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (const auto added = collector.add(questions[i]); !added)
            return added.error();
        report({static_cast<std::int64_t>(i + 1), static_cast<std::int64_t>(questions.size()), "questions"});
    }
    auto beams = std::move(collector).judged();
    if (beams && beams->empty())
        return Error{ErrorCode::InvalidData, "the model finds no query for any of the held-out questions"};
    return beams;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/beam_collection.h"

#include "core/answer/building/database_preparation.h"
#include "core/answer/building/question_reading.h"
#include "core/answer/building/settled_candidates.h"
#include "core/answer/conversation/carried_conditions.h"
#include "core/answer/value/question_answerer.h"
#include "core/learning/recipes/recipe_data.h"
#include "core/parser/parsing/candidate_words.h"
#include "core/parser/parsing/parser.h"
#include "core/parser/ranking/beam_features.h"
#include "core/parser/ranking/trial_run.h"
#include "core/questions/evaluation/evaluator.h"
#include "core/questions/evaluation/gold_rows.h"
#include "core/rules/engine/cell_lookup.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace ratatosk {
namespace {

/// The candidates for a question and what is known of them, not judged yet.
struct OpenBeam {
    std::vector<Candidate> candidates;
    JudgedBeam beam;
};

/// Reads questions about one database after the other.
class BeamReader
{
public:
    BeamReader(Parser& parser, std::stop_token stop) : m_parser(parser), m_stop(std::move(stop)) {}

    bool isOpen(const std::string& id) const { return m_id == id; }

    Result<void> open(const std::string& id, const std::filesystem::path& file, const std::optional<Schema>& schema)
    {
        auto connection = Connection::open(file);
        if (!connection)
            return connection.error();
        m_connection.emplace(*std::move(connection));
        if (schema) {
            m_database = DatabasePreparation::start(file, *schema, m_parser.wordVectors());
        } else {
            auto preparation = DatabasePreparation::start(file, m_parser.wordVectors());
            if (!preparation)
                return preparation.error();
            m_database = *std::move(preparation);
        }
        m_id = id;
        return {};
    }

    const Connection& connection() const { return *m_connection; }

    Result<OpenBeam> read(const std::string& text, const std::vector<EarlierTurn>& earlier)
    {
        const auto reading = readQuestion(text, *m_database, {m_parser.config(), m_parser.grammar()}, {earlier, {}, {}}, m_stop);
        if (!reading)
            return reading.error();
        auto candidates = m_parser.parse(reading->question, reading->schema, {.size = kDefaultBeamSize}, m_stop);
        if (!candidates)
            return candidates.error();
        const CellLookup cells(reading->schema, *m_connection, m_stop);
        settle(*candidates, *reading, &cells);
        if (candidates->empty())
            return OpenBeam{};
        OpenBeam open{*std::move(candidates), {}};
        open.beam.database = m_id;
        open.beam.question = text;
        open.beam.features = featuresOf(withReferences(reading->question), reading->schema, open.candidates,
                                        tryOut(*m_connection, reading->schema, open.candidates, m_stop));
        for (const Candidate& candidate : open.candidates)
            open.beam.words.push_back(candidateWords(candidate.query, reading->schema));
        return open;
    }

private:
    Parser& m_parser;
    std::stop_token m_stop;
    std::string m_id; ///< of the open database
    std::optional<Connection> m_connection;
    std::unique_ptr<DatabasePreparation> m_database;
};

/// Candidates of many questions, and what the evaluator needs to judge each.
class BeamCollector
{
public:
    BeamCollector(Parser& parser, const Dataset& dataset, std::stop_token stop)
        : m_reader(parser, stop), m_dataset(dataset), m_stop(std::move(stop))
    {
    }

    Result<void> add(const Example& example)
    {
        const DatasetDatabase& database = m_dataset.databaseOf(example);
        if (!m_reader.isOpen(database.id)) {
            if (const auto opened = m_reader.open(database.id, database.file, database.schema); !opened)
                return opened;
        }
        auto open = m_reader.read(example.question, example.earlier);
        if (!open)
            return open.error();
        for (const Candidate& candidate : open->candidates) {
            m_examples.push_back(example);
            m_predictions.push_back(candidate.sql);
        }
        if (!open->candidates.empty())
            m_beams.push_back(std::move(open->beam));
        return {};
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
    BeamReader m_reader;
    const Dataset& m_dataset;
    std::stop_token m_stop;
    std::vector<JudgedBeam> m_beams;
    std::vector<Example> m_examples;
    std::vector<std::string> m_predictions;
};

/// Nothing: the network finds no query.
Result<std::optional<JudgedBeam>> packBeam(BeamReader& reader, const PackQuestion& question, std::stop_token stop)
{
    const auto gold = goldRowsOf(question, reader.connection(), stop);
    if (!gold)
        return gold.error();
    auto open = reader.read(question.question, {});
    if (!open)
        return open.error();
    if (open->candidates.empty())
        return std::optional<JudgedBeam>();
    for (const Candidate& candidate : open->candidates) {
        const auto rows = judgedRows(reader.connection(), candidate.sql, gold->order, stop);
        open->beam.isRight.push_back(rows && *rows == gold->rows);
        open->beam.isExact.push_back(false);
    }
    return std::optional(std::move(open->beam));
}

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

Result<std::vector<JudgedBeam>> collectPackBeams(const std::filesystem::path& bundle, const std::vector<MeasuredPack>& packs,
                                                 const ReportProgress& report, std::stop_token stop)
{
    const auto parser = Parser::load(bundle);
    if (!parser)
        return parser.error();
    BeamReader reader(**parser, stop);
    std::vector<JudgedBeam> beams;
    for (const MeasuredPack& measured : packs) {
        std::int64_t done = 0;
        for (const PackQuestion& question : measured.pack.questions) {
            if (!reader.isOpen(question.database)) {
                if (const auto opened = reader.open(question.database, measured.databases.at(question.database), {}); !opened)
                    return opened.error();
            }
            auto beam = packBeam(reader, question, stop);
            if (stop.stop_requested())
                return Error{ErrorCode::Cancelled, "The ranking was cancelled."};
            if (!beam)
                return beam.error();
            if (*beam)
                beams.push_back(**std::move(beam));
            report({++done, static_cast<std::int64_t>(measured.pack.questions.size()), "questions of " + measured.pack.name});
        }
    }
    return beams;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/question_answerer.h"

#include "core/parsing/parser.h"
#include "core/ranking/beam_features.h"
#include "core/ranking/query_oddities.h"
#include "core/ranking/ranker.h"
#include "core/ranking/trial_run.h"
#include "core/serving/answer_builder.h"
#include "core/serving/asked_question.h"
#include "core/serving/database_preparation.h"
#include "core/serving/null_members.h"
#include "core/serving/row_preview.h"
#include "core/serving/whole_periods.h"
#include "core/sql/unparser.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace ratatosk {

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// Candidates best first, with what is known of each.
struct RankedCandidates {
    std::vector<Candidate> candidates;
    std::vector<TrialRun> runs;  ///< empty: not run
    std::vector<int> groups;     ///< as BeamFeatures::sameRowsAs: equal for the same rows; empty: not run
    std::vector<double> chances; ///< empty: not ranked
};

RankedCandidates arranged(const RankedCandidates& found)
{
    std::vector<std::size_t> order(found.candidates.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, [&](std::size_t left, std::size_t right) { return found.chances[left] > found.chances[right]; });
    RankedCandidates ranked;
    for (const std::size_t i : order) {
        ranked.candidates.push_back(found.candidates[i]);
        ranked.runs.push_back(found.runs[i]);
        ranked.groups.push_back(found.groups[i]);
        ranked.chances.push_back(found.chances[i]);
    }
    return ranked;
}

/// What does not run, demands what no row can fulfil, or says a thing twice is nobody's question, unless there is nothing else.
RankedCandidates withoutSenseless(const std::vector<Candidate>& candidates, const std::vector<TrialRun>& runs, const Schema& schema)
{
    RankedCandidates kept;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const QueryOddities oddities = odditiesOf(candidates[i].query, schema);
        if (runs[i].outcome == TrialRun::Outcome::Failed || oddities.contradictions > 0 || oddities.repetitions > 0)
            continue;
        kept.candidates.push_back(candidates[i]);
        kept.runs.push_back(runs[i]);
    }
    return kept.candidates.empty() ? RankedCandidates{candidates, runs, {}, {}} : kept;
}

/// Lays chances and rows beside the candidates that have them.
void addFindings(Answer& answer, const RankedCandidates& ranked)
{
    answer.isCalibrated = !ranked.chances.empty();
    for (std::size_t i = 0; i < ranked.chances.size(); ++i)
        answer.candidates[i].share = ranked.chances[i];
    std::vector<RowPreview> previews = previewsOf(ranked.runs, ranked.groups);
    for (std::size_t i = 0; i < previews.size(); ++i)
        answer.candidates[i].preview = std::move(previews[i]);
}

/// What the parser calls internal carries LibTorch's own text, which is for its developers.
template <class Value>
Result<Value> inPlainWords(Result<Value> outcome)
{
    if (outcome || outcome.error().code != ErrorCode::Internal)
        return outcome;
    return Error{ErrorCode::Internal,
                 "The network could not work on this: the model may be damaged, or a name in the database too long for it."};
}

bool areNumbers(const std::vector<Candidate>& candidates)
{
    return std::ranges::all_of(candidates, [](const Candidate& candidate) { return !std::isnan(candidate.logProbability); });
}

class ParserAnswerer : public QuestionAnswerer
{
public:
    ParserAnswerer(std::unique_ptr<Parser> parser, std::optional<Ranker> ranker, std::filesystem::path bundle)
        : m_parser(std::move(parser)), m_ranker(std::move(ranker)), m_bundle(std::move(bundle))
    {
    }

    ModelDescription description() const override
    {
        const ModelConfig& config = m_parser->config();
        return {m_parser->name(), config.layers, config.heads, m_parser->device(), m_bundle.string()};
    }

    Result<Schema> openDatabase(const std::filesystem::path& file, const std::optional<Schema>& known, std::stop_token) override
    {
        close();
        auto preparation = prepared(file, known);
        if (!preparation)
            return m_closed = preparation.error();
        m_database = *std::move(preparation);
        return m_database->schema();
    }

    Result<void> useDatabase(const std::filesystem::path& file, const Schema& schema) override
    {
        close();
        static_cast<void>(connectTo(file)); // a file that does not open has no rows to try candidates on
        m_database = DatabasePreparation::start(file, schema);
        return {};
    }

    Result<Answer> ask(const std::string& text, const AskOptions& options, std::stop_token stop) override
    {
        if (options.beamSize < 1 || options.beamSize > kMaxBeamSize)
            return Error{ErrorCode::InvalidArgument, fmt::format("A beam of {} is not possible.", options.beamSize)};
        const auto start = Clock::now();
        auto question = prepare(text, stop);
        if (!question)
            return question.error();
        Schema schema = withEdits(m_database->schema(), options.edits.keys);
        question->links = withEdits(std::move(question->links), options.edits.links, static_cast<int>(question->question.words.size()),
                                    schema);
        complete(*question, schema, m_parser->config().relations);
        const double linked = millisecondsSince(start);
        ParseTiming timing;
        auto candidates = inPlainWords(m_parser->parse(*question, schema, {.size = options.beamSize}, stop, &timing));
        if (!candidates)
            return candidates.error();
        if (!areNumbers(*candidates))
            return Error{ErrorCode::ModelInvalid, "The model's weights make no numbers of this question: its files are damaged."};
        if (candidates->empty())
            return Error{ErrorCode::NoAnswer, "No query was found for this question."};
        const auto parsed = Clock::now();
        mend(*candidates, question->question, schema, stop);
        const RankedCandidates chosen = rank(*question, schema, *candidates, options, stop);
        const double ranking = millisecondsSince(parsed);
        Answer answer = buildAnswer(*question, schema, chosen.candidates, m_parser->grammar(), m_parser->config().relations);
        addFindings(answer, chosen);
        answer.hasReadAllCells = m_hasReadAllCells;
        if (!options.isTrial)
            m_asked.emplace(*std::move(question), std::move(schema));
        answer.timing = {linked, timing.encodeMilliseconds, timing.decodeMilliseconds, ranking, millisecondsSince(start)};
        return answer;
    }

    Result<AttentionMaps> attention(int layer, AttentionPart part) override
    {
        if (!m_asked)
            return Error{ErrorCode::InvalidArgument, "No question has been asked yet."};
        if (layer < 0 || layer >= m_parser->config().layers)
            return Error{ErrorCode::InvalidArgument, fmt::format("The model has no layer {}.", layer)};
        return inPlainWords(m_asked->attention(*m_parser, layer, part));
    }

    Result<AttentionOverview> overview(std::stop_token stop) override
    {
        if (!m_asked)
            return Error{ErrorCode::InvalidArgument, "No question has been asked yet."};
        return inPlainWords(m_asked->overview(*m_parser, stop));
    }

private:
    Result<PreparedQuestion> prepare(const std::string& text, std::stop_token stop)
    {
        if (!m_database)
            return m_closed;
        const auto ready = m_database->wait(stop);
        if (!ready)
            return ready.error();
        m_hasReadAllCells = (*ready)->values->isComplete();
        return prepareQuestion(text, m_database->schema(), (*ready)->linker, *(*ready)->values, valueRange(m_parser->config()));
    }

    /// What rules know better than a network.
    void mend(std::vector<Candidate>& candidates, const Question& question, const Schema& schema, const std::stop_token& stop) const
    {
        for (Candidate& candidate : candidates) {
            const bool isBounded = boundPeriods(candidate.query, question);
            const bool isRid = m_connection && leaveOutNullMembers(candidate.query, schema, *m_connection, stop);
            if (isBounded || isRid)
                candidate.sql = sql::unparse(candidate.query, schema);
        }
    }

    RankedCandidates rank(const PreparedQuestion& question, const Schema& schema, const std::vector<Candidate>& candidates,
                          const AskOptions& options, std::stop_token stop) const
    {
        if (!options.isRanked)
            return {candidates, {}, {}, {}};
        auto runs = m_connection ? tryOut(*m_connection, schema, candidates, stop) : std::vector<TrialRun>(candidates.size());
        RankedCandidates found = withoutSenseless(candidates, runs, schema);
        const BeamFeatures features = featuresOf(question, schema, found.candidates, found.runs);
        found.groups = features.sameRowsAs;
        if (!m_ranker)
            return found;
        found.chances = chancesOf(*m_ranker, features);
        return m_ranker->reorders ? arranged(found) : found;
    }

    /// Nothing of the database before may answer for the next.
    void close()
    {
        m_asked.reset();
        m_connection.reset();
        m_database.reset();
    }

    Result<std::unique_ptr<DatabasePreparation>> prepared(const std::filesystem::path& file, const std::optional<Schema>& known)
    {
        if (const auto connected = connectTo(file); !connected)
            return connected.error();
        if (known)
            return DatabasePreparation::start(file, *known);
        return DatabasePreparation::start(file);
    }

    Result<void> connectTo(const std::filesystem::path& file)
    {
        auto connection = Connection::open(file);
        if (!connection)
            return connection.error();
        m_connection.emplace(*std::move(connection));
        return {};
    }

    std::unique_ptr<Parser> m_parser;
    std::optional<Ranker> m_ranker;
    std::filesystem::path m_bundle;
    std::optional<Connection> m_connection;          ///< to try candidates out
    std::unique_ptr<DatabasePreparation> m_database; ///< null: closed, for the reason below
    bool m_hasReadAllCells = true;
    Error m_closed{ErrorCode::InvalidArgument, "No database is open."};
    std::optional<AskedQuestion> m_asked; ///< of the open database
};

} // namespace

Result<std::unique_ptr<QuestionAnswerer>> QuestionAnswerer::load(const std::filesystem::path& bundle)
{
    auto parser = Parser::load(bundle);
    if (!parser && parser.error().code == ErrorCode::Internal) // with LibTorch's own text
        return Error{ErrorCode::ModelInvalid, fmt::format("The model in '{}' is damaged, or made for another version.", bundle.string())};
    if (!parser)
        return parser.error();
    std::optional<Ranker> ranker;
    if (const auto read = readRanker(bundle / kRankerFile))
        ranker = *read;
    else if (read.error().code != ErrorCode::ModelMissing) // a bundle may do without one
        return read.error();
    return std::unique_ptr<QuestionAnswerer>(std::make_unique<ParserAnswerer>(*std::move(parser), ranker, bundle));
}

} // namespace ratatosk

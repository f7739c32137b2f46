// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/question_answerer.h"

#include "core/answer/building/answer_builder.h"
#include "core/answer/building/answer_findings.h"
#include "core/answer/building/checked_questions.h"
#include "core/answer/building/current_question.h"
#include "core/answer/building/database_preparation.h"
#include "core/answer/building/question_reading.h"
#include "core/answer/building/ranked_candidates.h"
#include "core/answer/building/settled_candidates.h"
#include "core/answer/conversation/carried_conditions.h"
#include "core/answer/conversation/follow_up_sign.h"
#include "core/answer/conversation/followed_turn.h"
#include "core/answer/conversation/pointing_back.h"
#include "core/answer/conversation/whole_questions.h"
#include "core/database/postgres/database_place.h"
#include "core/english/language/word_splitter.h"
#include "core/linking/links/cell_look_up.h"
#include "core/linking/links/spelling_check.h"
#include "core/parser/parsing/parser.h"
#include "core/parser/ranking/first_chance.h"
#include "core/parser/ranking/ranker.h"
#include "core/rules/dates/calendar_reading.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/rules/registry/rule_registry.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace ratatosk {

namespace {

using Clock = std::chrono::steady_clock;

/// Below it more of a large schema is read, and the likelier of the two answers taken.
constexpr double kChanceOfDoubt = 0.4;

/// Below it a question is read by itself. Of held-out turns of SParC and CoSQL 7 % of those that go on lie there, and too few of the others.
constexpr double kChanceOfGoingOn = 0.6;

/// Between that and this a question may stand alone all the same.
constexpr double kChanceOfSurelyGoingOn = 0.8;

/// Where it may and its answer is less likely than this, it is read by itself, too, and that answer counts if it is so much likelier.
constexpr double kDoubtfulTurn = 0.7, kClearlyLikelier = 0.2;
/// How much less likely a whole question's own answer may be than the one that goes on; not where all that is asked is said to be one conversation.
constexpr double kWholeMargin = 0.25;

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// What the parser calls internal carries LibTorch's own text, which is for its developers.
template <class Value>
Result<Value> inPlainWords(Result<Value> outcome)
{
    if (outcome || outcome.error().code != ErrorCode::Internal)
        return outcome;
    return Error{ErrorCode::Internal,
                 "The network failed on this question: the model may be damaged, or a name in the database may be too long."};
}

bool areNumbers(const std::vector<Candidate>& candidates)
{
    return std::ranges::all_of(candidates, [](const Candidate& candidate) { return !std::isnan(candidate.logProbability); });
}

/// 0: nothing was found.
double chanceOf(const Answer& answer)
{
    return answer.candidates.empty() ? 0 : answer.candidates.front().share;
}

/// How the answers of a question that stands alone are chosen among, and those of one that goes on from others.
struct Rankers {
    std::optional<Ranker> alone, goingOn;

    /// Null: the decoder's order stays.
    const Ranker* of(const PreparedQuestion& question) const
    {
        const std::optional<Ranker>& ranker = question.earlier.isEmpty() || !goingOn ? alone : goingOn;
        return ranker ? &*ranker : nullptr;
    }
};

class ParserAnswerer : public QuestionAnswerer
{
public:
    ParserAnswerer(std::unique_ptr<Parser> parser, Rankers rankers, std::filesystem::path bundle)
        : m_parser(std::move(parser)), m_rankers(rankers), m_bundle(std::move(bundle))
    {
    }

    ModelDescription description() const override
    {
        const ModelConfig& config = m_parser->config();
        return {m_parser->name(), config.layers, config.heads, m_parser->device(), m_bundle.string(), config.isConversational()};
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
        m_database = DatabasePreparation::start(file, schema, m_parser->wordVectors());
        return {};
    }

    Result<Answer> ask(const std::string& typed, const AskOptions& options, std::stop_token stop) override
    {
        if (options.beamSize < 1 || options.beamSize > kMaxBeamSize)
            return Error{ErrorCode::InvalidArgument, fmt::format("A beam of {} is not possible.", options.beamSize)};
        const auto start = Clock::now();
        const bool mayGoOn = !options.context.earlier.empty() && m_parser->config().isConversational()
            && options.context.goingOn != GoingOn::No;
        if (!options.isTrial)
            lookUp(typed, stop);
        const SpellingCheck spelling = spellingOf(typed, options, stop);
        const std::string& text = spelling.text;
        const bool isOpen = mayGoOn && options.context.goingOn == GoingOn::Decide;
        const FollowUpSign sign = isOpen ? signOf(text, options, stop) : FollowUpSign::Unclear;
        auto answered = askRouted(text, options, mayGoOn && sign != FollowUpSign::None, stop);
        if (answered && isOpen && sign == FollowUpSign::Unclear)
            answered = decided(*std::move(answered), text, options, stop);
        if (!answered)
            return answered.error();
        if (sign == FollowUpSign::None)
            answered->answer.followUp.isPossible = true;
        if (!options.isTrial)
            m_lastQuestion.emplace(std::move(answered->reading.question), std::move(answered->reading.schema));
        if (answered->chanceOfFirst && !answered->answer.followUp.isTaken)
            weighFirst(answered->answer, *answered->chanceOfFirst);
        nameFollowUp(answered->answer, options.context);
        addSpelling(answered->answer, spelling, stop);
        answered->answer.timing.totalMilliseconds = millisecondsSince(start);
        return std::move(answered->answer);
    }

    Result<QuestionSuggestions> suggest(int count, std::stop_token stop) override
    {
        if (!m_database || !m_connection)
            return m_closed;
        const auto askOne = [&](const std::string& question) { return ask(question, {.isTrial = true}, stop); };
        auto questions = checkedQuestions(*m_connection, m_database->schema(), askOne, count, stop);
        if (!questions)
            return questions.error();
        return QuestionSuggestions{*std::move(questions)};
    }

    Result<AttentionMaps> attention(int layer, AttentionPart part) override
    {
        if (!m_lastQuestion)
            return Error{ErrorCode::InvalidArgument, "No question has been asked yet."};
        if (layer < 0 || layer >= m_parser->config().layers)
            return Error{ErrorCode::InvalidArgument, fmt::format("The model has no layer {}.", layer)};
        return inPlainWords(m_lastQuestion->attention(*m_parser, layer, part));
    }

    Result<AttentionOverview> overview(std::stop_token stop) override
    {
        if (!m_lastQuestion)
            return Error{ErrorCode::InvalidArgument, "No question has been asked yet."};
        return inPlainWords(m_lastQuestion->overview(*m_parser, stop));
    }

private:
    struct SingleAnswer {
        Answer answer;
        QuestionReading reading;
        std::optional<double> chanceOfFirst; ///< where the question stands alone; nothing: not ranked
    };

    /// Whether the answer may be in tables that were not read.
    bool wantsMore(const Result<SingleAnswer>& answered) const
    {
        if (!answered)
            return answered.error().code == ErrorCode::NoAnswer && m_database && wantsRouting(m_database->schema());
        const Answer& answer = answered->answer;
        return answered->reading.part && (!answer.unusedWords.empty() || chanceOf(answer) < kChanceOfDoubt);
    }

    /// With spans of time by the calendar; as typed where nothing is wrong, or where a person wants it so; what cannot be read fails later.
    SpellingCheck spellingOf(const std::string& typed, const AskOptions& options, std::stop_token stop) const
    {
        const auto ready = m_database ? m_database->wait(stop) : m_closed;
        const auto question = splitQuestion(typed);
        if (!ready || !question || options.edits.keepsSpelling)
            return {typed, {}};
        return readByCalendar(correctedSpelling(*question, (*ready)->words, *(*ready)->values), options.today, m_database->schema());
    }

    void addSpelling(Answer& answer, const SpellingCheck& spelling, std::stop_token stop) const
    {
        answer.corrections = spelling.corrections;
        if (const auto ready = m_database ? m_database->wait(stop) : m_closed)
            answer.spellingOffers = spellingOffers(answer.unusedWords, (*ready)->words);
    }

    void nameFollowUp(Answer& answer, const QuestionContext& context) const
    {
        if (answer.followUp.isTaken && !answer.candidates.empty())
            answer.followUp.kind = followUpKind(answer.candidates.front().sql, context.earlier.back().query, m_database->schema());
    }

    /// Where people ask one question after the other the words decide whether one goes on; in what is said to be one conversation, the network.
    FollowUpSign signOf(const std::string& text, const AskOptions& options, std::stop_token stop)
    {
        if (options.context.isConversation)
            return FollowUpSign::Unclear;
        const auto reading = read(text, {.edits = options.edits}, stop);
        return reading ? followUpSign(reading->question) : FollowUpSign::Unclear;
    }

    /// A question that seems to begin something new, or says all that it needs, is asked once more, by itself, unless it points back; so is one
    /// that only may begin something, where its answer is in doubt.
    Result<SingleAnswer> decided(SingleAnswer answered, const std::string& text, const AskOptions& options, std::stop_token stop)
    {
        const FollowUp followUp = answered.answer.followUp;
        const bool seemsToGoOn = followUp.chance >= kChanceOfGoingOn;
        const bool isSure = followUp.chance >= kChanceOfSurelyGoingOn || chanceOf(answered.answer) >= kDoubtfulTurn;
        const bool isWhole = !options.context.isConversation && isWholeQuestion(answered.reading.question);
        if (!followUp.isPossible || pointsBack(answered.reading.question) || (seemsToGoOn && isSure && !isWhole))
            return answered;
        auto alone = askRouted(text, options, false, stop);
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "the question was cancelled"};
        const double margin = isWhole ? -kWholeMargin : kClearlyLikelier;
        if (seemsToGoOn && (!alone || chanceOf(alone->answer) < chanceOf(answered.answer) + margin))
            return answered;
        if (alone)
            alone->answer.followUp = {true, false, followUp.chance, 0};
        return alone;
    }

    /// Reads more of a large schema where the answer leaves doubt.
    Result<SingleAnswer> askRouted(const std::string& text, const AskOptions& options, bool goesOn, std::stop_token stop)
    {
        const std::vector<EarlierTurn> earlier = goesOn ? options.context.earlier : std::vector<EarlierTurn>();
        const bool isOfConversation = options.context.isConversation;
        auto answered = askOnce(text, options, {earlier, options.edits, {}, isOfConversation}, stop);
        if (!wantsMore(answered))
            return answered;
        auto wider = askOnce(text, options, {earlier, options.edits, {.items = kItemsReadInDoubt}, isOfConversation}, stop);
        return wider && (!answered || chanceOf(wider->answer) > chanceOf(answered->answer)) ? std::move(wider) : std::move(answered);
    }

    /// Asks with one part of the schema, or all of it.
    Result<SingleAnswer> askOnce(const std::string& text, const AskOptions& options, const ReadingWishes& wishes, std::stop_token stop)
    {
        const auto start = Clock::now();
        auto reading = read(text, wishes, stop);
        if (!reading)
            return reading.error();
        const PreparedQuestion& question = reading->question;
        const Schema& schema = reading->schema;
        const double linked = millisecondsSince(start);
        ParseReport report;
        auto candidates = inPlainWords(m_parser->parse(question, schema, {.size = options.beamSize}, stop, &report));
        if (!candidates)
            return candidates.error();
        if (!areNumbers(*candidates))
            return Error{ErrorCode::ModelInvalid, "The model's results for this question are not numbers: its files are damaged."};
        if (candidates->empty())
            return Error{ErrorCode::NoAnswer, "No query was found for this question."};
        const bool mayChangeTurn = !wishes.earlier.empty() && options.rules.isOn(kChangedEarlierQuery);
        if (mayChangeTurn && followTurn(*candidates, wishes.earlier.back(), question, schema, options.context.isConversation))
            report.followUpChance = 1;
        const auto parsed = Clock::now();
        const auto cells = m_connection ? std::optional(CellLookup(schema, *m_connection, stop)) : std::nullopt;
        const RuleActivity activity = settle(*candidates, *reading, cells ? &*cells : nullptr, options.rules);
        const RankedCandidates chosen = options.isRanked
            ? rankCandidates(withReferences(question), schema, *candidates, {tryingConnection(), m_rankers.of(question)}, stop)
            : RankedCandidates{*candidates, {}, {}, {}};
        const double ranking = millisecondsSince(parsed);
        Answer answer = buildAnswer(question, schema, chosen.candidates, m_parser->grammar(), m_parser->config().relations,
                                    cells ? &*cells : nullptr);
        addFindings(answer, chosen);
        answer.ruleChanges = activity.dropped;
        answer.undoneRules = activity.undone;
        answer.hasReadAllCells = m_hasReadAllCells;
        if (reading->part)
            answer = inWhole(std::move(answer), *reading->part);
        if (report.followUpChance)
            answer.followUp = {true, true, *report.followUpChance, question.earlier.count()};
        answer.alignment = std::move(report.alignment);
        answer.timing = {linked,  report.encodeMilliseconds, report.decodeMilliseconds,
                         ranking, millisecondsSince(start),  report.encodeOperations};
        if (chosen.chances.empty())
            return SingleAnswer{std::move(answer), *std::move(reading), {}};
        answer.first = firstOf(answer, chosen);
        const double chance = m_rankers.of(question)->first(*answer.first);
        return SingleAnswer{std::move(answer), *std::move(reading), chance};
    }

    Result<QuestionReading> read(const std::string& text, const ReadingWishes& wishes, std::stop_token stop)
    {
        if (!m_database)
            return m_closed;
        const auto ready = m_database->wait(stop);
        if (!ready)
            return ready.error();
        m_hasReadAllCells = (*ready)->values->isComplete();
        return readingOf(text, m_database->schema(), **ready, {m_parser->config(), m_parser->grammar()}, wishes);
    }

    /// Cells of large tables that the question names: once, however often it is read then.
    void lookUp(const std::string& text, std::stop_token stop) const
    {
        const auto ready = m_database && m_connection ? m_database->wait(stop) : m_closed;
        const auto question = splitQuestion(text);
        if (!ready || !(*ready)->known || !question)
            return;
        KnownCells& known = *(*ready)->known;
        known.add(lookUpCells(*question, m_database->schema(), known.columnsCut(), *m_connection, std::move(stop)));
    }

    /// Null: the file has no rows to try candidates on.
    const Connection* tryingConnection() const { return m_connection ? &*m_connection : nullptr; }

    /// Nothing of the database before may answer for the next.
    void close()
    {
        m_lastQuestion.reset();
        m_connection.reset();
        m_database.reset();
    }

    Result<std::unique_ptr<DatabasePreparation>> prepared(const std::filesystem::path& file, const std::optional<Schema>& known)
    {
        if (const auto connected = connectTo(file); !connected)
            return connected.error();
        if (known)
            return DatabasePreparation::start(file, *known, m_parser->wordVectors());
        return DatabasePreparation::start(file, m_parser->wordVectors());
    }

    Result<void> connectTo(const std::filesystem::path& file)
    {
        auto connection = openPlace(file);
        if (!connection)
            return connection.error();
        m_connection.emplace(*std::move(connection));
        return {};
    }

    std::unique_ptr<Parser> m_parser;
    Rankers m_rankers;
    std::filesystem::path m_bundle;
    std::optional<Connection> m_connection;          ///< to try candidates out
    std::unique_ptr<DatabasePreparation> m_database; ///< null: closed, for the reason below
    bool m_hasReadAllCells = true;
    Error m_closed{ErrorCode::InvalidArgument, "No database is open."};
    std::optional<CurrentQuestion> m_lastQuestion; ///< of the open database
};

} // namespace

Result<std::unique_ptr<QuestionAnswerer>> QuestionAnswerer::load(const std::filesystem::path& bundle)
{
    auto parser = Parser::load(bundle);
    if (!parser && parser.error().code == ErrorCode::Internal) // with LibTorch's own text
        return Error{ErrorCode::ModelInvalid, fmt::format("The model in '{}' is damaged, or made for another version.", bundle.string())};
    if (!parser)
        return parser.error();
    Rankers rankers;
    for (const auto& [name, ranker] : {std::pair{kRankerFile, &rankers.alone}, std::pair{kConversationRankerFile, &rankers.goingOn}}) {
        if (const auto read = readRanker(bundle / name))
            *ranker = *read;
        else if (read.error().code != ErrorCode::ModelMissing) // a bundle may do without
            return read.error();
    }
    return std::unique_ptr<QuestionAnswerer>(std::make_unique<ParserAnswerer>(*std::move(parser), rankers, bundle));
}

} // namespace ratatosk

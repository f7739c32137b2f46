// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pack_evaluation.h"

#include "core/answer/value/trust.h"
#include "core/database/engine/connection.h"
#include "core/files/importing/openable_place.h"
#include "core/messages/answers/enum_names.h"
#include "core/questions/evaluation/gold_rows.h"

#include <optional>
#include <utility>

namespace ratatosk::cli {

namespace {

/// Asks the questions about one database after the other.
class PackAsker
{
public:
    PackAsker(QuestionAnswerer& answerer, const QuestionPack& pack, const PackPlaces& places, const AskOptions& options,
              const SeeAnswer& see, std::stop_token stop)
        : m_answerer(answerer), m_pack(pack), m_places(places), m_options(options), m_see(see), m_stop(std::move(stop))
    {
    }

    Result<PackVerdict> ask(const PackQuestion& question)
    {
        if (const auto opened = open(question.database); !opened)
            return opened.error();
        const auto gold = goldRowsOf(question, *m_gold, m_stop);
        if (!gold)
            return gold.error();
        const auto answer = m_answerer.ask(question.question, m_options, m_stop);
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, "The evaluation was cancelled."};
        PackVerdict verdict{.question = question, .sql = {}, .trust = "none"};
        if (!answer || answer->candidates.empty())
            return verdict;
        verdict.sql = answer->candidates.front().sql;
        verdict.trust = nameOf(assess(*answer).trust);
        verdict.chance = answer->candidates.front().share;
        for (std::size_t i = 0; i < answer->candidates.size(); ++i) {
            const auto rows = judgedRows(*m_answers, answer->candidates[i].sql, gold->order, m_stop);
            const bool isRight = rows && *rows == gold->rows;
            verdict.isRight = verdict.isRight || (i == 0 && isRight);
            verdict.hasRight = verdict.hasRight || isRight;
        }
        if (m_see)
            m_see(verdict, *answer);
        return verdict;
    }

private:
    Result<void> open(const std::string& database)
    {
        if (m_open == database)
            return {};
        const auto gold = goldDatabase(m_pack, database, m_places, m_stop);
        if (!gold)
            return gold.error();
        const auto copy = source(database, *gold);
        if (!copy)
            return copy.error();
        auto goldRows = Connection::open(*gold), answerRows = Connection::open(*copy);
        if (!goldRows || !answerRows)
            return goldRows ? answerRows.error() : goldRows.error();
        m_gold.emplace(*std::move(goldRows));
        m_answers.emplace(*std::move(answerRows));
        if (const auto opened = m_answerer.openDatabase(*copy, {}, m_stop); !opened)
            return opened.error();
        m_open = database;
        return {};
    }

    Result<std::filesystem::path> source(const std::string& database, const std::filesystem::path& gold) const
    {
        const std::filesystem::path file = m_places.asksSources ? packSource(m_pack, database) : std::filesystem::path();
        if (file.empty())
            return gold;
        auto place = openablePlace(file.string(), m_stop);
        return place ? Result<std::filesystem::path>(*std::move(place)) : place.error();
    }

    QuestionAnswerer& m_answerer;
    const QuestionPack& m_pack;
    const PackPlaces& m_places;
    const AskOptions& m_options;
    const SeeAnswer& m_see;
    std::stop_token m_stop;
    std::string m_open; ///< id of the open database
    std::optional<Connection> m_gold, m_answers;
};

} // namespace

Result<std::filesystem::path> goldDatabase(const QuestionPack& pack, const std::string& database, const PackPlaces& places,
                                           std::stop_token stop)
{
    auto file = packDatabase(pack, database, places.databases);
    if (!file || file->extension() != ".sql")
        return file;
    auto place = openablePlace(file->string(), std::move(stop));
    return place ? Result<std::filesystem::path>(*std::move(place)) : place.error();
}

Result<MeasuredPack> measuredPack(const std::filesystem::path& file, const PackPlaces& places, std::stop_token stop)
{
    auto pack = readQuestionPack(file);
    if (!pack)
        return pack.error();
    MeasuredPack measured{.pack = *std::move(pack), .databases = {}};
    for (const std::string& id : measured.pack.databases()) {
        auto database = goldDatabase(measured.pack, id, places, stop);
        if (!database)
            return database.error();
        measured.databases.emplace(id, *std::move(database));
    }
    return measured;
}

Result<PackReport> evaluatePack(QuestionAnswerer& answerer, const QuestionPack& pack, const PackPlaces& places, const AskOptions& options,
                                const ReportProgress& report, std::stop_token stop, const SeeAnswer& see)
{
    PackAsker asker(answerer, pack, places, options, see, stop);
    std::vector<PackVerdict> verdicts;
    for (const PackQuestion& question : pack.questions) {
        auto verdict = asker.ask(question);
        if (!verdict)
            return verdict.error();
        verdicts.push_back(*std::move(verdict));
        if (report)
            report({static_cast<std::int64_t>(verdicts.size()), static_cast<std::int64_t>(pack.questions.size()), "questions"});
    }
    return packReportOf(pack.name, std::move(verdicts));
}

} // namespace ratatosk::cli

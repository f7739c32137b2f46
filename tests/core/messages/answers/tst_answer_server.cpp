// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/answers/answer_server.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// Answers every question with itself as SQL.
class EchoAnswerer : public QuestionAnswerer
{
public:
    ModelDescription description() const override { return {"echo", 1, 1, "CPU", "/nowhere"}; }

    Result<Schema> openDatabase(const std::filesystem::path& file, const std::optional<Schema>& known, std::stop_token) override
    {
        if (file == "missing.db")
            return Error{ErrorCode::FileMissing, "There is no file."};
        return known.value_or(Schema());
    }

    Result<void> useDatabase(const std::filesystem::path&, const Schema&) override { return {}; }

    Result<Answer> ask(const std::string& question, const AskOptions& options, std::stop_token) override
    {
        Answer answer;
        answer.candidates.assign(static_cast<std::size_t>(options.beamSize), {question, 0, 0, {}, {}, {}});
        return answer;
    }

    Result<AttentionMaps> attention(int layer, AttentionPart part) override { return AttentionMaps{layer, 0, 0, {}, part}; }
    Result<AttentionOverview> overview(std::stop_token) override { return AttentionOverview{7}; }
    Result<QuestionSuggestions> suggest(int count, std::stop_token) override { return QuestionSuggestions{{std::to_string(count)}}; }
};

} // namespace

class TestAnswerServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repliesInKind();
    void passesErrorsOn();
    void skipsWhatWasCancelled();

private:
    EchoAnswerer m_answerer;
    const ReportProgress m_report = [](const Progress&) {};
};

void TestAnswerServer::repliesInKind()
{
    QVERIFY(std::holds_alternative<Schema>(carryOut({1, OpenRequest{"shop.db"}}, m_answerer, m_report, {}).body));
    const Schema known = *Schema::create({{"dogs", "dogs"}}, {}, {});
    QCOMPARE(std::get<Schema>(carryOut({6, OpenRequest{"shop.db", known}}, m_answerer, m_report, {}).body), known);
    const Reply answer = carryOut({2, AskRequest{"how many", 3}}, m_answerer, m_report, {});
    QCOMPARE(answer.number, std::uint64_t(2));
    QCOMPARE(std::get<Answer>(answer.body).candidates.size(), std::size_t(3));
    QCOMPARE(std::get<Answer>(answer.body).candidates[0].sql, std::string("how many"));
    QCOMPARE(std::get<AttentionMaps>(carryOut({3, AttentionRequest{4, AttentionPart::Content}}, m_answerer, m_report, {}).body).layer, 4);
    QCOMPARE(std::get<AttentionOverview>(carryOut({5, OverviewRequest{}}, m_answerer, m_report, {}).body).layers, 7);
    QCOMPARE(std::get<QuestionSuggestions>(carryOut({7, SuggestRequest{6}}, m_answerer, m_report, {}).body).questions.front(),
             std::string("6"));
    QCOMPARE(std::get<ModelDescription>(carryOut({4, DescribeRequest{}}, m_answerer, m_report, {}).body).name, std::string("echo"));
}

void TestAnswerServer::passesErrorsOn()
{
    const Reply reply = carryOut({9, OpenRequest{"missing.db"}}, m_answerer, m_report, {});
    QCOMPARE(reply.number, std::uint64_t(9));
    QCOMPARE(int(std::get<Error>(reply.body).code), int(ErrorCode::FileMissing));
}

void TestAnswerServer::skipsWhatWasCancelled()
{
    std::stop_source stop;
    stop.request_stop();
    const Reply reply = carryOut({5, AskRequest{"how many", 3}}, m_answerer, m_report, stop.get_token());
    QCOMPARE(reply.number, std::uint64_t(5));
    QCOMPARE(int(std::get<Error>(reply.body).code), int(ErrorCode::Cancelled));
}

RATATOSK_TEST(TestAnswerServer);
#include "tst_answer_server.moc"

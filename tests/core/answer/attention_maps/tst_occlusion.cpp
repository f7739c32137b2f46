// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/attention_maps/occlusion.h"
#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// "SELECT age" for questions with the word "age", else "SELECT name"; nothing for those without "dogs".
class KeywordAnswerer : public QuestionAnswerer
{
public:
    ModelDescription description() const override { return {}; }
    Result<Schema> openDatabase(const std::filesystem::path&, const std::optional<Schema>&, std::stop_token) override { return Schema(); }
    Result<void> useDatabase(const std::filesystem::path&, const Schema&) override { return {}; }
    Result<AttentionMaps> attention(int, AttentionPart) override { return AttentionMaps{}; }
    Result<AttentionOverview> overview(std::stop_token) override { return AttentionOverview{}; }
    Result<QuestionSuggestions> suggest(int, std::stop_token) override { return QuestionSuggestions{}; }

    Result<Answer> ask(const std::string& question, const AskOptions& options, std::stop_token) override
    {
        requested.push_back(question);
        edits.push_back(options.edits);
        contexts.push_back(options.context);
        wereTrials = wereTrials && options.isTrial;
        if (question.find("dogs") == std::string::npos)
            return Error{ErrorCode::NoAnswer, "none"};
        Answer answer;
        answer.question = *splitQuestion(question);
        answer.followUp.isTaken = !options.context.earlier.empty() && options.context.goingOn != GoingOn::No;
        if (question.find("age") == std::string::npos)
            answer.candidates = {{"SELECT name", 0, 0.75, {}, {}, {}}, {"SELECT age", 0, 0.25, {}, {}, {}}};
        else
            answer.candidates = {{"SELECT age", 0, 0.9, {}, {}, {}}};
        return answer;
    }

    std::vector<std::string> requested;
    std::vector<QuestionEdits> edits;
    std::vector<QuestionContext> contexts;
    bool wereTrials = true;
};

} // namespace

class TestOcclusion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void triesTheQuestionWithoutEachWord();
    void movesEditsWithTheirWords();
    void keepsWhatWentBefore();
    void saysHowFarItIs();
    void stopsOnRequest();
    void passesErrorsOn();

private:
    const ReportProgress m_quiet = [](const Progress&) {};
};

void TestOcclusion::triesTheQuestionWithoutEachWord()
{
    KeywordAnswerer answerer;
    const auto report = occlude(answerer, "the age of dogs?", {}, {}, m_quiet);
    QVERIFY(report);
    QVERIFY(answerer.requested
            == (std::vector<std::string>{"the age of dogs?", "age of dogs?", "the of dogs?", "the age dogs?", "the age of ?"}));
    QVERIFY(answerer.wereTrials);
    QCOMPARE(report->sql, std::string("SELECT age"));
    QVERIFY(report->words
            == (std::vector<WordEffect>{
                {0, "SELECT age", 0.9}, {1, "SELECT name", 0.25}, {2, "SELECT age", 0.9}, {3, "", 0}})); // "?" is not tried
}

void TestOcclusion::movesEditsWithTheirWords()
{
    KeywordAnswerer answerer;
    QVERIFY(occlude(answerer, "the age of dogs", {{{1, 0, -1, true}, {3, -1, 0, false}}, {}}, {}, m_quiet));
    QVERIFY(answerer.edits[1].links == (std::vector<LinkEdit>{{0, 0, -1, true}, {2, -1, 0, false}}));
    QVERIFY(answerer.edits[2].links == (std::vector<LinkEdit>{{2, -1, 0, false}})); // its word is gone
}

void TestOcclusion::keepsWhatWentBefore()
{
    KeywordAnswerer answerer;
    const QuestionContext context{{{"dogs", "SELECT name"}}, GoingOn::Decide};
    QVERIFY(occlude(answerer, "age of dogs", {}, context, m_quiet));
    QVERIFY(answerer.contexts.front() == context);
    for (std::size_t i = 1; i < answerer.contexts.size(); ++i) {
        QVERIFY(answerer.contexts[i].earlier == context.earlier);
        QVERIFY(answerer.contexts[i].goingOn == GoingOn::Yes); // as it was decided for the whole question
    }
}

void TestOcclusion::saysHowFarItIs()
{
    KeywordAnswerer answerer;
    std::vector<std::int64_t> done;
    QVERIFY(occlude(answerer, "age of dogs", {}, {}, [&](const Progress& progress) { done.push_back(progress.done); }));
    QVERIFY(done == (std::vector<std::int64_t>{0, 1, 2}));
}

void TestOcclusion::stopsOnRequest()
{
    KeywordAnswerer answerer;
    std::stop_source stop;
    const auto report = occlude(
        answerer, "age of dogs", {}, {}, [&](const Progress&) { stop.request_stop(); }, stop.get_token());
    QVERIFY(!report);
    QCOMPARE(int(report.error().code), int(ErrorCode::Cancelled));
    QCOMPARE(answerer.requested.size(), size_t(2));
}

void TestOcclusion::passesErrorsOn()
{
    KeywordAnswerer answerer;
    QCOMPARE(int(occlude(answerer, "cats", {}, {}, m_quiet).error().code), int(ErrorCode::NoAnswer));
}

RATATOSK_TEST(TestOcclusion);
#include "tst_occlusion.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/log.h"
#include "core/messages/answers/answer_message.h"
#include "tests/support/test_program.h"
#include "ui/base/workers/model_process.h"

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <cstdio>
#include <filesystem>
#include <string_view>

#include <unistd.h>

using namespace ratatosk;

namespace {

// This program is its own worker when it is called with `worker`: the question says what it does.

void reply(std::uint64_t number, decltype(Reply::body) body)
{
    const std::string bytes = encode(Reply{number, std::move(body)});
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
    std::fflush(stdout);
}

Answer answerTo(const std::string& question)
{
    Answer answer;
    answer.question.text = question;
    answer.candidates = {{"SELECT 1", -0.1, 1.0, {}, {}, {}}};
    return answer;
}

/// By the name of the file: one is locked, one as long as a file beside it is there, one is read as another schema, and those that
/// cannot be opened are answered about all the same, as by a worker that has kept the database before.
decltype(Reply::body) openingOf(const OpenRequest& request)
{
    if (request.database == "/locked.db" || std::filesystem::exists(request.database.string() + ".lock"))
        return Error{ErrorCode::DatabaseLocked, "locked"};
    if (request.database == "/other.db")
        return Schema();
    return request.schema.value_or(Schema());
}

void carryOut(const Request& request)
{
    if (const auto* opening = std::get_if<OpenRequest>(&request.body))
        return reply(request.number, openingOf(*opening));
    if (const auto* attention = std::get_if<AttentionRequest>(&request.body))
        return reply(request.number, AttentionMaps{attention->layer, 1, 1, {1.0f}});
    if (std::holds_alternative<OverviewRequest>(request.body))
        return reply(request.number,
                     AttentionOverview{.layers = 1, .heads = 1, .side = 1, .thumbnails = {1}, .entropy = {0}, .relations = 0, .mass = {}});
    if (const auto* test = std::get_if<OcclusionRequest>(&request.body)) {
        reply(request.number, Progress{1, 2, "word"});
        return test->question == "long" ? void() : reply(request.number, OcclusionReport{"SELECT 1", 0.5, {}});
    }
    if (const auto* search = std::get_if<SuggestRequest>(&request.body))
        return reply(request.number, QuestionSuggestions{std::vector<std::string>(static_cast<size_t>(search->count), "Who?")});
    const auto* ask = std::get_if<AskRequest>(&request.body);
    if (!ask)
        return;
    if (ask->question == "crash") {
        std::fputs("ratatosk: a cell was ", stderr);
        std::fflush(stderr);
        QThread::msleep(20); // a line in two pieces
        std::fputs("left out\nout of patience", stderr);
        std::_Exit(1);
    }
    if (ask->question == "fail")
        return reply(request.number, Error{ErrorCode::NoAnswer, "none"});
    if (ask->question == "babble")
        std::fputs("this is no message, and it is long enough to be seen as none", stdout), std::fflush(stdout);
    if (ask->question != "hang") // neither this nor a cancel is ever answered
        reply(request.number, answerTo(ask->question));
}

int runWorker(int argc, char** argv)
{
    const bool isNamed = argc == 3 && std::string_view(argv[1]) == "--model"; // `worker` is gone by then
    if (isNamed)
        reply(kStartupReply, ModelDescription{"named", 24, 8, "CPU", argv[2]});
    else if (qEnvironmentVariableIsSet("TEST_NO_MODEL"))
        reply(kStartupReply, Error{ErrorCode::ModelMissing, "no model"});
    else
        reply(kStartupReply, ModelDescription{"test", 24, 8, "CPU", "here"});
    MessageReader<Request> reader;
    char buffer[4096];
    for (ssize_t size = read(0, buffer, sizeof buffer); size > 0; size = read(0, buffer, sizeof buffer)) {
        reader.append({buffer, static_cast<size_t>(size)});
        for (auto request = reader.next(); request && *request; request = reader.next())
            carryOut(**request);
    }
    return 0;
}

} // namespace

class TestModelProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void answers();
    void passesFailuresOn();
    void neverAnswersAboutAnotherDatabase_data();
    void neverAnswersAboutAnotherDatabase();
    void opensAgainForTheNextQuestion();
    void givesUpAQuestionAboutTheFileBefore();
    void restartsAfterACrash_data();
    void restartsAfterACrash();
    void notesLastWords();
    void givesUpAfterManyCrashes();
    void killsWhatDoesNotHeedACancel();
    void hearsNothingOfACancelledQuestion();
    void tellsThatThereIsNoModel();
    void takesAnotherModel();
    void triesAnotherModelWhereNoneWas();
    void tellsThatThereIsNoProgram();
    void failsQuestionsWithoutAProgram();
    void fetchesMaps();
    void testsWords();
    void givesATestUp();
    void findsQuestions();
    void findsNoneOfAnotherDatabase();

private:
    std::unique_ptr<ModelProcess> m_process;
    const Schema m_schema = *Schema::create({{"dogs", "dogs"}}, {{TableId{0}, "name", "name"}}, {});
};

void TestModelProcess::init()
{
    m_process = std::make_unique<ModelProcess>(QCoreApplication::applicationFilePath());
    QSignalSpy ready(m_process.get(), &AnswerSource::ready);
    m_process->openDatabase("/some.db", m_schema);
    m_process->start();
    QVERIFY(ready.wait());
}

void TestModelProcess::answers()
{
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    m_process->ask("how many?", {}, {});
    QVERIFY(answered.wait());
    QCOMPARE(answered[0][0].value<Answer>().question.text, std::string("how many?"));
}

void TestModelProcess::passesFailuresOn()
{
    QSignalSpy failed(m_process.get(), &AnswerSource::failed);
    m_process->ask("fail", {}, {});
    QVERIFY(failed.wait());
    QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::NoAnswer);
}

void TestModelProcess::neverAnswersAboutAnotherDatabase_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("code");
    QTest::newRow("cannot be opened") << "/locked.db" << int(ErrorCode::DatabaseLocked);
    QTest::newRow("another schema") << "/other.db" << int(ErrorCode::InvalidData);
}

void TestModelProcess::neverAnswersAboutAnotherDatabase()
{
    QFETCH(QString, file);
    QFETCH(int, code);
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    QSignalSpy failed(m_process.get(), &AnswerSource::failed);
    m_process->openDatabase(file.toStdString(), m_schema);
    m_process->ask("asked at once", {}, {});
    QVERIFY(failed.wait());
    m_process->ask("asked later", {}, {});
    QVERIFY(failed.wait());
    QCOMPARE(int(failed[0][0].value<Error>().code), code);
    QCOMPARE(int(failed[1][0].value<Error>().code), code);
    QVERIFY(answered.isEmpty());
    m_process->openDatabase("/some.db", m_schema);
    m_process->ask("about a file that opens", {}, {});
    QVERIFY(answered.wait());
    QCOMPARE(failed.size(), 2);
}

/// A lock is gone after a moment; nobody should have to open the file anew for that.
void TestModelProcess::opensAgainForTheNextQuestion()
{
    const QTemporaryDir folder;
    QFile lock(folder.filePath("a.db.lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    QSignalSpy failed(m_process.get(), &AnswerSource::failed);
    m_process->openDatabase(folder.filePath("a.db").toStdString(), m_schema);
    m_process->ask("while it is locked", {}, {});
    QVERIFY(failed.wait());
    QVERIFY(lock.remove());
    m_process->ask("afterwards", {}, {});
    QVERIFY(answered.wait());
    QCOMPARE(answered[0][0].value<Answer>().question.text, std::string("afterwards"));
}

void TestModelProcess::givesUpAQuestionAboutTheFileBefore()
{
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    m_process->ask("about the one", {}, {});
    m_process->openDatabase("/next.db", m_schema);
    m_process->ask("about the next", {}, {});
    QVERIFY(answered.wait());
    QTest::qWait(50);
    QCOMPARE(answered.size(), 1);
    QCOMPARE(answered[0][0].value<Answer>().question.text, std::string("about the next"));
}

void TestModelProcess::restartsAfterACrash_data()
{
    QTest::addColumn<QString>("question");
    QTest::newRow("crash") << "crash";
    QTest::newRow("another language") << "babble";
}

void TestModelProcess::restartsAfterACrash()
{
    QFETCH(QString, question);
    QSignalSpy restarted(m_process.get(), &AnswerSource::restarted);
    QSignalSpy ready(m_process.get(), &AnswerSource::ready);
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    m_process->ask(question.toStdString(), {}, {});
    QVERIFY(restarted.wait());
    QCOMPARE(restarted[0][0].toBool(), true);
    QVERIFY(ready.wait());
    m_process->ask("again", {}, {});
    QVERIFY(answered.wait());
}

void TestModelProcess::givesUpAfterManyCrashes()
{
    QSignalSpy unavailable(m_process.get(), &AnswerSource::unavailable);
    QSignalSpy ready(m_process.get(), &AnswerSource::ready);
    for (int crash = 0; crash <= ModelProcess::kMaxRestarts; ++crash) {
        m_process->ask("crash", {}, {});
        QTRY_VERIFY(ready.size() > crash || !unavailable.isEmpty());
    }
    QCOMPARE(unavailable.size(), 1);
    QCOMPARE(unavailable[0][0].value<Error>().code, ErrorCode::WorkerFailed);
}

void TestModelProcess::notesLastWords()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("ratatosk.log"));
    QVERIFY(openLog(file.toStdString()));
    QSignalSpy ready(m_process.get(), &AnswerSource::ready);
    m_process->ask("crash", {}, {});
    QVERIFY(ready.wait());
    QFile log(file);
    QVERIFY(log.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = log.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].endsWith("] a cell was left out"));
    QVERIFY(lines[1].endsWith("] The parser ended with exit code 1. Its last words: ratatosk: a cell was left out out of patience"));
}

void TestModelProcess::killsWhatDoesNotHeedACancel()
{
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    QSignalSpy restarted(m_process.get(), &AnswerSource::restarted);
    m_process->ask("hang", {}, {});
    QTest::qWait(50);
    m_process->cancel();
    QSignalSpy ready(m_process.get(), &AnswerSource::ready);
    QVERIFY(ready.wait(ModelProcess::kCancelMilliseconds + 3000));
    QVERIFY(restarted.isEmpty()); // it was asked for
    m_process->ask("next", {}, {});
    QVERIFY(answered.wait());
    QCOMPARE(answered.size(), 1);
}

void TestModelProcess::hearsNothingOfACancelledQuestion()
{
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    m_process->ask("one", {}, {});
    m_process->ask("two", {}, {});
    QVERIFY(answered.wait());
    QTest::qWait(50);
    QCOMPARE(answered.size(), 1);
    QCOMPARE(answered[0][0].value<Answer>().question.text, std::string("two"));
}

void TestModelProcess::tellsThatThereIsNoModel()
{
    qputenv("TEST_NO_MODEL", "1");
    ModelProcess process(QCoreApplication::applicationFilePath());
    QSignalSpy unavailable(&process, &AnswerSource::unavailable);
    process.start();
    QVERIFY(unavailable.wait());
    qunsetenv("TEST_NO_MODEL");
    QCOMPARE(unavailable[0][0].value<Error>().code, ErrorCode::ModelMissing);
}

void TestModelProcess::takesAnotherModel()
{
    QSignalSpy ready(m_process.get(), &AnswerSource::ready);
    QSignalSpy restarted(m_process.get(), &AnswerSource::restarted);
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    m_process->ask("hang", {}, {});
    m_process->useModel("/other/model");
    QCOMPARE(restarted.size(), 1);
    QVERIFY(ready.wait());
    QCOMPARE(ready[0][0].value<ModelDescription>().origin, std::string("/other/model"));
    m_process->ask("one", {}, {});
    QVERIFY(answered.wait());
    QTest::qWait(50); // the end of the process before is nobody's concern
    QCOMPARE(restarted.size(), 1);
    QCOMPARE(ready.size(), 1);
}

void TestModelProcess::triesAnotherModelWhereNoneWas()
{
    qputenv("TEST_NO_MODEL", "1");
    ModelProcess process(QCoreApplication::applicationFilePath());
    QSignalSpy unavailable(&process, &AnswerSource::unavailable);
    QSignalSpy ready(&process, &AnswerSource::ready);
    QSignalSpy answered(&process, &AnswerSource::answered);
    process.start();
    QVERIFY(unavailable.wait());
    process.useModel("/other/model");
    QVERIFY(ready.wait());
    qunsetenv("TEST_NO_MODEL");
    process.ask("one", {}, {});
    QVERIFY(answered.wait());
    QCOMPARE(unavailable.size(), 1);
}

void TestModelProcess::tellsThatThereIsNoProgram()
{
    ModelProcess process(QStringLiteral("/nowhere/ratatosk-cli"));
    QSignalSpy unavailable(&process, &AnswerSource::unavailable);
    process.start();
    QTRY_COMPARE(unavailable.size(), 1);
}

void TestModelProcess::failsQuestionsWithoutAProgram()
{
    ModelProcess process(QStringLiteral("/nowhere/ratatosk-cli"));
    QSignalSpy unavailable(&process, &AnswerSource::unavailable);
    QSignalSpy failed(&process, &AnswerSource::failed);
    process.start();
    QTRY_COMPARE(unavailable.size(), 1);
    process.ask("anybody there?", {}, {});
    QCOMPARE(failed.size(), 1);
}

void TestModelProcess::fetchesMaps()
{
    QSignalSpy maps(m_process.get(), &AnswerSource::attentionReady);
    m_process->requestAttention(3, AttentionPart::Whole);
    QVERIFY(maps.wait());
    QCOMPARE(maps[0][0].value<AttentionMaps>().layer, 3);
    QSignalSpy overviews(m_process.get(), &AnswerSource::overviewReady);
    m_process->requestOverview();
    QVERIFY(overviews.wait());
}

void TestModelProcess::testsWords()
{
    QSignalSpy progressed(m_process.get(), &AnswerSource::occlusionProgressed);
    QSignalSpy done(m_process.get(), &AnswerSource::occlusionReady);
    m_process->testWords("short", {}, {});
    QVERIFY(done.wait());
    QCOMPARE(progressed.size(), 1);
    QCOMPARE(progressed[0][0].value<Progress>().what, std::string("word"));
    QCOMPARE(done[0][0].value<OcclusionReport>().share, 0.5);
}

/// By hand, and by another question.
void TestModelProcess::givesATestUp()
{
    QSignalSpy progressed(m_process.get(), &AnswerSource::occlusionProgressed);
    QSignalSpy done(m_process.get(), &AnswerSource::occlusionReady);
    m_process->testWords("long", {}, {});
    QVERIFY(progressed.wait());
    m_process->cancelTest();
    m_process->testWords("short", {}, {});
    QVERIFY(done.wait());
    m_process->testWords("long", {}, {});
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    m_process->ask("how many?", {}, {});
    QVERIFY(answered.wait());
    QCOMPARE(done.size(), 1);
}

/// Those found before a question was asked still come.
void TestModelProcess::findsQuestions()
{
    QSignalSpy suggested(m_process.get(), &AnswerSource::suggested);
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    m_process->suggest(3);
    m_process->ask("how many?", {}, {});
    QVERIFY(answered.wait());
    QCOMPARE(suggested.size(), 1);
    QCOMPARE(suggested[0][0].value<QuestionSuggestions>().questions.size(), size_t(3));
}

void TestModelProcess::findsNoneOfAnotherDatabase()
{
    QSignalSpy suggested(m_process.get(), &AnswerSource::suggested);
    QSignalSpy answered(m_process.get(), &AnswerSource::answered);
    m_process->suggest(3);
    m_process->openDatabase("/next.db", Schema());
    m_process->ask("how many?", {}, {});
    QVERIFY(answered.wait());
    QVERIFY(suggested.isEmpty());
}

RATATOSK_TEST(TestModelProcess);
RATATOSK_TEST_PROCESS("worker", runWorker);

#include "tst_model_process.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/question_answerer.h"
#include "core/messages/answers/answer_message.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QTest>

#include <csignal>

using namespace ratatosk;

/// A worker as the window has it.
class Worker
{
public:
    explicit Worker(const QString& model = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        if (!model.isEmpty())
            environment.insert("RATATOSK_MODEL", model);
        m_process.setProcessEnvironment(environment);
        m_process.start(RATATOSK_BINARY_DIR "/bin/ratatosk-cli", {"worker"});
    }
    ~Worker()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(10'000))
            m_process.kill();
    }

    void send(const Request& request)
    {
        const std::string bytes = *encode(request);
        m_process.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }

    /// Requires: one comes within a minute.
    Reply receive()
    {
        for (;;) {
            auto reply = m_reader.next();
            if (reply && *reply)
                return **std::move(reply);
            if (!reply || !m_process.waitForReadyRead(60'000))
                return {~0ull, Error{ErrorCode::WorkerFailed, "nothing came"}};
            const QByteArray bytes = m_process.readAllStandardOutput();
            m_reader.append({bytes.data(), static_cast<std::size_t>(bytes.size())});
        }
    }

    QProcess& process() { return m_process; }

private:
    QProcess m_process;
    MessageReader<Reply> m_reader;
};

class TestWorkerCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysThatThereIsNoModel();
    void answersInOrder();
    void answersNothingAboutTheFileBefore();
    void answersAboutTheSchemaItIsSent();
    void cancelsWhatWaits();
    void ignoresCtrlC();
    void endsWithItsInput();
    void endsOnNonsense();

private:
    ScratchDatabase m_database{"CREATE TABLE dog (name TEXT, age INTEGER);"
                               "INSERT INTO dog VALUES ('Rex', 3), ('Bella', 12);"};
};

#define NEED_A_MODEL()                                                                                                                     \
    if (!findModelBundle())                                                                                                                \
    QSKIP("there is no model bundle in models/")

void TestWorkerCommand::saysThatThereIsNoModel()
{
    Worker worker("/nowhere");
    const Reply reply = worker.receive();
    QCOMPARE(reply.number, kStartupReply);
    QVERIFY(std::holds_alternative<Error>(reply.body));
    QCOMPARE(int(std::get<Error>(reply.body).code), int(ErrorCode::ModelMissing));
    QVERIFY(worker.process().waitForFinished());
    QCOMPARE(worker.process().exitCode(), 5);
}

void TestWorkerCommand::answersInOrder()
{
    NEED_A_MODEL();
    Worker worker;
    worker.send({1, OpenRequest{m_database.file()}});
    worker.send({2, AskRequest{"How many dogs are there?", 3}});
    worker.send({3, AttentionRequest{0}});
    worker.send({4, AskRequest{"", 3}});
    worker.send({5, OpenRequest{"/nowhere.db"}});
    worker.send({6, AttentionRequest{1000}});
    worker.send({7, AskRequest{"How many dogs are there?", 1'000'000'000}});

    const Reply model = worker.receive();
    QCOMPARE(model.number, kStartupReply);
    QVERIFY(std::get<ModelDescription>(model.body).layers > 0);
    QCOMPARE(std::get<Schema>(worker.receive().body).tableCount(), 1);
    const Reply answer = worker.receive();
    QCOMPARE(answer.number, std::uint64_t(2));
    QVERIFY(!std::get<Answer>(answer.body).candidates.empty());
    const auto maps = std::get<AttentionMaps>(worker.receive().body);
    QCOMPARE(maps.size, std::get<Answer>(answer.body).relations.size());
    QCOMPARE(int(std::get<Error>(worker.receive().body).code), int(ErrorCode::InvalidQuestion));
    QCOMPARE(int(std::get<Error>(worker.receive().body).code), int(ErrorCode::FileMissing));
    QCOMPARE(int(std::get<Error>(worker.receive().body).code), int(ErrorCode::InvalidArgument));
    QCOMPARE(int(std::get<Error>(worker.receive().body).code), int(ErrorCode::InvalidArgument));
}

/// A file that does not open must not leave the one before in its place.
void TestWorkerCommand::answersNothingAboutTheFileBefore()
{
    NEED_A_MODEL();
    Worker worker;
    worker.receive();
    worker.send({1, OpenRequest{m_database.file()}});
    worker.send({2, OpenRequest{"/nowhere.db"}});
    worker.send({3, AskRequest{"How many dogs are there?", 1}});
    worker.send({4, OpenRequest{"/nowhere.db", Schema()}});
    worker.send({5, AskRequest{"How many dogs are there?", 1}});
    worker.send({6, OpenRequest{m_database.file()}});
    worker.send({7, AskRequest{"How many dogs are there?", 1}});
    QVERIFY(std::holds_alternative<Schema>(worker.receive().body));
    for (std::uint64_t number = 2; number <= 5; ++number) {
        const Reply reply = worker.receive();
        QCOMPARE(reply.number, number);
        QVERIFY(std::holds_alternative<Error>(reply.body));
        QCOMPARE(int(std::get<Error>(reply.body).code), int(ErrorCode::FileMissing));
    }
    QVERIFY(std::holds_alternative<Schema>(worker.receive().body));
    QVERIFY(std::holds_alternative<Answer>(worker.receive().body));
}

/// The window's schema goes before what the file says by now.
void TestWorkerCommand::answersAboutTheSchemaItIsSent()
{
    NEED_A_MODEL();
    const Schema known = *Schema::create({{"dog", "dog"}}, {{TableId{0}, "age", "age", ColumnType::Number}}, {});
    Worker worker;
    worker.receive();
    worker.send({1, OpenRequest{m_database.file(), known}});
    worker.send({2, AskRequest{"How many dogs are there?", 1}});
    QCOMPARE(std::get<Schema>(worker.receive().body), known);
    QCOMPARE(std::get<Answer>(worker.receive().body).relations.columns, 1);
}

void TestWorkerCommand::cancelsWhatWaits()
{
    NEED_A_MODEL();
    Worker worker;
    worker.receive();
    worker.send({1, OpenRequest{m_database.file()}});
    worker.receive();
    for (std::uint64_t number = 2; number <= 4; ++number)
        worker.send({number, AskRequest{"How many dogs are there?", 1}});
    worker.send({0, CancelRequest{4}});
    for (std::uint64_t number = 2; number <= 3; ++number)
        QCOMPARE(worker.receive().number, number);
    const Reply cancelled = worker.receive();
    QCOMPARE(cancelled.number, std::uint64_t(4));
    QCOMPARE(int(std::get<Error>(cancelled.body).code), int(ErrorCode::Cancelled));
}

void TestWorkerCommand::ignoresCtrlC()
{
    NEED_A_MODEL();
    Worker worker;
    worker.receive();
    kill(static_cast<pid_t>(worker.process().processId()), SIGINT);
    worker.send({1, DescribeRequest{}});
    QVERIFY(std::holds_alternative<ModelDescription>(worker.receive().body));
}

void TestWorkerCommand::endsWithItsInput()
{
    NEED_A_MODEL();
    Worker worker;
    worker.receive();
    worker.process().closeWriteChannel();
    QVERIFY(worker.process().waitForFinished(10'000));
    QCOMPARE(worker.process().exitCode(), 0);
}

void TestWorkerCommand::endsOnNonsense()
{
    NEED_A_MODEL();
    Worker worker;
    worker.receive();
    worker.process().write("GET / HTTP/1.1\r\n\r\n");
    QVERIFY(worker.process().waitForFinished(10'000));
    QCOMPARE(worker.process().exitStatus(), QProcess::NormalExit);
}

RATATOSK_TEST(TestWorkerCommand);
#include "tst_worker_command.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/postgres_server.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// Commands that are given the address of a server.
class TestServerDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void listsTheSchema();
    void runsAStatement();
    void refusesToWrite();
    void asksForAPassword();
    void failsWithTheRightCode_data();
    void failsWithTheRightCode();
    void answersAQuestion();
    void talksToThatServerAlone_data();
    void talksToThatServerAlone();

private:
    Outcome run(const QStringList& arguments) const { return m_program.run(arguments); }
    QString address(const std::string& database = "postgres", const std::string& user = "ratatosk") const
    {
        return QString::fromStdString(m_server->address(database, user));
    }

    Program m_program{"ratatosk-cli"};
    std::unique_ptr<PostgresServer> m_server;
    ScratchDatabase m_file{"CREATE TABLE dog (name TEXT)"};
};

void TestServerDatabase::initTestCase()
{
    if (!PostgresServer::isInstalled())
        QSKIP("needs PostgreSQL");
    if (!m_program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
    m_server = std::make_unique<PostgresServer>(QStringList{"max_connections=6", "superuser_reserved_connections=1"});
    QVERIFY(m_server->isRunning());
    m_server->run("CREATE TABLE \"Singer\" (id integer PRIMARY KEY, \"Name\" text NOT NULL, country text, age integer);"
                  "INSERT INTO \"Singer\" VALUES (1, 'Rose White', 'France', 41), (2, 'Tribal King', 'France', 25), (3, 'Joe Sharp', "
                  "'Netherlands', 52);"
                  "CREATE ROLE guest LOGIN; CREATE ROLE stranger LOGIN; GRANT SELECT ON \"Singer\" TO guest; CREATE TABLE hidden (a int);"
                  "REVOKE CONNECT ON DATABASE template1 FROM PUBLIC; ANALYZE");
}

void TestServerDatabase::listsTheSchema()
{
    const Outcome outcome = run({"schema", address(), "--format", "csv"});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.contains("Singer,Name,text"), outcome.output);
    QVERIFY(run({"schema", address(), "--format", "json"}).output.contains("\"postgresql\""));
}

void TestServerDatabase::runsAStatement()
{
    const Outcome outcome = run(
        {"run", address("postgres", "guest"), "SELECT \"Name\" FROM \"Singer\" WHERE age > 40 ORDER BY 1", "--format", "csv"});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray("Name\nJoe Sharp\nRose White\n"));
}

void TestServerDatabase::refusesToWrite()
{
    const QByteArray before = m_server->dump();
    for (const char* sql :
         {"DELETE FROM \"Singer\"", "SELECT pg_read_file('/etc/passwd')", "COPY \"Singer\" TO PROGRAM 'cat'", "SELECT 1; SELECT 2"}) {
        const Outcome outcome = run({"run", address(), sql});
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY(outcome.output.isEmpty());
        QVERIFY(!outcome.errors.isEmpty());
    }
    QCOMPARE(m_server->dump(), before);
}

void TestServerDatabase::asksForAPassword()
{
    m_server->run("ALTER ROLE guest PASSWORD 'right'");
    QFile rules(m_server->dataFolder() + "/pg_hba.conf");
    QVERIFY(rules.open(QFile::ReadWrite));
    const QByteArray before = rules.readAll();
    rules.seek(0);
    rules.write("local all guest scram-sha-256\n" + before);
    rules.close();
    m_server->run("SELECT pg_reload_conf()");
    QTest::qWait(300);

    const Outcome none = run({"schema", address("postgres", "guest")});
    QCOMPARE(none.exitCode, 3);
    QVERIFY2(none.errors.contains("needs a password for guest"), none.errors);
    const Outcome wrong = run({"schema", address("postgres", "guest:wrong-secret")});
    QCOMPARE(wrong.exitCode, 3);
    QVERIFY2(wrong.errors.contains("does not accept the password of guest") && !wrong.errors.contains("secret"), wrong.errors);
    QCOMPARE(run({"schema", address("postgres", "guest:right")}).exitCode, 0);
}

void TestServerDatabase::failsWithTheRightCode_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says");
    QTest::newRow("no server") << "postgresql://localhost:1/x"
                               << "SELECT 1" << 3 << "cannot be reached";
    QTest::newRow("no such database") << address("nowhere") << "SELECT 1" << 3 << "has no database 'nowhere'";
    QTest::newRow("no such user") << address("postgres", "nobody-here") << "SELECT 1" << 3 << "has no user";
    QTest::newRow("may not connect") << address("template1", "stranger") << "SELECT 1" << 3 << "does not let stranger use the database";
    QTest::newRow("may not read") << address("postgres", "stranger") << "SELECT * FROM hidden" << 3 << "does not allow this for stranger";
    QTest::newRow("wrong SQL") << address() << "SELECT nope FROM \"Singer\"" << 1 << "nope";
    QTest::newRow("fails while running") << address() << "SELECT 1 / (id - id) FROM \"Singer\"" << 1 << "division by zero";
}

void TestServerDatabase::failsWithTheRightCode()
{
    QFETCH(QString, place);
    QFETCH(QString, sql);
    QFETCH(int, code);
    QFETCH(QString, says);
    const Outcome outcome = run({"run", place, sql});
    QVERIFY2(outcome.errors.contains(says.toUtf8()), outcome.errors);
    QCOMPARE(outcome.exitCode, code);
}

void TestServerDatabase::answersAQuestion()
{
    const Outcome outcome = run({"ask", address(), "How many singers are from France?", "--format", "csv"});
    if (outcome.exitCode == 5)
        QSKIP("no model, or this build does not answer");
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QVERIFY2(outcome.output.endsWith("\n2\n"), outcome.output);
    const Outcome written = run({"ask", address(), "How many singers are from France?", "--no-run"});
    QVERIFY2(written.output.contains("FROM \"Singer\" WHERE country = 'France'"), written.output);
}

void TestServerDatabase::talksToThatServerAlone_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<bool>("isServer");
    QTest::newRow("file") << QString::fromStdString(m_file.file()) << false;
    QTest::newRow("server") << address() << true;
}

/// A file opens no socket at all; a server that one.
void TestServerDatabase::talksToThatServerAlone()
{
    QFETCH(QString, place);
    QFETCH(bool, isServer);
    const QTemporaryDir folder;
    const QString log = folder.filePath("calls");
    QProcess tracer;
    tracer.start("strace", {"-f", "-e", "trace=connect", "-o", log, RATATOSK_BINARY_DIR "/bin/ratatosk-cli", "schema", place});
    if (!tracer.waitForStarted())
        QSKIP("no strace here");
    QVERIFY(tracer.waitForFinished(120'000));
    QFile calls(log);
    if (!calls.open(QIODevice::ReadOnly) || tracer.readAllStandardError().contains("ptrace"))
        QSKIP("this machine lets nobody trace");
    QCOMPARE(tracer.exitCode(), 0);
    int connections = 0;
    for (const QByteArray& line : calls.readAll().split('\n')) {
        if (!line.contains("connect(") || line.contains("nscd")) // the C library asks the machine itself for names
            continue;
        ++connections;
        QVERIFY2(line.contains(m_server->folder().toUtf8()), line);
    }
    QCOMPARE(connections > 0, isServer);
}

RATATOSK_TEST(TestServerDatabase);
#include "tst_server_database.moc"

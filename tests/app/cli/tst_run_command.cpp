// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <csignal>

class TestRunCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesATable_data();
    void writesATable();
    void writesCsv();
    void writesJson();
    void limitsRows();
    void sendsNoControlCharacters();
    void takesParameters_data();
    void takesParameters();
    void wantsParameters();
    void failsWithTheRightCode_data();
    void failsWithTheRightCode();
    void survivesHostileFiles_data();
    void survivesHostileFiles();
    void coloursOnlyTerminals_data();
    void coloursOnlyTerminals();
    void marksFormulas();
    void stopsOnInterrupt_data();
    void stopsOnInterrupt();
    void survivesAReaderThatLeaves();

private:
    Outcome runSql(const QString& sql, const QStringList& more = {}) const
    {
        return m_program.run(QStringList{"run", QString::fromStdString(m_database.file()), sql} + more);
    }

    Program m_program{"ratatosk-cli"};
    ScratchDatabase m_database{"CREATE TABLE dog (name TEXT, age INTEGER);"
                               "INSERT INTO dog VALUES ('Rex', 3), ('Bella', 12);"};
};

void TestRunCommand::writesATable_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("expected");
    QTest::newRow("text left, numbers right") << "SELECT * FROM dog"
                                              << "name   age\n-----  ---\nRex      3\nBella   12\n(2 rows)\n";
    QTest::newRow("one row") << "SELECT 1 AS a"
                             << "a\n-\n1\n(1 row)\n";
    QTest::newRow("no rows") << "SELECT name FROM dog WHERE 0"
                             << "name\n----\n(0 rows)\n";
    QTest::newRow("NULL") << "SELECT NULL AS a"
                          << "a\n----\nNULL\n(1 row)\n";
    QTest::newRow("blob") << "SELECT x'00ff00' AS a"
                          << "a\n---------\n<3 bytes>\n(1 row)\n";
    QTest::newRow("wide characters take two columns") << "SELECT '日本' AS a, 'x' AS b"
                                                      << "a     b\n----  -\n日本  x\n(1 row)\n";
    QTest::newRow("combining characters take none") << "SELECT 'e' || char(769) AS a, 'x' AS b"
                                                    << "a  b\n-  -\ne\u0301  x\n(1 row)\n";
    QTest::newRow("real number") << "SELECT 0.1 AS a"
                                 << "a\n---\n0.1\n(1 row)\n";
}

void TestRunCommand::writesATable()
{
    QFETCH(QString, sql);
    QFETCH(QString, expected);
    const Outcome outcome = runSql(sql);
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(QString::fromUtf8(outcome.output), expected);
    QCOMPARE(outcome.errors, QByteArray());
}

void TestRunCommand::writesCsv()
{
    const Outcome outcome = runSql(
        "SELECT NULL AS a, '' AS \"b,c\", 'say \"hi\"' AS d, 'two' || char(10) || 'lines' AS e, x'0aff' AS f, 1.5 AS g",
        {"--format", "csv"});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray("a,\"b,c\",d,e,f,g\n,\"\",\"say \"\"hi\"\"\",\"two\nlines\",0aff,1.5\n"));
}

void TestRunCommand::writesJson()
{
    const Outcome outcome = runSql("SELECT name, age, NULL AS n, x'0a' AS b, 1e999 AS i FROM dog LIMIT 1", {"--format", "json"});
    QCOMPARE(outcome.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(json["columns"].toArray(), (QJsonArray{"name", "age", "n", "b", "i"}));
    const QJsonArray row = json["rows"].toArray().at(0).toArray();
    QCOMPARE(row, (QJsonArray{"Rex", 3, QJsonValue::Null, QJsonObject{{"blob", "0a"}}, QJsonValue::Null}));
    QCOMPARE(json["complete"].toBool(), true);
}

void TestRunCommand::limitsRows()
{
    const QString endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c";
    const Outcome outcome = runSql(endless, {"--rows", "3"});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.endsWith("(the first 3 rows; there are more)\n"));
}

void TestRunCommand::sendsNoControlCharacters()
{
    const Outcome outcome = runSql("SELECT char(27) || '[31mred' || char(10) || char(155) AS a, CAST(x'ff' AS TEXT) AS b");
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(!outcome.output.contains('\033'));
    QVERIFY(!outcome.output.contains("\xc2\x9b"));
    QVERIFY(outcome.output.contains("\xef\xbf\xbd"));
    QCOMPARE(outcome.output.count('\n'), 4);
}

void TestRunCommand::takesParameters_data()
{
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QStringList>("given");
    QTest::addColumn<QByteArray>("names");
    QTest::newRow("text") << "name = :name" << QStringList{"name=Rex"} << QByteArray("Rex\n");
    QTest::newRow("number") << "age > ?" << QStringList{"1=5"} << QByteArray("Bella\n");
    QTest::newRow("two") << "age > $age AND name = @name" << QStringList{"age=1", "@name='Bella'"} << QByteArray("Bella\n");
    QTest::newRow("NULL") << "name IS NOT :n" << QStringList{"n=null"} << QByteArray("Rex\nBella\n");
    QTest::newRow("no code") << "name = :n" << QStringList{"n=' OR 1 = 1 --"} << QByteArray();
}

void TestRunCommand::takesParameters()
{
    QFETCH(QString, condition);
    QFETCH(QStringList, given);
    QStringList options{"--format", "csv"};
    for (const QString& value : given)
        options << "--parameter" << value;
    const Outcome outcome = runSql("SELECT name FROM dog WHERE " + condition, options);
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QFETCH(QByteArray, names);
    QCOMPARE(outcome.output, "name\n" + names);
}

void TestRunCommand::wantsParameters()
{
    const Outcome none = runSql("SELECT * FROM dog WHERE age = :age");
    QCOMPARE(none.exitCode, 2);
    QCOMPARE(none.output, QByteArray());
    QCOMPARE(none.errors,
             QByteArray("ratatosk-cli: The statement has a parameter without a value: :age. Set values with --parameter NAME=VALUE.\n"));
    QCOMPARE(runSql("SELECT * FROM dog WHERE age = :age", {"--parameter", "name=Rex"}).exitCode, 2);
    QCOMPARE(runSql("SELECT * FROM dog WHERE age = :age", {"--parameter", "age"}).exitCode, 2);
}

void TestRunCommand::failsWithTheRightCode_data()
{
    QTest::addColumn<QString>("database");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("exitCode");
    const QString dogs = QString::fromStdString(m_database.file());
    QTest::newRow("no such file") << "/nowhere/at/all.db"
                                  << "SELECT 1" << 3;
    QTest::newRow("a folder") << QString(RATATOSK_SOURCE_DIR "/core") << "SELECT 1" << 3;
    QTest::newRow("no database") << QString(RATATOSK_SOURCE_DIR "/README.md") << "SELECT 1" << 3;
    QTest::newRow("syntax error") << dogs << "SELEC 1" << 1;
    QTest::newRow("no such table") << dogs << "SELECT * FROM cat" << 1;
    QTest::newRow("empty statement") << dogs << "" << 1;
    QTest::newRow("writes") << dogs << "DELETE FROM dog" << 1;
    QTest::newRow("fails while running") << dogs << "SELECT abs(-9223372036854775808)" << 1;
}

void TestRunCommand::failsWithTheRightCode()
{
    QFETCH(QString, database);
    QFETCH(QString, sql);
    QFETCH(int, exitCode);
    const Outcome outcome = m_program.run({"run", database, sql});
    QCOMPARE(outcome.exitCode, exitCode);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY(outcome.errors.startsWith("ratatosk-cli: "));
    QCOMPARE(outcome.errors.count('\n'), 1);
}

void TestRunCommand::survivesHostileFiles_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("bytes");
    QTest::newRow("cut after the header") << 100 << -1;
    QTest::newRow("schema page overwritten") << 100 << 400;
    QTest::newRow("page size overwritten") << 16 << 2;
    QTest::newRow("second page overwritten") << 4096 << 4096;
}

void TestRunCommand::survivesHostileFiles()
{
    QFETCH(int, from);
    QFETCH(int, bytes);
    QFile intact(QString::fromStdString(m_database.file()));
    QVERIFY(intact.open(QFile::ReadOnly));
    QByteArray content = intact.readAll();
    if (bytes < 0)
        content.truncate(from);
    else
        content.replace(from, bytes, QByteArray(bytes, '\xa5'));
    QFile damaged(QString::fromStdString(m_database.folder() / "damaged.sqlite"));
    QVERIFY(damaged.open(QFile::WriteOnly));
    damaged.write(content);
    damaged.close();

    const Outcome outcome = m_program.run({"run", damaged.fileName(), "SELECT * FROM dog"});
    QVERIFY2(outcome.exitCode == 1 || outcome.exitCode == 3, qPrintable(QString::number(outcome.exitCode)));
    QVERIFY(!outcome.errors.isEmpty());
}

void TestRunCommand::coloursOnlyTerminals_data()
{
    QTest::addColumn<QString>("refusal");
    QTest::addColumn<bool>("isColoured");
    QTest::newRow("terminal") << "" << true;
    QTest::newRow("NO_COLOR") << "1" << false;
}

void TestRunCommand::coloursOnlyTerminals()
{
    QFETCH(QString, refusal);
    QFETCH(bool, isColoured);
    QProcess process; // script(1) gives its command a terminal
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("NO_COLOR", refusal);
    process.setProcessEnvironment(environment);
    process.start("script",
                  {"-qec", QString("'%1' run '%2' 'SELECT 1 AS a'").arg(RATATOSK_BINARY_DIR "/bin/ratatosk-cli", m_database.file().c_str()),
                   "/dev/null"});
    if (!process.waitForStarted())
        QSKIP("needs script(1)");
    QVERIFY(process.waitForFinished());
    const QByteArray output = process.readAllStandardOutput();
    QVERIFY2(output.contains("(1 row)"), output);
    QCOMPARE(output.contains("\033[1m"), isColoured);
}

void TestRunCommand::marksFormulas()
{
    const Outcome outcome = runSql("SELECT '=1+1' AS a, '-x' AS b, -1 AS c", {"--format", "csv", "--mark-formulas"});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray("a,b,c\n'=1+1,'-x,-1\n"));
}

void TestRunCommand::stopsOnInterrupt_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("format");
    const QString endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c";
    const QString wide = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 10000) SELECT "
        + QString("x, ").repeated(499) + "x FROM c"; // takes three times as long as it is waited for
    QTest::newRow("counts for ever") << endless << "table";
    QTest::newRow("parses for seconds") << "SELECT json_extract('[' || replace(hex(zeroblob(2000000)), '0', '1,') || '1]'"
            + QString(", '$[#-1]'").repeated(60) + ")"
                                        << "table";
    QTest::newRow("writes a wide table") << wide << "table";
    QTest::newRow("writes wide JSON") << wide << "json";
}

void TestRunCommand::stopsOnInterrupt()
{
    QFETCH(QString, sql);
    QFETCH(QString, format);
    QProcess process;
    process.start(RATATOSK_BINARY_DIR "/bin/ratatosk-cli", {"run", QString::fromStdString(m_database.file()), sql, "--format", format});
    QVERIFY(process.waitForStarted());
    if (process.waitForFinished(300))
        return; // as good
    QElapsedTimer timer;
    timer.start();
    kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(2000));
    QVERIFY2(timer.elapsed() < 500, qPrintable(QString("%1 ms").arg(timer.elapsed()))); // 300, and what a busy machine adds
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
}

void TestRunCommand::survivesAReaderThatLeaves()
{
    QProcess process;
    process.start(
        "/bin/sh",
        {"-c",
         R"({ "$0" run "$1" "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 200000) SELECT x FROM c" --rows 200000; echo $? >&2; } | head -1)",
         RATATOSK_BINARY_DIR "/bin/ratatosk-cli", QString::fromStdString(m_database.file())});
    QVERIFY(process.waitForFinished());
    const QByteArray errors = process.readAllStandardError();
    QVERIFY2(errors.contains("cannot be written") && errors.endsWith("1\n"), errors);
}

RATATOSK_TEST(TestRunCommand);
#include "tst_run_command.moc"

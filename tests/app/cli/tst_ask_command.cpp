// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/question_answerer.h"
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <csignal>

class TestAskCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void needsAModel();
    void checksTheDatabaseFirst();
    void refusesBadQuestionsFirst();
    void answersAQuestion();
    void writesCsvRowsOnly();
    void writesJson();
    void readsQuestionsFromStandardInput();
    void refusesWhatTheDatabaseDoesNotKnow();
    void writesSqlOnly();
    void saysHowLongItTook();
    void findsACellThatWasNotRead();
    void computesWithDatesInOtherForms();
    void knowsStatesAndBosses_data();
    void knowsStatesAndBosses();
    void countsSpansFromADay_data();
    void countsSpansFromADay();
    void takesDaysAsWhole_data();
    void takesDaysAsWhole();
    void refusesADayThatIsNone();
    void saysEachReadingOnce();
    void asksBackInAConversation();
    void heedsTheFirstInterruptAtThePrompt();

private:
    Outcome ask(const QString& question, const QStringList& more = {}, const QByteArray& input = {}) const
    {
        return m_program.run(QStringList{"ask", m_file, question} + more, input);
    }

    Program m_program{"ratatosk-cli"};
    ScratchDatabase m_database{"CREATE TABLE dog (name TEXT, age INTEGER);"
                               "INSERT INTO dog VALUES ('Rex', 3), ('Bella', 12);"};
    QString m_file = QString::fromStdString(m_database.file());
};

#define NEED_A_MODEL()                                                                                                                     \
    if (!ratatosk::findModelBundle())                                                                                                      \
    QSKIP("there is no model bundle in models/")

void TestAskCommand::needsAModel()
{
    Program program("ratatosk-cli");
    program.setVariable("RATATOSK_MODEL", "/nowhere");
    for (const QStringList& more : {QStringList{}, QStringList{"--model", "/nowhere"}}) {
        const Outcome outcome = program.run(QStringList{"ask", m_file, "How many dogs are there?"} + more);
        QCOMPARE(outcome.exitCode, 5);
        QVERIFY2(outcome.errors.contains("/nowhere") || outcome.errors.contains("LibTorch"), outcome.errors);
        QCOMPARE(outcome.output, QByteArray());
    }
}

void TestAskCommand::checksTheDatabaseFirst()
{
    const Outcome outcome = m_program.run({"ask", "/nowhere.db", "How many dogs are there?"});
    QCOMPARE(outcome.exitCode, 3);
}

void TestAskCommand::refusesBadQuestionsFirst()
{
    for (const QString& question : {QString(), QString("  "), QString(100'000, 'x')})
        QCOMPARE(m_program.run({"ask", "/nowhere.db", question}).exitCode, 2);
}

void TestAskCommand::answersAQuestion()
{
    NEED_A_MODEL();
    const Outcome outcome = ask("How many dogs are there?");
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.contains("count(*)"), outcome.output);
    QVERIFY2(outcome.output.endsWith("\n2\n(1 row)\n") || outcome.output.contains("2\n(1 row)"), outcome.output);
}

void TestAskCommand::writesCsvRowsOnly()
{
    NEED_A_MODEL();
    const Outcome outcome = ask("How many dogs are there?", {"--format", "csv"});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output.count('\n'), 2);
    QVERIFY(outcome.output.endsWith("\n2\n"));
}

void TestAskCommand::writesJson()
{
    NEED_A_MODEL();
    const Outcome outcome = ask("How many dogs are there?", {"--format", "json"});
    QCOMPARE(outcome.exitCode, 0);
    const QJsonObject json = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(json["question"].toObject()["text"].toString(), "How many dogs are there?");
    QVERIFY(!json["candidates"].toArray().isEmpty());
    QCOMPARE(json["result"].toObject()["rows"].toArray().at(0).toArray().at(0).toInt(), 2);
}

void TestAskCommand::readsQuestionsFromStandardInput()
{
    NEED_A_MODEL();
    const Outcome outcome = ask("-", {"--format", "csv"}, "How many dogs are there?\n\nHow many dogs are there?");
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output.count("\n2\n"), 2);
    QCOMPARE(ask("-", {}, QByteArray(10'000'000, 'x')).exitCode, 2);
    QCOMPARE(ask("-").exitCode, 0); // no question, no answer
}

void TestAskCommand::refusesWhatTheDatabaseDoesNotKnow()
{
    NEED_A_MODEL();
    const Outcome outcome = ask("What is the weather in Paris?");
    QCOMPARE(outcome.exitCode, 4);
    QVERIFY2(outcome.errors.contains("weather, Paris"), outcome.errors);
    QVERIFY(!outcome.output.contains("row)"));
}

void TestAskCommand::writesSqlOnly()
{
    NEED_A_MODEL();
    const Outcome outcome = ask("How many dogs are there?", {"--no-run"});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output.count('\n'), 1);
    QVERIFY(outcome.output.startsWith("SELECT"));
    QVERIFY(ask("How many dogs are there?", {"--no-run", "--all", "--beam", "3"}).output.count('\n') <= 3);
}

void TestAskCommand::saysHowLongItTook()
{
    NEED_A_MODEL();
    const Outcome outcome = ask("How many dogs are there?", {"--timing"});
    QVERIFY2(outcome.errors.contains("decoding"), outcome.errors);
}

/// Of more names than are read of a column, by its index.
void TestAskCommand::findsACellThatWasNotRead()
{
    NEED_A_MODEL();
    const ScratchDatabase large(
        "CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, spent INTEGER); CREATE INDEX n ON customer (name);"
        "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 400000)"
        " INSERT INTO customer SELECT x, 'Person ' || x, x % 97 FROM c;");
    const Outcome outcome = m_program.run(
        {"ask", QString::fromStdString(large.file()), "How much did Person 399999 spend?", "--format", "csv"});
    QVERIFY2(outcome.output.endsWith("\n68\n"), outcome.output);
}

/// As text December comes before August, and `strftime` knows neither.
void TestAskCommand::computesWithDatesInOtherForms()
{
    NEED_A_MODEL();
    const ScratchDatabase trips("CREATE TABLE trip (id INTEGER PRIMARY KEY, bike TEXT, start_date TEXT);"
                                "INSERT INTO trip (bike, start_date) VALUES ('red', '8/21/2015 17:03'), ('blue', '12/1/2014 9:30'),"
                                " ('green', '8/3/2015 7:45'), ('red', '10/9/2015 12:00');");
    const auto ask = [&](const QString& question) {
        return m_program.run({"ask", QString::fromStdString(trips.file()), question, "--format", "csv"}).output.trimmed();
    };
    QCOMPARE(ask("How many trips started in August 2015?").split('\n').last(), QByteArray("2"));
    QCOMPARE(ask("How many trips started in each month?").replace('\r', ""), QByteArray("month,count(*)\n2014-12,1\n2015-08,2\n2015-10,1"));
}

namespace {

const char* const kShop =
    "CREATE TABLE item (item_id INTEGER PRIMARY KEY, item_name TEXT, retired INTEGER);"
    "INSERT INTO item VALUES (1, 'Drill', 0), (2, 'Stove', 1), (3, 'Tent', 0);"
    "CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, name TEXT, boss_id INTEGER REFERENCES staff (staff_id));"
    "INSERT INTO staff VALUES (1, 'Mary Stone', NULL), (2, 'Tom Pike', 1), (3, 'Zoe Kent', 2);"
    "CREATE TABLE rental (rental_id INTEGER PRIMARY KEY, item_id INTEGER REFERENCES item (item_id), rented_on TEXT, due_on TEXT, "
    "returned_on TEXT);"
    "INSERT INTO rental VALUES (1, 1, '1/3/2023', '1/5/2023', '1/5/2023'), (2, 3, '2/9/2023', '2/11/2023', '3/1/2023'),"
    " (3, 1, '4/1/2023', '4/3/2023', NULL), (4, 3, '5/2/2023', '5/9/2023', '5/4/2023');";

} // namespace

void TestAskCommand::knowsStatesAndBosses_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QByteArray>("rows");
    QTest::newRow("not yet") << "How many rentals have not been returned yet?" << QByteArray("1");
    QTest::newRow("happened") << "How many rentals were returned?" << QByteArray("3");
    QTest::newRow("yes") << "Which items are retired?" << QByteArray("Stove");
    QTest::newRow("no") << "which items aren't retired?" << QByteArray("Drill\nTent");
    QTest::newRow("those below") << "Which staff report to Mary Stone?" << QByteArray("Tom Pike");
}

void TestAskCommand::knowsStatesAndBosses()
{
    NEED_A_MODEL();
    QFETCH(QString, question);
    QFETCH(QByteArray, rows);
    const ScratchDatabase shop(kShop);
    const Outcome outcome = m_program.run({"ask", QString::fromStdString(shop.file()), question, "--format", "csv"});
    const QByteArray all = QByteArray(outcome.output).replace('\r', "").trimmed();
    QCOMPARE(all.mid(all.indexOf('\n') + 1), rows);
}

/// Rules make several candidates equal.
void TestAskCommand::countsSpansFromADay_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QByteArray>("note");
    QTest::addColumn<QByteArray>("count");
    QTest::newRow("past year") << "How many orders were placed in the past year?"
                               << "2026-11-28" << QByteArray("“between 29 November 2025 and 28 November 2026”") << QByteArray("3");
    QTest::newRow("last month") << "How many orders were placed last month?"
                                << "2026-11-30T23:00" << QByteArray("“in October 2026”") << QByteArray("1");
    QTest::newRow("at the end of a month") << "How many orders were placed last month?"
                                           << "2026-12-31" << QByteArray("“in November 2026”") << QByteArray("1");
    QTest::newRow("this year") << "How many orders were placed this year?"
                               << "2025-01-01" << QByteArray("“in 2025”") << QByteArray("1");
}

void TestAskCommand::countsSpansFromADay()
{
    NEED_A_MODEL();
    const ScratchDatabase shop("CREATE TABLE orders (id INTEGER PRIMARY KEY, amount REAL, placed_on TEXT);"
                               "INSERT INTO orders VALUES (1, 10.5, '2026-10-19'), (2, 20, '2025-10-24'), (3, 30, '2026-08-20'),"
                               "(4, 40, '2026-11-18');");
    QFETCH(QString, question);
    QFETCH(QString, now);
    QFETCH(QByteArray, note);
    QFETCH(QByteArray, count);
    const Outcome outcome = m_program.run({"ask", QString::fromStdString(shop.file()), question, "--now", now, "--format", "csv"});
    QVERIFY2(outcome.errors.contains("was read as " + note), outcome.errors);
    QVERIFY2(outcome.output.endsWith("\n" + count + "\n"), outcome.output);
}

void TestAskCommand::takesDaysAsWhole_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QByteArray>("rows");
    QTest::newRow("a day with times") << "How many bookings were made on 4 April 2024?" << QByteArray("\n1\n");
    QTest::newRow("the last day") << "how many bookings were made between 2024-04-03 and 2024-04-04?" << QByteArray("\n2\n");
    QTest::newRow("milliseconds") << "Which photos were taken in 2024?" << QByteArray("title\nb\nc\n");
}

void TestAskCommand::takesDaysAsWhole()
{
    NEED_A_MODEL();
    const ScratchDatabase house("CREATE TABLE booking (id INTEGER PRIMARY KEY, guest TEXT, arrival TEXT, made_at TEXT);"
                                "INSERT INTO booking VALUES (1, 'A', '2025-01-15', '2024-04-04T09:00:00Z'),"
                                "(2, 'B', '2025-02-10', '2024-04-05T09:00:00Z'), (3, 'C', '2025-02-11', '2024-04-03T23:00:00Z');"
                                "CREATE TABLE photo (id INTEGER PRIMARY KEY, title TEXT, taken_ms INTEGER);"
                                "INSERT INTO photo VALUES (1, 'a', 1700000000000), (2, 'b', 1710000000000), (3, 'c', 1720000000000);");
    QFETCH(QString, question);
    QFETCH(QByteArray, rows);
    const Outcome outcome = m_program.run({"ask", QString::fromStdString(house.file()), question, "--format", "csv"});
    QVERIFY2(outcome.output.endsWith(rows), outcome.output + outcome.errors);
}

void TestAskCommand::refusesADayThatIsNone()
{
    for (const QString& now : {QStringLiteral("yesterday"), QStringLiteral("2026-02-30"), QStringLiteral("28.11.2026")}) {
        const Outcome outcome = ask("How many dogs are there?", {"--now", now});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY2(outcome.errors.contains("--now needs a day"), outcome.errors);
    }
}

void TestAskCommand::saysEachReadingOnce()
{
    NEED_A_MODEL();
    const ScratchDatabase shop(kShop);
    const Outcome outcome = m_program.run(
        {"ask", QString::fromStdString(shop.file()), "How many rentals were returned late?", "--format", "json"});
    const QJsonArray candidates = QJsonDocument::fromJson(outcome.output).object()["candidates"].toArray();
    QVERIFY(!candidates.isEmpty());
    QSet<QString> readings;
    for (const QJsonValue& candidate : candidates)
        readings << candidate.toObject()["sql"].toString();
    QCOMPARE(readings.size(), candidates.size());
}

/// In the order of the huts or of the wardens: two readings about equally likely. The other is run when it is chosen, and asked about by itself.
void TestAskCommand::asksBackInAConversation()
{
    NEED_A_MODEL();
    const QString sample = QString::fromLocal8Bit(m_program.run({"sample"}).output.trimmed());
    const auto talk = [&](const QByteArray& lines, const QStringList& more = {}) {
        return m_program.run(QStringList{"ask", sample, "-"} + more, lines);
    };
    const Outcome outcome = talk("names of huts and wardens in order\n2\n", {"--conversation"});
    const QByteArray answered = "Did you mean this instead? Type 2 to use it: ";
    QVERIFY2(outcome.errors.contains(answered), outcome.errors);
    const QByteArray other = outcome.errors.mid(outcome.errors.indexOf(answered) + answered.size()).trimmed().split('\n').first();
    QVERIFY2(outcome.output.contains("> 2\n" + other + "\n"), outcome.output);
    QCOMPARE(outcome.errors.count(answered), 1);
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(!talk("names of huts and wardens in order\n").errors.contains(answered)); // questions one by one: nobody answers
}

void TestAskCommand::heedsTheFirstInterruptAtThePrompt()
{
    NEED_A_MODEL();
    QProcess process;
    process.start(RATATOSK_BINARY_DIR "/bin/ratatosk-cli", {"ask", m_file, "-"});
    QVERIFY(process.waitForStarted());
    process.write("How many dogs are there?\n");
    QByteArray output;
    while (!output.contains("(1 row)") && process.waitForReadyRead(60'000))
        output += process.readAllStandardOutput();
    QVERIFY2(output.contains("(1 row)"), output);
    QElapsedTimer timer;
    timer.start();
    kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(5'000));
    QVERIFY2(timer.elapsed() < 500, qPrintable(QString("%1 ms").arg(timer.elapsed()))); // 300, and what a busy machine adds
    QCOMPARE(process.exitCode(), 130);
}

RATATOSK_TEST(TestAskCommand);
#include "tst_ask_command.moc"

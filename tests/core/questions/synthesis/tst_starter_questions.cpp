// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/starter_questions.h"

#include "tests/core/questions/synthesis/concert_database.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace ratatosk;
using Kind = StarterQuestion::Kind;

class TestStarterQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findRows();
    void speakOfTheFile();
    void askForSeveralByAValue();
    void countByGroups();
    void askForMeasuresOfAnyTable();
    void averageAmountsAlone();
    void areTheSameEachTime();
    void choosesVariety();
    void saysNothingOfAnEmptyFile();

private:
    ConcertDatabase m_concerts;
    std::vector<StarterQuestion> m_starters;
};

void TestStarterQuestions::initTestCase()
{
    const auto starters = starterQuestions(m_concerts.connection, m_concerts.schema);
    QVERIFY(starters);
    m_starters = *starters;
    QVERIFY(m_starters.size() > 10);
}

void TestStarterQuestions::findRows()
{
    for (const StarterQuestion& starter : m_starters) {
        const auto rows = m_concerts.connection.run(starter.sql);
        QVERIFY2(rows && !rows->rows.empty(), starter.sql.c_str());
    }
}

/// No "vocalists" where the table is of singers, and no number that nobody would think of.
void TestStarterQuestions::speakOfTheFile()
{
    for (const StarterQuestion& starter : m_starters) {
        const QString question = QString::fromStdString(starter.question).toLower();
        const QString table = QString::fromStdString(m_concerts.schema.table(starter.table).readableName);
        QVERIFY2(starter.kind == Kind::OfOne || question.contains(table), starter.question.c_str());
        QVERIFY2(question.size() <= 80, starter.question.c_str());
    }
}

/// "singers from Spain" is one: a name could stand there as well.
void TestStarterQuestions::askForSeveralByAValue()
{
    int valued = 0;
    for (const StarterQuestion& starter : m_starters) {
        QVERIFY2(starter.kind == Kind::OfOne || starter.sql.find("'Spain'") == std::string::npos, starter.sql.c_str());
        valued += starter.kind == Kind::Filtered;
    }
    QVERIFY(valued > 0);
}

void TestStarterQuestions::countByGroups()
{
    const StarterQuestion expected{"How many singers are there for each country?", "SELECT country, count(*) FROM singer GROUP BY country",
                                   Kind::Groups, m_concerts.table("singer")};
    QVERIFY(std::ranges::find(m_starters, expected) != m_starters.end());
}

void TestStarterQuestions::askForMeasuresOfAnyTable()
{
    const StarterQuestion count{"How many stadiums are there?", "SELECT count(*) FROM stadium", Kind::MeasuredColumn,
                                m_concerts.table("stadium")};
    const StarterQuestion mean{"What is the average capacity of the stadiums?", "SELECT avg(capacity) FROM stadium", Kind::MeasuredColumn,
                               m_concerts.table("stadium")};
    QVERIFY(std::ranges::find(m_starters, count) != m_starters.end());
    QVERIFY(std::ranges::find(m_starters, mean) != m_starters.end());
}

/// No places, years, codes, degrees nor moments; no lengths without their unit; no groups by what is no one thing.
void TestStarterQuestions::averageAmountsAlone()
{
    const ScratchDatabase file(
        "CREATE TABLE bridge(id INTEGER PRIMARY KEY, name TEXT, position INTEGER, lat REAL, depot INTEGER, "
        "inaugurated INTEGER, founded TEXT, length INTEGER, toll REAL, visitors INTEGER, part_of TEXT, features TEXT, material TEXT);"
        "CREATE TABLE leads_to(bridge_id INTEGER REFERENCES bridge(id), road TEXT);"
        "INSERT INTO bridge SELECT value, 'Bridge ' || char(64 + value), value, 47.12345 + value / 7.0, 10115 + 31 * value, "
        "1900 + value, 1800 + value, 100 * (value % 3 + 1), 2.5 * (value % 4), 12 * (value % 5), 'line ' || (value % 3), 'kind ' || "
        "(value % 3), 'stone ' || (value % 3) FROM (WITH RECURSIVE c(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM c WHERE value < "
        "12) SELECT value FROM c);"
        "INSERT INTO leads_to SELECT id, 'road' FROM bridge;",
        "bridges.sqlite");
    const Connection connection = *Connection::open(file.file());
    const auto starters = starterQuestions(connection, *readSchema(connection));
    QVERIFY(starters);
    QStringList questions;
    for (const StarterQuestion& starter : *starters)
        questions << QString::fromStdString(starter.question);
    QVERIFY(questions.contains(QStringLiteral("What is the average toll of the bridges?")));
    QVERIFY(questions.contains(QStringLiteral("What is the average number of visitors of the bridges?")));
    QVERIFY(questions.contains(QStringLiteral("How many bridges are there for each material?")));
    static const QRegularExpression wrong(
        QStringLiteral("average (position|latitude|depot|inaugurated|founded)|(longer|shorter) than|each (part|feature)|leads to"));
    const QStringList found = questions.filter(wrong);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void TestStarterQuestions::areTheSameEachTime()
{
    QVERIFY(*starterQuestions(m_concerts.connection, m_concerts.schema) == m_starters);
}

void TestStarterQuestions::choosesVariety()
{
    const TableId dogs{0}, owners{1};
    const std::vector<StarterQuestion> left{{"sorted dogs", "1", Kind::Sorted, dogs},
                                            {"count of dogs", "2", Kind::Count, dogs},
                                            {"count of owners", "3", Kind::Count, owners},
                                            {"names of dogs", "4", Kind::Names, dogs}};
    QCOMPARE(*mostWanted(left, {}), std::size_t(1));
    QCOMPARE(*mostWanted(left, {left[1]}), std::size_t(0));                   // another kind,
    QCOMPARE(*mostWanted(left, {left[0], left[1], left[3]}), std::size_t(2)); // then another table
    QVERIFY(!mostWanted({left[3]}, {{"names of owners", "5", Kind::Names, owners}}));
    QVERIFY(!mostWanted({left[0]}, {left[0]}));
    QVERIFY(!mostWanted({}, {}));
}

void TestStarterQuestions::saysNothingOfAnEmptyFile()
{
    const ScratchDatabase file("CREATE TABLE dogs(id INTEGER PRIMARY KEY, name TEXT)", "empty.sqlite");
    const Connection connection = *Connection::open(file.file());
    const auto starters = starterQuestions(connection, *readSchema(connection));
    QVERIFY(starters && starters->empty());
}

RATATOSK_TEST(TestStarterQuestions);
#include "tst_starter_questions.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/open_measure.h"

#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestOpenMeasure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsOpen_data();
    void findsWhatIsOpen();
};

void TestOpenMeasure::findsWhatIsOpen_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("open"); // word: measures; empty: nothing is open

    const char* const byBeds = "SELECT name FROM hut ORDER BY beds DESC LIMIT 1";
    QTest::newRow("best") << "Which hut is the best?" << byBeds << "best: beds, elevation, score";
    QTest::newRow("worst") << "the worst hut"
                           << "SELECT name FROM hut ORDER BY score LIMIT 1"
                           << ""; // a score is what is meant
    QTest::newRow("the measure is named") << "Which hut is the best by beds?" << byBeds << "";
    QTest::newRow("another word for more") << "Which hut has the most beds?" << byBeds << "";
    QTest::newRow("a number of rows") << "top 5 huts" << byBeds << "";
    QTest::newRow("nothing is ordered") << "Which hut is the best?"
                                        << "SELECT name FROM hut WHERE beds > 10"
                                        << "";
    QTest::newRow("all in order") << "huts, best first"
                                  << "SELECT name FROM hut ORDER BY beds DESC"
                                  << "";
}

void TestOpenMeasure::findsWhatIsOpen()
{
    const ScratchDatabase database(
        "CREATE TABLE region(id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE hut(id INTEGER PRIMARY KEY, name TEXT, "
        "region_id INTEGER REFERENCES region(id), beds INTEGER, elevation INTEGER, score REAL);");
    QFETCH(QString, question);
    QFETCH(QString, sql);
    const Schema schema = *readSchema(*Connection::open(database.file()));
    const auto query = sql::readQuery(sql.toStdString(), schema);
    QVERIFY(query);
    const OpenMeasure open = openMeasureOf(*query, *splitQuestion(question.toStdString()), {}, schema);
    QStringList measures;
    for (const std::string& measure : open.measures)
        measures << QString::fromStdString(measure);
    QTEST(open.word.empty() ? QString()
                            : QStringLiteral("%1: %2").arg(QString::fromStdString(open.word), measures.join(QStringLiteral(", "))),
          "open");
}

RATATOSK_TEST(TestOpenMeasure);
#include "tst_open_measure.moc"

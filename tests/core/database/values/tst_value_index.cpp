// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/value_index.h"

#include "core/database/engine/schema_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <fmt/format.h>

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace ratatosk;
using namespace std::chrono_literals;

class TestValueIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsEqualCells_data();
    void findsEqualCells();
    void findsCellsWithAPhrase_data();
    void findsCellsWithAPhrase();
    void findsNearCells_data();
    void findsNearCells();
    void readsTheColumnsThatHoldText_data();
    void readsTheColumnsThatHoldText();
    void samplesInStoredOrder();
    void leavesOutWhatIsTooMuch_data();
    void leavesOutWhatIsTooMuch();
    void leavesOutLongCellsBehindAZero();
    void passesOverADamagedColumn();
    void survivesOddNames();
    void reportsProgress();
    void stopsWithin300Milliseconds();
    void isEmptyWithoutADatabase();
    void takesCellsThatAreGiven();
    void readsManyCellsQuickly();
    void stopsAfterSoMuchWork();
};

namespace {

/// ids: 0 city.name, 1 city.mayor, 2 club.place
constexpr auto towns = R"(
    CREATE TABLE city(name TEXT, mayor TEXT);
    INSERT INTO city VALUES ('New York', 'Ann O''Brien'), ('São Paulo', 'New York Smith'), ('York', NULL), ('NEW  YORK', ''),
                            ('Łódź', 'Ö'), ('Co-op City', 'x');
    CREATE TABLE club(place TEXT);
    INSERT INTO club VALUES ('new york'), ('Upper New York Bay'), ('York, New'), ('Manhattan');
)";

std::shared_ptr<const ValueIndex> indexOf(const std::string& script, const ValueIndexLimits& limits = {})
{
    const ScratchDatabase database("BEGIN;" + script + ";COMMIT");
    const auto connection = Connection::open(database.file());
    return *ValueIndex::build(*connection, *readSchema(*connection), limits);
}

/// "column:value|column:value"
QString hitsText(const std::vector<CellHit>& hits)
{
    QStringList texts;
    for (const CellHit& hit : hits)
        texts << QString("%1:%2").arg(index(hit.column)).arg(QString::fromStdString(hit.value));
    return texts.join('|');
}

/// `count` rows like "station 17 avenue".
std::string manyCells(int count)
{
    return fmt::format("CREATE TABLE stop(name TEXT);"
                       "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {})"
                       " INSERT INTO stop SELECT 'Station ' || i || ' Avenue' FROM n",
                       count);
}

} // namespace

void TestValueIndex::findsEqualCells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("hits");

    QTest::newRow("in two columns, however spelt") << "new york"
                                                   << "0:New York|0:NEW  YORK|2:new york";
    QTest::newRow("accents in the cell") << "sao paulo"
                                         << "0:São Paulo";
    QTest::newRow("accents in the question") << "Mänhattan"
                                             << "2:Manhattan";
    QTest::newRow("stroke and accents") << "lodz"
                                        << "0:Łódź";
    QTest::newRow("apostrophe") << "ann o’brien"
                                << "1:Ann O'Brien";
    QTest::newRow("a part is not the whole") << "new"
                                             << "";
    QTest::newRow("nothing such") << "Boston"
                                  << "";
    QTest::newRow("empty cells are not kept") << ""
                                              << "";
}

void TestValueIndex::findsEqualCells()
{
    static const auto index = indexOf(towns);
    QFETCH(QString, text);
    QFETCH(QString, hits);
    QCOMPARE(hitsText(index->cellsEqual(text.toStdString())), hits);
}

void TestValueIndex::findsCellsWithAPhrase_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("hits");

    QTest::newRow("one word, one cell a column") << "york"
                                                 << "0:New York|1:New York Smith|2:new york";
    QTest::newRow("phrase in the middle") << "New York Bay"
                                          << "2:Upper New York Bay";
    QTest::newRow("order counts") << "york new"
                                  << "2:York, New";
    QTest::newRow("inner hyphen") << "co-op"
                                  << "0:Co-op City";
    QTest::newRow("apostrophe") << "o'brien"
                                << "1:Ann O'Brien";
    QTest::newRow("words must be whole") << "manhat"
                                         << "";
    QTest::newRow("a word that is nowhere") << "new boston"
                                            << "";
    QTest::newRow("signs only") << "?!"
                                << "";
    QTest::newRow("empty") << ""
                           << "";
}

void TestValueIndex::findsCellsWithAPhrase()
{
    static const auto index = indexOf(towns);
    QFETCH(QString, words);
    QFETCH(QString, hits);
    QCOMPARE(hitsText(index->cellsContaining(words.toStdString())), hits);
}

void TestValueIndex::findsNearCells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("similarity");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("hits");

    QTest::newRow("letters swapped: 1 of 9") << "Manahttan" << 0.85 << 9 << "2:Manhattan";
    QTest::newRow("letter missing: 1 of 9") << "manhatan" << 0.85 << 9 << "2:Manhattan";
    QTest::newRow("not near enough") << "manhatan" << 0.9 << 9 << "";
    QTest::newRow("best first") << "new yorks" << 0.8 << 9 << "0:New York|0:NEW  YORK|2:new york";
    QTest::newRow("better before earlier") << "ork" << 0.37 << 9 << "0:York|0:New York|0:NEW  YORK|2:new york";
    QTest::newRow("only the best") << "new yorks" << 0.8 << 1 << "0:New York";
    QTest::newRow("none wanted") << "new york" << 0.8 << 0 << "";
    QTest::newRow("accents do not count") << "lódz" << 1.0 << 9 << "0:Łódź";
    QTest::newRow("empty") << "" << 0.5 << 9 << "";
}

void TestValueIndex::findsNearCells()
{
    static const auto index = indexOf(towns);
    QFETCH(QString, text);
    QFETCH(double, similarity);
    QFETCH(int, most);
    QFETCH(QString, hits);
    QCOMPARE(hitsText(index->cellsLike(text.toStdString(), similarity, most)), hits);
}

void TestValueIndex::readsTheColumnsThatHoldText_data()
{
    QTest::addColumn<QString>("declaration");
    QTest::addColumn<QString>("values");
    QTest::addColumn<bool>("isRead");

    QTest::newRow("text") << "TEXT"
                          << "('x')" << true;
    QTest::newRow("no type") << ""
                             << "('x')" << true;
    QTest::newRow("time") << "DATE"
                          << "('x')" << true;
    QTest::newRow("other") << "BLOB"
                           << "('x')" << true;
    QTest::newRow("text among numbers") << "INTEGER"
                                        << "(1), (2), ('x')" << true;
    QTest::newRow("text among booleans") << "BOOLEAN"
                                         << "('x')" << true;
    QTest::newRow("bytes are no text") << "BLOB"
                                       << "(CAST('x' AS BLOB))" << false;
}

void TestValueIndex::readsTheColumnsThatHoldText()
{
    QFETCH(QString, declaration);
    QFETCH(QString, values);
    QFETCH(bool, isRead);
    const auto index = indexOf(QString("CREATE TABLE t(a %1); INSERT INTO t VALUES %2").arg(declaration, values).toStdString());
    QCOMPARE(hitsText(index->cellsEqual("x")), QString(isRead ? "0:x" : ""));
    QVERIFY(index->isComplete());
}

void TestValueIndex::samplesInStoredOrder()
{
    const auto index = indexOf(towns);
    QCOMPARE(index->sample(ColumnId(2), 2), (std::vector<std::string>{"new york", "Upper New York Bay"}));
    QCOMPARE(index->sample(ColumnId(1), 9), (std::vector<std::string>{"Ann O'Brien", "New York Smith", "Ö", "x"}));
    QVERIFY(index->sample(ColumnId(7), 2).empty());
    QVERIFY(index->sample(ColumnId(2), 0).empty());
}

void TestValueIndex::leavesOutWhatIsTooMuch_data()
{
    QTest::addColumn<int>("cells");
    QTest::addColumn<int>("characters");
    QTest::addColumn<int>("kept");
    QTest::addColumn<bool>("isComplete");

    QTest::newRow("room") << 100 << 100 << 50 << true;
    QTest::newRow("exactly enough") << 50 << 100 << 50 << true;
    QTest::newRow("one short") << 49 << 100 << 49 << false;
    QTest::newRow("no room") << 0 << 100 << 0 << false;
    QTest::newRow("the first nine are short enough") << 100 << 16 << 9 << true; // long texts are no values to search for
}

void TestValueIndex::leavesOutWhatIsTooMuch()
{
    QFETCH(int, cells);
    QFETCH(int, characters);
    QFETCH(int, kept);
    QFETCH(bool, isComplete);
    const auto index = indexOf(manyCells(50), {.distinctCellsPerColumn = cells, .charactersPerCell = characters});
    QCOMPARE(int(index->sample(ColumnId(0), 1'000).size()), kept);
    QCOMPARE(index->isComplete(), isComplete);
}

void TestValueIndex::leavesOutLongCellsBehindAZero()
{
    const auto index = indexOf("CREATE TABLE t(a TEXT); INSERT INTO t VALUES ('x'), (CAST('a' || x'00' || hex(zeroblob(1000)) AS TEXT))");
    QCOMPARE(int(index->sample(ColumnId(0), 10).size()), 1);
}

void TestValueIndex::passesOverADamagedColumn()
{
    // The view's second column overflows as soon as it is computed.
    const auto index = indexOf("CREATE TABLE t(a TEXT); INSERT INTO t VALUES ('x');"
                               "CREATE VIEW v AS SELECT a, CAST(abs(-9223372036854775807 - length(a)) AS TEXT) AS b, a || 'y' AS c FROM t");
    QCOMPARE(hitsText(index->cellsEqual("x")), "0:x|1:x");
    QCOMPARE(hitsText(index->cellsEqual("xy")), "3:xy");
    QVERIFY(!index->isComplete());
}

void TestValueIndex::survivesOddNames()
{
    const auto index = indexOf("CREATE TABLE \"a\"\"b; DROP\"(\"select 'x'\" TEXT, 名前 TEXT);"
                               "INSERT INTO \"a\"\"b; DROP\" VALUES ('one', 'two')");
    QCOMPARE(hitsText(index->cellsEqual("one")), "0:one");
    QCOMPARE(hitsText(index->cellsEqual("two")), "1:two");
}

void TestValueIndex::reportsProgress()
{
    const ScratchDatabase database(towns);
    const auto connection = Connection::open(database.file());
    QStringList reports;
    const auto report = [&](const Progress& progress) {
        reports << QString("%1/%2 %3").arg(progress.done).arg(progress.total).arg(QString::fromStdString(progress.what));
    };
    QVERIFY(ValueIndex::build(*connection, *readSchema(*connection), {}, {}, report));
    QCOMPARE(reports.join(", "), "0/3 city.name, 1/3 city.mayor, 2/3 club.place");
}

void TestValueIndex::stopsWithin300Milliseconds()
{
    const ScratchDatabase database("CREATE TABLE t(a TEXT); INSERT INTO t VALUES ('x');"
                                   "CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
                                   " SELECT CAST(i AS TEXT) AS j FROM n WHERE i < 0");
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    std::stop_source stop;
    QElapsedTimer sinceStop;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(100ms);
        sinceStop.start();
        stop.request_stop();
    });
    const auto index = ValueIndex::build(*connection, schema, {}, stop.get_token());
    QVERIFY(!index);
    QVERIFY(index.error().code == ErrorCode::Cancelled);
    QVERIFY2(sinceStop.elapsed() < 300, qPrintable(QString("%1 ms").arg(sinceStop.elapsed())));
}

void TestValueIndex::isEmptyWithoutADatabase()
{
    const auto index = ValueIndex::empty();
    QVERIFY(index->cellsEqual("x").empty());
    QVERIFY(index->cellsContaining("x").empty());
    QVERIFY(index->cellsLike("x", 0.1, 5).empty());
    QVERIFY(index->sample(ColumnId(0), 5).empty());
    QVERIFY(index->isComplete());
}

void TestValueIndex::takesCellsThatAreGiven()
{
    const auto index = ValueIndex::fromCells(
        {{ColumnId{2}, "York"}, {ColumnId{0}, "New York"}, {ColumnId{2}, "York"}, {ColumnId{0}, "york"}});
    QCOMPARE(hitsText(index->cellsEqual("York")), "0:york|2:York");
    QCOMPARE(hitsText(index->cellsContaining("new york")), "0:New York");
    QCOMPARE(index->sample(ColumnId{2}, 5), std::vector<std::string>{"York"});
    QVERIFY(ValueIndex::fromCells({})->cellsEqual("York").empty());
}

void TestValueIndex::readsManyCellsQuickly()
{
    const ScratchDatabase database(manyCells(200'000));
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    QElapsedTimer timer;
    timer.start();
    const auto index = ValueIndex::build(*connection, schema);
    const qint64 building = timer.restart();
    QVERIFY(index);
    QVERIFY((*index)->isComplete());
    QCOMPARE(hitsText((*index)->cellsEqual("station 199999 avenue")), "0:Station 199999 Avenue");
    QCOMPARE(hitsText((*index)->cellsContaining("4711 avenue")), "0:Station 4711 Avenue");
    const qint64 looking = timer.restart();
    QCOMPARE(hitsText((*index)->cellsLike("statoin 4711 avenue", 0.9, 1)), "0:Station 4711 Avenue");
    const qint64 comparing = timer.elapsed();
    const QByteArray times = QString("built %1 ms, looked up %2 ms, compared %3 ms").arg(building).arg(looking).arg(comparing).toUtf8();
    qInfo("%s", times.constData());
    // About 1,000, 1 and 200 ms on a busy core; the bounds leave room for sanitizers.
    QVERIFY2(building < 10'000 && looking < 200 && comparing < 3'000, times);
}

/// The same cells each time, however busy the machine.
void TestValueIndex::stopsAfterSoMuchWork()
{
    const std::string script = manyCells(20'000) + ";CREATE TABLE town(name TEXT);INSERT INTO town VALUES ('York')";
    const auto first = indexOf(script, {.instructionsPerColumn = 40'000});
    const auto second = indexOf(script, {.instructionsPerColumn = 40'000});
    QVERIFY(!first->isComplete());
    QVERIFY(!first->cellsEqual("station 100 avenue").empty());
    QVERIFY(first->cellsEqual("station 19000 avenue").empty());
    QCOMPARE(hitsText(first->cellsEqual("york")), "1:York");
    QCOMPARE(first->sample(ColumnId{0}, 20'000), second->sample(ColumnId{0}, 20'000));
    QVERIFY(indexOf(script, {.instructions = 40'000})->cellsEqual("york").empty());
}

RATATOSK_TEST(TestValueIndex);
#include "tst_value_index.moc"

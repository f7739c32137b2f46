// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/schema_reader.h"
#include "core/files/searching/database_search.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace ratatosk;

namespace {

QString textOf(const Cell& cell)
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return QString::fromStdString(*text);
    const auto* whole = std::get_if<std::int64_t>(&cell);
    return whole ? QString::number(*whole) : QStringLiteral("?");
}

/// What a search told, as texts.
struct ReportedHits {
    QStringList cells;                  ///< "guest.name rowid=2: Anna", in order
    std::map<QString, qint64> counts{}; ///< by "guest.name"
    QStringList tables{};               ///< "guest 3", "mail failed": when they ended
    std::optional<Error> error{};
};

class Searched
{
public:
    explicit Searched(const std::filesystem::path& file) : m_connection(*Connection::open(file)), m_schema(*readSchema(m_connection)) {}

    ReportedHits find(
        const CellWish& wish, const std::function<bool()>& wantsMore = [] { return true; })
    {
        ReportedHits reported;
        const auto tell = [&](const SearchEvent& event) {
            const auto again = searchEventOf(rowOf(event));
            if (!again || *again != event)
                qFatal("an event does not survive the pipe");
            take(event, reported);
            return wantsMore();
        };
        if (const auto done = searchDatabase(m_connection, m_schema, wish, tell); !done)
            reported.error = done.error();
        return reported;
    }

private:
    QString nameOf(ColumnId id) const
    {
        const Column& column = m_schema.column(id);
        return QString::fromStdString(m_schema.table(column.table).name + '.' + column.name);
    }

    void take(const SearchEvent& event, ReportedHits& reported) const
    {
        if (const auto* found = std::get_if<FoundCell>(&event)) {
            QStringList row;
            for (const auto& [name, value] : found->row)
                row << QString::fromStdString(name) + '=' + textOf(value);
            reported.cells << QStringLiteral("%1 %2: %3").arg(nameOf(found->column), row.join(','), QString::fromStdString(found->text));
        } else if (const auto* count = std::get_if<CellCount>(&event)) {
            reported.counts[nameOf(count->column)] = count->cells;
        } else if (const auto& progress = std::get<TableProgress>(event); progress.state != TableProgress::State::Reading) {
            const QString table = QString::fromStdString(m_schema.table(progress.table).name);
            reported.tables << table + (progress.state == TableProgress::State::Failed ? QStringLiteral(" failed") : QString());
        }
    }

    Connection m_connection;
    Schema m_schema;
};

constexpr auto kHuts = "CREATE TABLE hut(id INTEGER PRIMARY KEY, name TEXT, metres INTEGER, price REAL, note);"
                       "INSERT INTO hut VALUES (42, 'Alpenrose', 2042, 42.0, 'rose garden'), (7, 'Marmot Hut', 42, 1.5, x'726F7365'),"
                       " (8, 'ALPENBLICK', 'about 42', 826.650000000006, NULL);"
                       "CREATE TABLE stay(hut, night TEXT, PRIMARY KEY (hut, night)) WITHOUT ROWID;"
                       "INSERT INTO stay VALUES (42, '2024-07-01'), ('rose', '2024-07-02');"
                       "CREATE VIEW rosy AS SELECT * FROM hut WHERE name LIKE '%rose%';";

} // namespace

class TestDatabaseSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsCells_data();
    void findsCells();
    void asksIndexesFirst();
    void readsWhatIndexesLeaveOut();
    void countsMoreThanItTells();
    void showsThePartAroundTheWord();
    void searchesManyColumns();
    void searchesTheSmallerTablesFirst();
    void endsWhenNobodyWantsMore();
    void wantsSomethingToLookFor();
};

void TestDatabaseSearch::findsCells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<QStringList>("cells"); // sorted

    QTest::newRow("a part, in any case") << "alpen" << false << QStringList{"hut.name id=42: Alpenrose", "hut.name id=8: ALPENBLICK"};
    QTest::newRow("in a table without row numbers, not in bytes nor views")
        << " rose " << false
        << QStringList{"hut.name id=42: Alpenrose", "hut.note id=42: rose garden", "stay.hut hut=rose,night=2024-07-02: rose"};
    QTest::newRow("a number, and texts with it") << "42" << false
                                                 << QStringList{"hut.id id=42: 42", "hut.metres id=7: 42", "hut.metres id=8: about 42",
                                                                "hut.price id=42: 42", "stay.hut hut=42,night=2024-07-01: 42"};
    QTest::newRow("a figure as it is shown") << "826.65" << false << QStringList{"hut.price id=8: 826.650000000006"};
    QTest::newRow("a figure in groups") << "2,042" << false << QStringList{"hut.metres id=42: 2042"};
    QTest::newRow("a date") << "2024-07-01" << false << QStringList{"stay.night hut=42,night=2024-07-01: 2024-07-01"};
    QTest::newRow("the whole cell") << "Alpenrose" << true << QStringList{"hut.name id=42: Alpenrose"};
    QTest::newRow("the whole cell, in its case") << "alpenrose" << true << QStringList{};
    QTest::newRow("signs of patterns are letters") << "%o_e" << false << QStringList{};
}

void TestDatabaseSearch::findsCells()
{
    const ScratchDatabase database(kHuts);
    QFETCH(QString, text);
    QFETCH(bool, isExact);
    ReportedHits reported = Searched(database.file()).find({.text = text.toStdString(), .isExact = isExact});
    QVERIFY(!reported.error);
    reported.cells.sort();
    QTEST(reported.cells, "cells");
    std::map<QString, qint64> counts;
    for (const QString& cell : reported.cells)
        ++counts[cell.section(' ', 0, 0)];
    QCOMPARE(reported.counts, counts);
    reported.tables.sort();
    QCOMPARE(reported.tables, QStringList({"hut", "stay"}));
}

/// By index the larger table comes before the scan of the smaller one.
void TestDatabaseSearch::asksIndexesFirst()
{
    const ScratchDatabase database("CREATE TABLE large(number INTEGER, name TEXT); CREATE INDEX by_number ON large(number);"
                                   "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)"
                                   "INSERT INTO large SELECT i, 'x' FROM n;"
                                   "CREATE TABLE small(number); INSERT INTO small VALUES (4711);");
    const ReportedHits reported = Searched(database.file()).find({.text = "4711"});
    QCOMPARE(reported.cells, QStringList({"large.number rowid=4711: 4711", "small.number rowid=1: 4711"}));
}

void TestDatabaseSearch::readsWhatIndexesLeaveOut()
{
    const ScratchDatabase database("CREATE TABLE t(number INTEGER, name TEXT, day DATE);"
                                   "CREATE INDEX a ON t(number); CREATE INDEX b ON t(name); CREATE INDEX c ON t(day);"
                                   "CREATE INDEX d ON t(number) WHERE number > 5;"
                                   "INSERT INTO t VALUES (3, 'three', '2024-03-03'), ('3rd', '3', 3), (3.0, 'x3x', NULL), (33, '', '');");
    const ReportedHits part = Searched(database.file()).find({.text = "3"});
    QCOMPARE(part.counts, (std::map<QString, qint64>{{"t.number", 3}, {"t.name", 2}, {"t.day", 2}}));
    const ReportedHits whole = Searched(database.file()).find({.text = "3", .isExact = true});
    QCOMPARE(whole.counts, (std::map<QString, qint64>{{"t.number", 2}, {"t.name", 1}, {"t.day", 1}}));
}

void TestDatabaseSearch::countsMoreThanItTells()
{
    const ScratchDatabase database("CREATE TABLE t(name TEXT, note TEXT);"
                                   "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)"
                                   "INSERT INTO t SELECT 'hut ' || i, iif(i % 2, 'a hut', NULL) FROM n;");
    const ReportedHits reported = Searched(database.file()).find({.text = "hut"});
    QCOMPARE(reported.counts, (std::map<QString, qint64>{{"t.name", 3000}, {"t.note", 1500}}));
    QCOMPARE(reported.cells.size(), kMostRowsListed + kMostRowsListed / 2);
}

void TestDatabaseSearch::showsThePartAroundTheWord()
{
    const std::string much(3000, 'a');
    const ScratchDatabase database("CREATE TABLE t(note TEXT); INSERT INTO t VALUES ('" + much + " Marmot über " + much + "');");
    const ReportedHits reported = Searched(database.file()).find({.text = "MARMOT"});
    QCOMPARE(reported.cells.size(), 1);
    QVERIFY(reported.cells[0].contains(QStringLiteral("…aaa")));
    QVERIFY(reported.cells[0].contains(QStringLiteral(" Marmot über aaa")));
    QVERIFY(reported.cells[0].endsWith(QStringLiteral("a…")));
    QVERIFY(reported.cells[0].size() < 300);
}

void TestDatabaseSearch::searchesManyColumns()
{
    QStringList names;
    QStringList cells;
    for (int i = 0; i < 250; ++i) {
        names << QStringLiteral("c%1").arg(i);
        cells << QStringLiteral("'cell %1'").arg(i);
    }
    const ScratchDatabase database(
        QStringLiteral("CREATE TABLE t(%1); INSERT INTO t VALUES (%2);").arg(names.join(','), cells.join(',')).toStdString());
    const ReportedHits reported = Searched(database.file()).find({.text = "cell 24"});
    QCOMPARE(reported.counts.size(), 11u);
    QVERIFY(reported.cells.contains(QStringLiteral("t.c249 rowid=1: cell 249")));
}

void TestDatabaseSearch::searchesTheSmallerTablesFirst()
{
    const ScratchDatabase database("CREATE TABLE large(a); CREATE TABLE small(a); CREATE TABLE \"rowid\"(rowid, _rowid_);"
                                   "INSERT INTO large VALUES ('x'), ('x'), ('x'); INSERT INTO small VALUES ('x');"
                                   "INSERT INTO \"rowid\" VALUES ('x', 1), ('x', 2);");
    const ReportedHits reported = Searched(database.file()).find({.text = "x"});
    QCOMPARE(reported.tables, QStringList({"small", "rowid", "large"}));
    QVERIFY(reported.cells.contains(QStringLiteral("rowid.rowid oid=2: x")));
}

void TestDatabaseSearch::endsWhenNobodyWantsMore()
{
    const ScratchDatabase database(kHuts);
    const ReportedHits reported = Searched(database.file()).find({.text = "42"}, [] { return false; });
    QCOMPARE(reported.cells.size(), 1);
    QVERIFY(reported.error && reported.error->code == ErrorCode::Cancelled);
}

void TestDatabaseSearch::wantsSomethingToLookFor()
{
    const ScratchDatabase database(kHuts);
    const ReportedHits reported = Searched(database.file()).find({.text = "  "});
    QVERIFY(reported.error && reported.error->code == ErrorCode::InvalidArgument);
}

RATATOSK_TEST(TestDatabaseSearch);

#include "tst_database_search.moc"

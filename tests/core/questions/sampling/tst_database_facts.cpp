// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/database_facts.h"

#include "tests/core/questions/synthesis/concert_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDatabaseFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatColumnsAreFor_data();
    void tellsWhatColumnsAreFor();
    void keepsDifferentValues();
    void knowsAnEmptyDatabase();
    void takesCellsFromAFunction();

private:
    ConcertDatabase m_concerts;
};

void TestDatabaseFacts::tellsWhatColumnsAreFor_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("column");
    QTest::addColumn<int>("role");

    const auto row = [](const char* table, const char* column, ColumnRole role) {
        QTest::addRow("%s.%s", table, column) << table << column << static_cast<int>(role);
    };
    row("singer", "id", ColumnRole::Key);
    row("singer", "name", ColumnRole::Label);
    row("singer", "country", ColumnRole::Category);
    row("singer", "age", ColumnRole::Measure);
    row("stadium", "city", ColumnRole::Category);
    row("stadium", "capacity", ColumnRole::Measure);
    row("concert", "title", ColumnRole::Label);
    row("concert", "stadium_id", ColumnRole::Key);
    row("concert", "year", ColumnRole::Moment);
    row("performance", "singer_id", ColumnRole::Key);
}

void TestDatabaseFacts::tellsWhatColumnsAreFor()
{
    QFETCH(QString, table);
    QFETCH(QString, column);
    QFETCH(int, role);
    const ColumnId id = m_concerts.column(table.toStdString(), column.toStdString());
    QCOMPARE(static_cast<int>(m_concerts.facts.of(id).role), role);
}

void TestDatabaseFacts::keepsDifferentValues()
{
    QCOMPARE(m_concerts.facts.of(m_concerts.column("singer", "country")).values,
             (std::vector<Cell>{std::string("France"), std::string("Norway"), std::string("Spain")}));
    QVERIFY(m_concerts.facts.of(m_concerts.column("singer", "remark")).values.empty()); // nothing but NULL
    QVERIFY(m_concerts.facts.hasRows);
}

void TestDatabaseFacts::knowsAnEmptyDatabase()
{
    const ScratchDatabase file("CREATE TABLE dog(id INTEGER PRIMARY KEY, name TEXT, weight REAL);");
    const Connection connection = *Connection::open(file.file());
    const Schema schema = *readSchema(connection);
    const auto facts = readFacts(connection, schema);
    QVERIFY(facts);
    QVERIFY(!facts->hasRows);
    QCOMPARE(facts->of(ColumnId{2}).role, ColumnRole::Measure); // by its declared type
}

void TestDatabaseFacts::takesCellsFromAFunction()
{
    const std::vector<Cell> prose(3, std::string(80, 'x'));
    const DatabaseFacts facts = factsFromCells(
        m_concerts.schema, [&](ColumnId column) { return column == m_concerts.column("singer", "remark") ? prose : std::vector<Cell>(); });
    QCOMPARE(facts.of(m_concerts.column("singer", "remark")).role, ColumnRole::Prose);
    QCOMPARE(facts.of(m_concerts.column("singer", "remark")).values.size(), size_t{1});
}

RATATOSK_TEST(TestDatabaseFacts);
#include "tst_database_facts.moc"

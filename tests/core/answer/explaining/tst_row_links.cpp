// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/row_links.h"

#include "core/database/engine/connection.h"
#include "core/database/engine/schema_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// From a row to those that belong to it.
class TestRowLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leadToOtherRows_data();
    void leadToOtherRows();
    void knowWhichCellsRefer();

private:
    ScratchDatabase m_file{
        "CREATE TABLE hut(hut_id INTEGER PRIMARY KEY, name TEXT, parent INTEGER REFERENCES hut(hut_id));"
        "CREATE TABLE stay(id INTEGER PRIMARY KEY, hut INTEGER REFERENCES hut(hut_id), guest TEXT REFERENCES guest(code));"
        "CREATE TABLE guest(code TEXT PRIMARY KEY, full TEXT);"
        "CREATE TABLE pair(a, b, PRIMARY KEY(a, b)); CREATE TABLE use(a, b, FOREIGN KEY(a, b) REFERENCES pair(a, b));"
        "INSERT INTO hut VALUES (1, 'Alp', NULL), (2, 'Bivouac', 1); INSERT INTO guest VALUES ('o''x', 'Ox');"
        "INSERT INTO stay VALUES (7, 2, 'o''x'); INSERT INTO pair VALUES (1, 2); INSERT INTO use VALUES (1, 2);"};
    Connection m_connection = *Connection::open(m_file.file());
    Schema m_schema = *readSchema(m_connection);
};

void TestRowLinks::leadToOtherRows_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("links");
    const QString stay = QStringLiteral("to SELECT * FROM hut WHERE hut_id = 2, to SELECT * FROM guest WHERE code = 'o''x'");
    QTest::newRow("both keys of a row") << "SELECT * FROM stay" << stay;
    QTest::newRow("in a join") << "SELECT s.hut, g.full FROM stay AS s JOIN guest AS g ON s.guest = g.code"
                               << "to SELECT * FROM hut WHERE hut_id = 2";
    QTest::newRow("a table that refers to itself") << "SELECT * FROM hut WHERE hut_id = 2"
                                                   << "to SELECT * FROM hut WHERE hut_id = 1, from SELECT * FROM hut WHERE parent = 2, "
                                                      "from SELECT * FROM stay WHERE hut = 2";
    QTest::newRow("nothing to refer to") << "SELECT hut_id, parent FROM hut WHERE hut_id = 1"
                                         << "from SELECT * FROM hut WHERE parent = 1, from SELECT * FROM stay WHERE hut = 1";
    QTest::newRow("a key of two columns") << "SELECT * FROM use"
                                          << "";
    QTest::newRow("groups") << "SELECT hut, count(*) FROM stay GROUP BY hut"
                            << "";
    QTest::newRow("no column of a key") << "SELECT name FROM hut"
                                        << "";
}

void TestRowLinks::leadToOtherRows()
{
    QFETCH(QString, sql);
    const auto rows = m_connection.run(sql.toStdString());
    QVERIFY(rows);
    QStringList links;
    for (const RowLink& link : rowLinks(sql.toStdString(), rows->rows.front(), m_schema)) {
        links << (link.isReference ? QStringLiteral("to ") : QStringLiteral("from ")) + QString::fromStdString(link.sql);
        QVERIFY2(m_connection.run(link.sql), link.sql.c_str());
    }
    QTEST(links.join(QLatin1String(", ")), "links");
}

void TestRowLinks::knowWhichCellsRefer()
{
    QCOMPARE(referringPlaces("SELECT * FROM stay", m_schema), (std::vector<int>{1, 2}));
    QCOMPARE(referringPlaces("SELECT full, code FROM guest", m_schema), std::vector<int>());
    QCOMPARE(referringPlaces("nonsense", m_schema), std::vector<int>());
}

RATATOSK_TEST(TestRowLinks);
#include "tst_row_links.moc"

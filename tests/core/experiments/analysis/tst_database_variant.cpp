// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/database_variant.h"

#include "core/database/engine/schema_reader.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/file_content.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDatabaseVariant : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsKeys_data();
    void keepsKeys();
    void plantsRequestedRows();
    void plantsNulls();
    void writesTheSameRowsBackwards();
    void leavesTheFileAlone();

private:
    Connection variant(const VariantPlan& plan, const PlantedValues& planted = {}, RowsWritten order = RowsWritten::Forwards) const
    {
        return *makeVariant(*sampleOf(m_database, m_schema), planted, plan, 1, order);
    }

    static std::int64_t number(const Connection& database, const std::string& sql)
    {
        return std::get<std::int64_t>(database.run(sql)->rows.at(0).at(0));
    }

    ScratchDatabase m_scratch{"CREATE TABLE \"a shop\"(id INTEGER PRIMARY KEY, name TEXT, staff INTEGER);"
                              "CREATE TABLE sale(shop INTEGER REFERENCES \"a shop\"(id), day TEXT, price REAL, PRIMARY KEY (shop, day));"
                              "INSERT INTO \"a shop\" VALUES (1, 'Ask', 4), (2, 'It''s', 9), (3, 'Yngvi', 4);"
                              "INSERT INTO sale VALUES (1, 'mon', 1.5), (1, 'tue', 2), (2, 'mon', 9), (3, 'fri', 7), (3, 'sat', 7);"};
    Connection m_database = *Connection::open(m_scratch.file());
    Schema m_schema = *readSchema(m_database);
};

void TestDatabaseVariant::keepsKeys_data()
{
    QTest::addColumn<int>("plan");
    for (std::size_t i = 0; i < kVariantPlans.size(); ++i)
        QTest::newRow(std::string(kVariantPlans[i].what).c_str()) << static_cast<int>(i);
}

void TestDatabaseVariant::keepsKeys()
{
    QFETCH(int, plan);
    const Connection database = variant(kVariantPlans[static_cast<std::size_t>(plan)]);
    QVERIFY(number(database, "SELECT count(*) FROM \"a shop\"") >= 4);
    QVERIFY(number(database, "SELECT count(*) FROM sale") >= 2);
    QCOMPARE(number(database, "SELECT count(*) - count(DISTINCT id) FROM \"a shop\""), std::int64_t(0));
    QCOMPARE(number(database, "SELECT count(*) - count(DISTINCT name) FROM \"a shop\""), std::int64_t(0)); // as in the file
    QCOMPARE(number(database, "SELECT count(*) - count(DISTINCT shop || ' ' || day) FROM sale"), std::int64_t(0));
    QCOMPARE(number(database, "SELECT count(*) FROM sale WHERE shop NOT IN (SELECT id FROM \"a shop\")"), std::int64_t(0));
}

void TestDatabaseVariant::plantsRequestedRows()
{
    PlantedValues planted;
    planted.add(*sql::readQuery("SELECT * FROM sale WHERE price > 123 AND day LIKE 'x%'", m_schema), m_schema);
    const Connection database = variant(kVariantPlans[0], planted);
    QVERIFY(number(database, "SELECT count(*) FROM sale WHERE price = 123") > 0);
    QVERIFY(number(database, "SELECT count(*) FROM sale WHERE price = 124") > 0);
    QVERIFY(number(database, "SELECT count(*) FROM sale WHERE day LIKE 'x%'") > 0);
    QVERIFY(number(database, "SELECT count(*) FROM sale WHERE day LIKE '_%x%'") > 0);
}

void TestDatabaseVariant::plantsNulls()
{
    const Connection database = variant({.what = "", .nulls = 0.5});
    QVERIFY(number(database, "SELECT count(*) FROM sale WHERE price IS NULL") > 0);
    QCOMPARE(number(database, "SELECT count(*) FROM sale WHERE shop IS NULL OR day IS NULL"), std::int64_t(0));
}

void TestDatabaseVariant::writesTheSameRowsBackwards()
{
    auto forwards = variant(kVariantPlans[0]).run("SELECT * FROM sale")->rows;
    const auto backwards = variant(kVariantPlans[0], {}, RowsWritten::Backwards).run("SELECT * FROM sale")->rows;
    QVERIFY(forwards != backwards);
    std::ranges::reverse(forwards);
    QVERIFY(forwards == backwards);
}

void TestDatabaseVariant::leavesTheFileAlone()
{
    const auto before = contentOf(m_scratch.file());
    const Connection database = variant(kVariantPlans[0]);
    QVERIFY(!database.run("DELETE FROM sale"));
    QVERIFY(contentOf(m_scratch.file()) == before);
}

RATATOSK_TEST(TestDatabaseVariant);
#include "tst_database_variant.moc"

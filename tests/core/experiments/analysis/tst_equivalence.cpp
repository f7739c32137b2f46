// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/equivalence.h"

#include "core/database/engine/schema_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// A database that is too small to tell these queries apart: on its rows most of them agree.
class TestEquivalence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsQueriesApart_data();
    void tellsQueriesApart();
    void showsWhereTheyDiffer();
    void repeatsItself();
    void endsInTime();
    void canBeStopped();

private:
    EquivalenceOutcome outcome(const std::string& gold, const std::string& prediction) const
    {
        return *tryEquivalence(m_tables, m_schema, gold, prediction);
    }

    ScratchDatabase m_scratch{"CREATE TABLE shop(id INTEGER PRIMARY KEY, name TEXT, city TEXT, staff INTEGER);"
                              "CREATE TABLE sale(id INTEGER PRIMARY KEY, shop_id INTEGER REFERENCES shop(id), price REAL, kind TEXT);"
                              "INSERT INTO shop VALUES (1, 'Ask', 'Oslo', 4), (2, 'Embla', 'Bergen', 9), (3, 'Yngvi', 'Oslo', 6);"
                              "INSERT INTO sale VALUES (1, 1, 10.5, 'fish'), (2, 2, 20, 'fish'), (3, 3, 5, 'nut'), (4, 1, 7, 'nut');"};
    Connection m_database = *Connection::open(m_scratch.file());
    Schema m_schema = *readSchema(m_database);
    SampledTables m_tables = *sampleOf(m_database, m_schema);
};

void TestEquivalence::tellsQueriesApart_data()
{
    QTest::addColumn<QString>("gold");
    QTest::addColumn<QString>("prediction");
    QTest::addColumn<bool>("isEquivalent");
    const auto row = [](const char* name, const char* gold, const char* prediction, bool isEquivalent) {
        QTest::newRow(name) << gold << prediction << isEquivalent;
    };

    row("EXCEPT and NOT IN", "SELECT id FROM shop EXCEPT SELECT shop_id FROM sale",
        "SELECT id FROM shop WHERE id NOT IN (SELECT shop_id FROM sale)", true);
    row("the paper's example", "SELECT staff FROM shop ORDER BY staff LIMIT 1", "SELECT min(staff) FROM shop", true);
    row("the row with the most", "SELECT name FROM shop ORDER BY staff DESC LIMIT 1",
        "SELECT name FROM shop WHERE staff = (SELECT max(staff) FROM shop)", true);
    row("a join that a key makes idle", "SELECT count(*) FROM sale", "SELECT count(*) FROM sale JOIN shop ON sale.shop_id = shop.id", true);
    row("names that do not repeat", "SELECT shop.name, count(*) FROM sale JOIN shop ON sale.shop_id = shop.id GROUP BY shop.name",
        "SELECT shop.name, count(*) FROM sale JOIN shop ON sale.shop_id = shop.id GROUP BY shop.id", true);
    row("DISTINCT of what does not repeat", "SELECT DISTINCT name FROM shop", "SELECT name FROM shop", true);
    row("towns that do", "SELECT shop.city, count(*) FROM sale JOIN shop ON sale.shop_id = shop.id GROUP BY shop.city",
        "SELECT shop.city, count(*) FROM sale JOIN shop ON sale.shop_id = shop.id GROUP BY shop.id", false);
    row("more and at least", "SELECT name FROM shop WHERE staff > 4", "SELECT name FROM shop WHERE staff >= 5", true);
    row("more and at least, missed by one", "SELECT name FROM shop WHERE staff > 5", "SELECT name FROM shop WHERE staff >= 5", false);
    row("equal and like", "SELECT id FROM shop WHERE name = 'Ask'", "SELECT id FROM shop WHERE name LIKE '%Ask%'", false);
    row("in capitals", "SELECT id FROM shop WHERE city = 'Oslo'", "SELECT id FROM shop WHERE city = 'oslo'", false);
    row("how large groups are", "SELECT shop_id FROM sale GROUP BY shop_id HAVING count(*) > 5",
        "SELECT shop_id FROM sale GROUP BY shop_id HAVING count(*) >= 5", false);
    row("two tables of one size", "SELECT count(*) FROM shop", "SELECT count(*) FROM sale", false);
    row("count of different ones", "SELECT count(*) FROM shop", "SELECT count(DISTINCT city) FROM shop", false);
    row("count skips NULL", "SELECT count(*) FROM sale", "SELECT count(price) FROM sale", false);
    row("none and NULL", "SELECT staff FROM shop WHERE name = 'Ask'", "SELECT avg(staff) FROM shop WHERE name = 'Ask'", false);
    row("a superlative of something else", "SELECT kind FROM sale GROUP BY kind ORDER BY count(*) DESC LIMIT 1",
        "SELECT kind FROM sale GROUP BY kind ORDER BY sum(price) DESC LIMIT 1", false);
    row("the order asked for", "SELECT price FROM sale ORDER BY price", "SELECT price FROM sale", false);
    row("what nobody finds proves nothing", "SELECT id FROM shop WHERE 1 = 2", "SELECT id FROM shop WHERE 2 = 3", false);
    row("a prediction that fails", "SELECT id FROM shop", "SELECT nothing FROM nowhere", false);
}

void TestEquivalence::tellsQueriesApart()
{
    QFETCH(QString, gold);
    QFETCH(QString, prediction);
    QFETCH(bool, isEquivalent);
    QCOMPARE(outcome(gold.toStdString(), prediction.toStdString()).isEquivalent(), isEquivalent);
}

void TestEquivalence::showsWhereTheyDiffer()
{
    const EquivalenceOutcome different = outcome("SELECT count(*) FROM sale", "SELECT count(price) FROM sale");
    QVERIFY(different.separation.has_value());
    QCOMPARE(std::string(different.separation->what), std::string("NULLs planted"));
    QVERIFY(different.separation->gold.rows != different.separation->prediction.rows);
    QCOMPARE(different.agreed, 4); // the sorts before that
}

void TestEquivalence::repeatsItself()
{
    const std::string gold = "SELECT city FROM shop WHERE staff > 5";
    const std::string prediction = "SELECT city FROM shop WHERE staff > 4";
    QVERIFY(outcome(gold, prediction).separation->gold.rows == outcome(gold, prediction).separation->gold.rows);
}

/// 60 to the fifth rows.
void TestEquivalence::endsInTime()
{
    const std::string slow = "SELECT count(*) FROM sale AS a, sale AS b, sale AS c, sale AS d, sale AS e WHERE a.price + b.price + c.price "
                             "+ d.price + e.price > 1e9";
    QElapsedTimer timer;
    timer.start();
    const auto tried = tryEquivalence(m_tables, m_schema, slow, slow, {.rounds = 1, .milliseconds = 20});
    QVERIFY(tried.has_value());
    QVERIFY(tried->open > 0);
    QVERIFY(timer.elapsed() < 10'000);
}

void TestEquivalence::canBeStopped()
{
    std::stop_source stop;
    stop.request_stop();
    const auto tried = tryEquivalence(m_tables, m_schema, "SELECT 1", "SELECT 1", {}, stop.get_token());
    QVERIFY(!tried);
    QCOMPARE(tried.error().code, ErrorCode::Cancelled);
}

RATATOSK_TEST(TestEquivalence);
#include "tst_equivalence.moc"

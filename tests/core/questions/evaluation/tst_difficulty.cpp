// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/difficulty.h"
#include "core/questions/spider/spider_query_reader.h"

#include "tests/support/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDifficulty : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsWhatAQueryHas_data();
    void countsWhatAQueryHas();
};

/// The comments count clauses / nested queries / things that a query has more than one of.
void TestDifficulty::countsWhatAQueryHas_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("level");

    const auto row = [](const char* sql, const char* level) { QTest::newRow(sql) << sql << level; };
    row("SELECT Name FROM singer", "easy");                                                              // 0/0/0
    row("SELECT Name FROM singer WHERE Age > 1", "easy");                                                // 1/0/0
    row("SELECT Name, Age FROM singer", "medium");                                                       // 0/0/1
    row("SELECT Name FROM singer ORDER BY Age LIMIT 1", "medium");                                       // 2/0/0
    row("SELECT max(Age), min(Age) FROM singer WHERE Age > 1", "medium");                                // 1/0/2
    row("SELECT Name FROM singer WHERE Name LIKE 'a'", "medium");                                        // 2/0/0
    row("SELECT Theme FROM concert JOIN stadium WHERE Year = 1 OR Year = 2", "hard");                    // 3/0/1
    row("SELECT max(Age), min(Age) FROM singer WHERE Age > 1 AND Name = 'x'", "hard");                   // 1/0/3
    row("SELECT Name, Theme FROM concert JOIN stadium WHERE Year = 1 AND Capacity = 2", "extra");        // 2/0/2: neither medium nor hard
    row("SELECT Name FROM singer WHERE Age > (SELECT avg(Age) FROM singer)", "hard");                    // 1/1/0
    row("SELECT Name FROM singer UNION SELECT Name FROM stadium", "hard");                               // 0/1/0
    row("SELECT Name, Age FROM singer WHERE Age > (SELECT avg(Age) FROM singer)", "extra");              // 1/1/1
    row("SELECT count(*) FROM (SELECT Name FROM singer)", "easy");                                       // 0/0/0: FROM does not count
    row("SELECT Theme FROM concert JOIN stadium WHERE Year = 1 GROUP BY Theme ORDER BY Theme", "extra"); // 4/0/0
    row("SELECT Name FROM singer WHERE Name NOT IN (SELECT Name FROM stadium)", "hard");                 // 1/1/0: one NOT is one aggregate
    row("SELECT max(Name) FROM singer WHERE Name NOT IN (SELECT Name FROM stadium)", "extra");           // 1/1/1: with another it is two
    row("SELECT Name FROM singer GROUP BY Name HAVING max(Age) > 1", "easy");                            // 1/0/0: no aggregate in HAVING
    row("SELECT Name FROM singer GROUP BY Name HAVING max(Age) > 1 AND min(Age) > 1 AND avg(Age) > 1", "medium"); // 1/0/1: two ANDs
}

void TestDifficulty::countsWhatAQueryHas()
{
    QFETCH(QString, sql);
    QFETCH(QString, level);
    const auto query = sql::readSpiderQuery(sql.toStdString(), concertSinger());
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const std::string_view name = nameOf(difficultyOf(*query));
    QCOMPARE(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), level);
}

RATATOSK_TEST(TestDifficulty);
#include "tst_difficulty.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/referrals_counted.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestReferralsCounted : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfReferralsCounted = "CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT, age INTEGER, introduced_by INTEGER "
                                               "REFERENCES member(id), club INTEGER REFERENCES "
                                               "club(id)); CREATE TABLE club (id INTEGER PRIMARY KEY);";

void TestReferralsCounted::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("most")
        << "who introduced most"
        << "SELECT name FROM member ORDER BY introduced_by DESC LIMIT 1"
        << "SELECT m1.name FROM member AS m1 JOIN member AS m2 ON m1.id = m2.introduced_by GROUP BY m1.id ORDER BY count(*) DESC LIMIT 1";
    QTest::newRow("how many") << "best recruiter and the number introduced"
                              << "SELECT name, introduced_by FROM member ORDER BY introduced_by DESC LIMIT 1"
                              << "SELECT m1.name, count(*) FROM member AS m1 JOIN member AS m2 ON m1.id = m2.introduced_by GROUP BY m1.id "
                                 "ORDER BY count(*) DESC LIMIT 1";
    QTest::newRow("of each") << "For each introducer, how many has he introduced?"
                             << "SELECT name, count(*) FROM member GROUP BY name"
                             << "SELECT m1.name, count(*) FROM member AS m1 JOIN member AS m2 ON m1.id = m2.introduced_by GROUP BY m1.id";
    QTest::newRow("more than one") << "Who introduced more than one member, younger than 30?"
                                   << "SELECT name, count(*) FROM member WHERE age < 30 GROUP BY id HAVING count(*) > 1"
                                   << "SELECT m1.name, count(*) FROM member AS m1 JOIN member AS m2 ON m1.id = m2.introduced_by "
                                      "WHERE m2.age < 30 GROUP BY m1.id HAVING count(*) > 1";
    QTest::newRow("names alone") << "How many members have each name?"
                                 << "SELECT name, count(*) FROM member GROUP BY name"
                                 << "";
    QTest::newRow("another table") << "by club"
                                   << "SELECT name FROM member ORDER BY club DESC LIMIT 1"
                                   << "";
    QTest::newRow("a figure") << "oldest"
                              << "SELECT name FROM member ORDER BY age DESC LIMIT 1"
                              << "";
}

void TestReferralsCounted::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfReferralsCounted, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return countReferrals(query, cells.schema()) || countReferralsOfEach(query, asked, cells.schema());
              }),
          "after");
}

RATATOSK_TEST(TestReferralsCounted);
#include "tst_referrals_counted.moc"

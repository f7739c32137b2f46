// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/none_below.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNoneBelow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfNoneBelow = "CREATE TABLE staff (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, kind TEXT, salary "
                                        "INTEGER, born TEXT, left_on TEXT, boss_id INTEGER REFERENCES staff(id));"
                                        "CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT, lead_id INTEGER REFERENCES staff(id));"
                                        "CREATE TABLE job (id INTEGER PRIMARY KEY, staff_id INTEGER REFERENCES staff(id));";

void TestNoneBelow::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("those at the top") << "staff who are nobody's boss"
                                      << "SELECT first_name, last_name FROM staff WHERE boss_id IS NULL"
                                      << "SELECT first_name, last_name FROM staff WHERE id NOT IN (SELECT boss_id FROM staff)";
    QTest::newRow("nobody reports") << "Who has nobody reporting to them?"
                                    << "SELECT first_name, last_name FROM staff WHERE boss_id IS NULL"
                                    << "SELECT first_name, last_name FROM staff WHERE id NOT IN (SELECT boss_id FROM staff)";
    QTest::newRow("nobody under them") << "Which staff have nobody working under them?"
                                       << "SELECT first_name, last_name FROM staff WHERE boss_id IS NULL"
                                       << "SELECT first_name, last_name FROM staff WHERE id NOT IN (SELECT boss_id FROM staff)";
    QTest::newRow("not of anybody") << "Who is not the supervisor of anybody?"
                                    << "SELECT first_name, last_name FROM staff WHERE boss_id IS NULL"
                                    << "SELECT first_name, last_name FROM staff WHERE id NOT IN (SELECT boss_id FROM staff)";
    QTest::newRow("another table") << "Which staff have nobody reporting to them?"
                                   << "SELECT t.name FROM team AS t JOIN staff AS s ON t.lead_id = s.id WHERE s.boss_id IS NULL"
                                   << "SELECT first_name, last_name FROM staff WHERE id NOT IN (SELECT boss_id FROM staff)";
    QTest::newRow("what else is tested stays")
        << "Who is nobody's boss and still here?"
        << "SELECT first_name, last_name FROM staff WHERE boss_id > 0 AND left_on IS NULL"
        << "SELECT first_name, last_name FROM staff WHERE left_on IS NULL AND id NOT IN (SELECT boss_id FROM staff)";
    QTest::newRow("those without one") << "Who has no boss?"
                                       << "SELECT first_name, last_name FROM staff WHERE boss_id IS NULL"
                                       << "";
}

void TestNoneBelow::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfNoneBelow, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return lookForNoneBelow(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestNoneBelow);
#include "tst_none_below.moc"

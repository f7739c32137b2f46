// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/figures_above.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestFiguresAbove : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfFiguresAbove =
    "CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, salary REAL, boss_id INTEGER REFERENCES staff(id));";

void TestFiguresAbove::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("both figures")
        << "Who has a higher salary than the boss? Name, then both salaries"
        << "SELECT s1.name, s1.salary FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.salary > s2.salary"
        << "SELECT s1.name, s1.salary, s2.salary FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.salary > s2.salary";
    QTest::newRow("name of the boss")
        << "Who earns more than the boss? Name of the person and name of the boss."
        << "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.salary > s2.salary"
        << "SELECT s1.name, s2.name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.salary > s2.salary";
    QTest::newRow("at the end")
        << "trainees who earn more than the boss: both names"
        << "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.salary > s2.salary"
        << "SELECT s1.name, s2.name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.salary > s2.salary";
    QTest::newRow("not asked") << "Who earns more than the boss?"
                               << "SELECT s1.name FROM staff AS s1 JOIN staff AS s2 ON s1.boss_id = s2.id WHERE s1.salary > s2.salary"
                               << "";
}

void TestFiguresAbove::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfFiguresAbove, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return showWhatIsAskedOfThoseAbove(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestFiguresAbove);
#include "tst_figures_above.moc"

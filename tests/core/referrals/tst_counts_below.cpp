// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/referrals/counts_below.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCountsBelow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfCountsBelow =
    "CREATE TABLE worker (id INTEGER PRIMARY KEY, name TEXT, trade TEXT, trainer_id INTEGER REFERENCES worker(id));"
    "CREATE TABLE job (id INTEGER PRIMARY KEY, worker_id INTEGER REFERENCES worker(id));";

void TestCountsBelow::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const QString jobs = "SELECT w.name, count(j.id) FROM worker AS w LEFT JOIN job AS j ON w.id = j.worker_id GROUP BY w.id";
    const QString below = "SELECT w1.name, count(w2.id) FROM worker AS w1 LEFT JOIN worker AS w2 ON w1.id = w2.trainer_id GROUP BY w1.id";
    const QString some = "SELECT w1.name, count(*) FROM worker AS w1 JOIN worker AS w2 ON w1.id = w2.trainer_id GROUP BY w1.id";
    QTest::newRow("those who report") << "How many people report to each worker? Include those who lead nobody." << jobs << below;
    QTest::newRow("trained") << "number of people every worker trained, 0 if none" << jobs << below;
    QTest::newRow("apprentices") << "How many apprentices has each worker trained?" << jobs << some;
    QTest::newRow("under")
        << "How many workers are under each plumber?"
        << "SELECT w.name, count(*) FROM worker AS w JOIN job AS j ON w.id = j.worker_id WHERE w.trade = 'plumber' GROUP BY w.id"
        << "SELECT w1.name, count(*) FROM worker AS w1 JOIN worker AS w2 ON w1.id = w2.trainer_id WHERE w1.trade = 'plumber' GROUP BY "
           "w1.id";
    QTest::newRow("direct reports") << "direct reports per worker incl. zero" << jobs << below;
    QTest::newRow("something else") << "How many jobs has each trainer done?" << jobs << "";
    QTest::newRow("of nobody's") << "How many jobs did people under each trainer do?" << jobs << "";
}

void TestCountsBelow::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfCountsBelow, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return countThoseBelowEach(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestCountsBelow);
#include "tst_counts_below.moc"

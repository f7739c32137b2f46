// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/impossible_tests.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/rule_trial.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestImpossibleTests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOut_data();
    void leavesOut();
};

static const char* const kOfImpossibleTests = "CREATE TABLE invoices (no INTEGER PRIMARY KEY, day DATE, total REAL); CREATE TABLE permits "
                                              "(id INTEGER PRIMARY KEY, person TEXT, kind TEXT);";

void TestImpossibleTests::leavesOut_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isLeftOut");
    QTest::newRow("empty and there") << "SELECT no FROM invoices WHERE total IS NULL AND total IS NOT NULL" << true;
    QTest::newRow("inside") << "SELECT avg(total) FROM (SELECT total FROM invoices WHERE total IS NULL AND total IS NOT NULL)" << true;
    QTest::newRow("of two columns") << "SELECT no FROM invoices WHERE day IS NULL AND total IS NOT NULL" << false;
    QTest::newRow("two texts") << "SELECT id FROM permits WHERE kind = 'a' AND kind = 'b'" << true;
}

void TestImpossibleTests::leavesOut()
{
    const ScratchDatabase database(kOfImpossibleTests);
    const Schema schema = *readSchema(*Connection::open(database.file()));
    QFETCH(QString, sql);
    std::vector<CandidateQuery> candidates;
    for (const std::string& text : {sql.toStdString(), std::string("SELECT id FROM permits")})
        candidates.push_back({*sql::readQuery(text, schema), text, {}});
    runFilter(contradictsItself, candidates, {.question = {}, .schema = schema});
    QTEST(candidates.size() == 1, "isLeftOut");
}

RATATOSK_TEST(TestImpossibleTests);
#include "tst_impossible_tests.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/codes_said.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCodesSaid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfCodesSaid = "CREATE TABLE job (id INTEGER PRIMARY KEY, status TEXT, kind TEXT);"
                                        "INSERT INTO job VALUES (1, 'CANC', 'a'), (2, 'DONE', 'b'), (3, 'WAIT', 'b');";

void TestCodesSaid::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("another code") << "What share was cancelled?"
                                  << "SELECT 100.0 * count(*) FILTER (WHERE status = 'DONE') / count(*) FROM job"
                                  << "SELECT 100.0 * count(*) FILTER (WHERE status = 'CANC') / count(*) FROM job";
    QTest::newRow("the one said") << "How many are waiting?"
                                  << "SELECT count(*) FROM job WHERE status = 'WAIT'"
                                  << "";
    QTest::newRow("none said") << "How many are over?"
                               << "SELECT count(*) FROM job WHERE status = 'DONE'"
                               << "";
    QTest::newRow("two said") << "How many are cancelled or waiting?"
                              << "SELECT count(*) FROM job WHERE status = 'DONE'"
                              << "";
    QTest::newRow("said as it is") << "Jobs that are DONE, or those cancelled"
                                   << "SELECT id FROM job WHERE status = 'DONE'"
                                   << "";
}

void TestCodesSaid::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfCodesSaid, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testCodesSaid(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestCodesSaid);
#include "tst_codes_said.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/groups_of_keys.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestFiguresOfRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfFiguresOfRows = "CREATE TABLE treatment (id INTEGER PRIMARY KEY, descr TEXT, kind TEXT, price REAL, cost REAL);"
                                            "INSERT INTO treatment VALUES (1, 'scan', 'a', 9, 2), (2, 'jab', 'a', 4, 1);";

void TestFiguresOfRows::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("sum of one row") << "Margin of each treatment"
                                    << "SELECT descr, sum(price - cost) FROM treatment GROUP BY id ORDER BY sum(price - cost) DESC"
                                    << "SELECT descr, price - cost FROM treatment ORDER BY price - cost DESC";
    QTest::newRow("called the same") << "What of it?"
                                     << "SELECT kind, sum(price - cost) FROM treatment GROUP BY id"
                                     << "";
    QTest::newRow("counted") << "What of it?"
                             << "SELECT descr, count(*) FROM treatment GROUP BY id"
                             << "";
    QTest::newRow("within a quotient") << "Price per cost of each treatment"
                                       << "SELECT descr, sum(price) / sum(cost) FROM treatment GROUP BY id"
                                       << "SELECT descr, price / cost FROM treatment";
    QTest::newRow("rounded") << "Margin of each treatment"
                             << "SELECT descr, round(sum(price - cost), 1) FROM treatment GROUP BY id"
                             << "SELECT descr, round(price - cost, 1) FROM treatment";
    QTest::newRow("counted within") << "What does each cost?"
                                    << "SELECT descr, sum(price) / count(*) FROM treatment GROUP BY id"
                                    << "";
}

void TestFiguresOfRows::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfFiguresOfRows, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return showFiguresOfRows(query, cells); }),
          "after");
}

RATATOSK_TEST(TestFiguresOfRows);
#include "tst_figures_of_rows.moc"

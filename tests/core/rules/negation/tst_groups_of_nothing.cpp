// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/negation/groups_of_nothing.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestGroupsOfNothing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfGroupsOfNothing =
    "CREATE TABLE find (id INTEGER PRIMARY KEY, weight REAL, cleaned_on TEXT, found_on TEXT);"
    "INSERT INTO find VALUES (1, 3.5, '2024-05-02', '2024-05-01'), (2, NULL, NULL, '2024-05-03');";

void TestGroupsOfNothing::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("no day")
        << "finds cleaned per month"
        << "SELECT strftime('%Y-%m', cleaned_on), count(*) FROM find GROUP BY strftime('%Y-%m', cleaned_on)"
        << "SELECT strftime('%Y-%m', cleaned_on), count(*) FROM find WHERE cleaned_on IS NOT NULL GROUP BY strftime('%Y-%m', cleaned_on)";
    QTest::newRow("always a day") << "finds per month"
                                  << "SELECT strftime('%Y-%m', found_on), count(*) FROM find GROUP BY strftime('%Y-%m', found_on)"
                                  << "";
    QTest::newRow("not weighed") << "light and heavy finds"
                                 << "SELECT CASE WHEN weight < 10 THEN 'light' ELSE 'heavy' END, count(*) FROM find GROUP BY CASE WHEN "
                                    "weight < 10 THEN 'light' ELSE 'heavy' END"
                                 << "SELECT CASE WHEN weight < 10 THEN 'light' ELSE 'heavy' END, count(*) FROM find WHERE weight IS NOT "
                                    "NULL GROUP BY CASE WHEN weight < 10 THEN 'light' ELSE 'heavy' END";
}

void TestGroupsOfNothing::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kOfGroupsOfNothing, question, before,
                        []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words,
                           [[maybe_unused]] const CellLookup& cells) { return leaveOutGroupsOfNothing(query, cells); }),
          "after");
}

RATATOSK_TEST(TestGroupsOfNothing);
#include "tst_groups_of_nothing.moc"

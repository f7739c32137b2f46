// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/groups_of_keys.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestGroupsOfKeysAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfGroupsOfKeysAsked =
    "CREATE TABLE member (member_no INTEGER PRIMARY KEY, town TEXT);"
    "CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, member_no INTEGER REFERENCES member(member_no), came TEXT);";

void TestGroupsOfKeysAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("its own key") << "How many visits does a member make on average?"
                                 << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM visit GROUP BY visit_id)"
                                 << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM visit GROUP BY member_no)";
    QTest::newRow("of nobody") << "How many visits are there on average?"
                               << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM visit GROUP BY visit_id)"
                               << "";
}

void TestGroupsOfKeysAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfGroupsOfKeysAsked, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return groupByKeySpokenOf(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestGroupsOfKeysAsked);
#include "tst_groups_of_keys_asked.moc"

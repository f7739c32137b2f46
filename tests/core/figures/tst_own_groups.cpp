// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/own_groups.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestOwnGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOwnGroups =
    "CREATE TABLE stay (code INTEGER PRIMARY KEY, room TEXT, guest TEXT, rate REAL, host INTEGER REFERENCES stay(code));";

void TestOwnGroups::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const char* const overAll = "SELECT guest FROM stay WHERE rate > (SELECT avg(rate) FROM stay)";
    const char* const own = "SELECT s.guest FROM stay AS s WHERE s.rate > (SELECT avg(rate) FROM stay WHERE room = s.room)";
    QTest::newRow("a list of what to show")
        << "Who paid above the average of their own room: guest, room, money"
        << "SELECT s.guest, s.room, s.rate FROM stay AS s WHERE s.rate > (SELECT avg(rate) FROM stay WHERE room = s.room)"
        << "";
    QTest::newRow("what is compared") << "guests who paid above the usual of their own room"
                                      << "SELECT guest, rate FROM stay AS s WHERE rate > (SELECT avg(rate) FROM stay WHERE room = s.room)"
                                      << "SELECT s.guest FROM stay AS s WHERE s.rate > (SELECT avg(rate) FROM stay WHERE room = s.room)";
    QTest::newRow("what is compared is spoken of")
        << "guests with a rate above the average of their own room"
        << "SELECT s.guest, s.rate FROM stay AS s WHERE s.rate > (SELECT avg(rate) FROM stay WHERE room = s.room)"
        << "";
    QTest::newRow("the same") << "Who paid more than the average of the same room?" << overAll << own;
    QTest::newRow("its own") << "stays above the average rate of their own room" << overAll << own;
    QTest::newRow("of all") << "Who paid more than the average?" << overAll << "";
    QTest::newRow("of all, compared with likes") << "Who paid more than the average?" << own << overAll;
    QTest::newRow("the column is named") << "Who paid more than the average of a room?" << own << "";
    QTest::newRow("of nothing that is a column") << "Who paid more than the average on the same day?" << overAll << "";
    QTest::newRow("compared with others")
        << "Who paid more than the average of their room?"
        << "SELECT guest FROM stay AS s WHERE s.rate > (SELECT avg(rate) FROM stay WHERE code = s.code)"
        << "SELECT s.guest FROM stay AS s WHERE s.rate > (SELECT avg(rate) FROM stay WHERE room = s.room)";
    QTest::newRow("of those with the same boss")
        << "Who pays above the average of those with the same host?"
        << "SELECT s1.guest FROM stay AS s1 JOIN stay AS s2 ON s1.host = s2.code WHERE s1.rate > s2.rate"
        << "SELECT s.guest FROM stay AS s WHERE s.rate > (SELECT avg(rate) FROM stay WHERE host = s.host)";
}

void TestOwnGroups::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOwnGroups, question, before,
                     [](sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                         return compareWithOwnGroup(query, asked, cells.schema()) || compareWithAll(query, asked, cells.schema());
                     }),
          "after");
}

RATATOSK_TEST(TestOwnGroups);
#include "tst_own_groups.moc"

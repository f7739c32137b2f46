// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/follow_up_sign.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestFollowUpSign : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areSeen_data();
    void areSeen();
};

void TestFollowUpSign::areSeen_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("named"); // the word that names a table; -1: none
    QTest::addColumn<int>("sign");
    const auto none = static_cast<int>(FollowUpSign::None), unclear = static_cast<int>(FollowUpSign::Unclear),
               clear = static_cast<int>(FollowUpSign::Clear);
    QTest::newRow("complete") << "Which tickets are still open?" << 1 << none;
    QTest::newRow("complete, no table") << "How much did we earn last month?" << -1 << none;
    QTest::newRow("who is best") << "who is best?" << -1 << none;
    QTest::newRow("a list without a verb") << "tickets from the USA" << 0 << none;
    QTest::newRow("a figure without a verb") << "average price by month in 1997" << -1 << none;
    QTest::newRow("a forecast") << "What will the weather be in Zermatt tomorrow?" << -1 << none;
    QTest::newRow("a long phrase") << "people from the south who have never paid anything at all" << -1 << none;
    QTest::newRow("also, in a complete one") << "Which tickets have also been paid?" << 1 << unclear;
    QTest::newRow("only those") << "only those from Germany" << -1 << clear;
    QTest::newRow("those") << "Which of those are open?" << -1 << clear;
    QTest::newRow("their") << "Show their names" << -1 << clear;
    QTest::newRow("and") << "and the tickets of June?" << 2 << clear;
    QTest::newRow("what about") << "what about 2024?" << -1 << clear;
    QTest::newRow("how about") << "How about Norway?" << -1 << clear;
    QTest::newRow("instead") << "instead the dearest" << -1 << clear;
    QTest::newRow("for each") << "for each species" << -1 << clear;
    QTest::newRow("a name") << "Germany?" << -1 << clear;
    QTest::newRow("a period") << "in July 2024" << -1 << clear;
    QTest::newRow("an order") << "sorted by name" << -1 << clear;
}

void TestFollowUpSign::areSeen()
{
    QFETCH(QString, question);
    QFETCH(int, named);
    PreparedQuestion prepared;
    prepared.question = *splitQuestion(question.toStdString());
    if (named >= 0)
        prepared.links.tables = {{named, TableId{0}, LinkKind::Exact, ""}};
    QTEST(static_cast<int>(followUpSign(prepared)), "sign");
}

RATATOSK_TEST(TestFollowUpSign);
#include "tst_follow_up_sign.moc"

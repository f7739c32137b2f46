// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/whole_questions.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestWholeQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areListed_data();
    void areListed();
};

void TestWholeQuestions::areListed_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("named"); // the word that names a table; -1: none
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("all said") << "Which tickets are still open?" << 1 << true;
    QTest::newRow("a figure of each") << "average number of guests by venue" << -1 << true;
    QTest::newRow("the greatest of each") << "biggest guests at each venue" << -1 << true;
    QTest::newRow("of each year") << "How many guests did we have each year?" << -1 << true;
    QTest::newRow("politely") << "Hello! Could you please tell me which tickets are open?" << 8 << true;
    QTest::newRow("politely, going on") << "Great, and the tickets of June?" << 4 << false;
    QTest::newRow("of that one") << "What is the price of that ticket?" << 6 << false;
    QTest::newRow("that are") << "Which tickets that are open have notes?" << 1 << true;
    QTest::newRow("this year") << "Which tickets were opened in the spring of this year?" << 1 << true;
    QTest::newRow("of each of those") << "average number of their guests by venue" << -1 << false;
    QTest::newRow("each, going on") << "and the average guests by venue" << -1 << false;
    QTest::newRow("a figure, of nothing said") << "how many in each year?" << -1 << false;
    QTest::newRow("its own possessive") << "List all customers in Germany with their limit" << 2 << true;
    QTest::newRow("of something before") << "Show their names and tickets too" << 4 << false;
    QTest::newRow("those") << "Which of those tickets are open?" << 3 << false;
    QTest::newRow("no table") << "How many are there in all?" << -1 << false;
    QTest::newRow("going on") << "and the tickets of last year?" << 2 << false;
    QTest::newRow("what about") << "what about tickets in June?" << 2 << false;
    QTest::newRow("too few words") << "which tickets?" << 1 << false;
}

void TestWholeQuestions::areListed()
{
    QFETCH(QString, question);
    QFETCH(int, named);
    PreparedQuestion prepared;
    prepared.question = *splitQuestion(question.toStdString());
    if (named >= 0)
        prepared.links.tables = {{named, TableId{0}, LinkKind::Exact, ""}};
    for (int word = 0; word < static_cast<int>(prepared.question.words.size()); ++word) // two columns
        if (prepared.question.words[static_cast<std::size_t>(word)].text == "guests"
            || prepared.question.words[static_cast<std::size_t>(word)].text == "venue")
            prepared.links.columns.push_back({word, ColumnId{0}, LinkKind::Exact, ""});
    QTEST(isWholeQuestion(prepared), "isWhole");
}

RATATOSK_TEST(TestWholeQuestions);
#include "tst_whole_questions.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/pointing_back.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestPointingBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRecognised_data();
    void isRecognised();
};

void TestPointingBack::isRecognised_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("named"); // the word that names a table; -1: none
    QTest::addColumn<bool>("isBack");
    const auto row = [](const char* question, int named, bool isBack) { QTest::newRow(question) << QString(question) << named << isBack; };
    row("Tell me the name of that room", 6, true);
    row("What season was that game in?", 4, true);
    row("Please list the names of those mills", 6, true);
    row("What is the total number of such rooms?", 7, true);
    row("Show me their ids", -1, true);
    row("How many of those?", -1, true);
    row("How many rooms are there, and how many of those are free?", 2, false);
    row("Teams and their towns", 0, false);
    row("Which rooms that guests booked are free?", 1, false);
    row("How many rooms were booked this year?", 2, false);
    row("Who works this afternoon?", -1, false);
    row("Names of those who paid", -1, false);
    row("Find those students who have a dog", 2, false);
    row("Show those employees with a car", 2, false);
    row("Towns such as Leeds", -1, false);
}

void TestPointingBack::isRecognised()
{
    QFETCH(QString, question);
    QFETCH(int, named);
    PreparedQuestion prepared;
    prepared.question = *splitQuestion(question.toStdString());
    if (named >= 0)
        prepared.links.tables = {{named, TableId{0}, LinkKind::Exact, ""}};
    QTEST(pointsBack(prepared), "isBack");
}

RATATOSK_TEST(TestPointingBack);
#include "tst_pointing_back.moc"

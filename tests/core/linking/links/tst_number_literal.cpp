// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/number_literal.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNumberLiteral : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsNumbers_data();
    void readsNumbers();
    void refusesOtherWords_data();
    void refusesOtherWords();
    void spellsNumbers_data();
    void spellsNumbers();
    void recognisesYears_data();
    void recognisesYears();
    void recognisesDates_data();
    void recognisesDates();
};

void TestNumberLiteral::readsNumbers_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("isPercent");

    QTest::newRow("whole") << "12" << 12.0 << false;
    QTest::newRow("leading zero") << "007" << 7.0 << false;
    QTest::newRow("negative") << "-3" << -3.0 << false;
    QTest::newRow("decimal") << "0.25" << 0.25 << false;
    QTest::newRow("separators") << "1,250,000.5" << 1250000.5 << false;
    QTest::newRow("percent") << "10%" << 10.0 << true;
    QTest::newRow("thousands") << "3k" << 3000.0 << false;
    QTest::newRow("millions") << "2.5M" << 2500000.0 << false;
}

void TestNumberLiteral::readsNumbers()
{
    QFETCH(QString, word);
    QFETCH(double, value);
    QFETCH(bool, isPercent);
    const auto number = readNumber(word.toStdString());
    QVERIFY(number.has_value());
    QCOMPARE(number->value, value);
    QCOMPARE(number->isPercent, isPercent);
    QCOMPARE(number->isInteger, value == static_cast<long>(value));
}

void TestNumberLiteral::refusesOtherWords_data()
{
    QTest::addColumn<QString>("word");
    for (const char* word : {"", "-", "%", "k", ",", "three", "3rd", "1-2", "2010-01-01", "1.2.3", "10:30", "0x10", "1e5", "nan", "inf"})
        QTest::newRow(word) << word;
}

void TestNumberLiteral::refusesOtherWords()
{
    QFETCH(QString, word);
    QVERIFY(!readNumber(word.toStdString()));
}

void TestNumberLiteral::spellsNumbers_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("spelling");

    QTest::newRow("whole") << 1250.0 << "1250";
    QTest::newRow("large") << 5e9 << "5000000000";
    QTest::newRow("negative") << -3.0 << "-3";
    QTest::newRow("decimal") << 0.1 << "0.1";
    QTest::newRow("half") << 12.5 << "12.5";
}

void TestNumberLiteral::spellsNumbers()
{
    QFETCH(double, value);
    QFETCH(QString, spelling);
    QCOMPARE(QString::fromStdString(sqlSpelling(value)), spelling);
}

void TestNumberLiteral::recognisesYears_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("expected");

    QTest::newRow("year") << "1984" << true;
    QTest::newRow("first") << "1000" << true;
    QTest::newRow("last") << "2100" << true;
    QTest::newRow("too early") << "999" << false;
    QTest::newRow("too late") << "2101" << false;
    QTest::newRow("amount") << "1,984" << false;
    QTest::newRow("percent") << "1984%" << false;
    QTest::newRow("decimal") << "1984.5" << false;
}

void TestNumberLiteral::recognisesYears()
{
    QFETCH(QString, word);
    QFETCH(bool, expected);
    QCOMPARE(isYear(*readNumber(word.toStdString())), expected);
}

void TestNumberLiteral::recognisesDates_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("expected");

    QTest::newRow("ISO") << "2010-01-31" << true;
    QTest::newRow("slashes") << "1/2/2010" << true;
    QTest::newRow("time") << "08:30" << true;
    QTest::newRow("both") << "2010-01-31T08:30" << true;
    QTest::newRow("range") << "2010-2012" << false;
    QTest::newRow("decimal") << "12.5" << false;
    QTest::newRow("code") << "B-5-2" << false;
    QTest::newRow("empty") << "" << false;
}

void TestNumberLiteral::recognisesDates()
{
    QFETCH(QString, word);
    QFETCH(bool, expected);
    QCOMPARE(isDateOrTime(word.toStdString()), expected);
}

RATATOSK_TEST(TestNumberLiteral);
#include "tst_number_literal.moc"

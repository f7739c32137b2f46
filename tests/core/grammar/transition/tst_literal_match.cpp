// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/literal_match.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestLiteralMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsNumbers_data();
    void readsNumbers();
    void findsEqualCandidatesBestFirst_data();
    void findsEqualCandidatesBestFirst();
};

void TestLiteralMatch::readsNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isNumber");
    QTest::addColumn<double>("number");

    QTest::newRow("integer") << "12" << true << 12.0;
    QTest::newRow("real") << "-1.50" << true << -1.5;
    QTest::newRow("plus") << "+3" << true << 3.0;
    QTest::newRow("exponent") << "1e3" << true << 1000.0;
    QTest::newRow("word") << "12th" << false << 0.0;
    QTest::newRow("infinite") << "inf" << false << 0.0;
    QTest::newRow("empty") << "" << false << 0.0;
}

void TestLiteralMatch::readsNumbers()
{
    QFETCH(QString, text);
    QFETCH(bool, isNumber);
    QFETCH(double, number);
    const auto found = numberIn(text.toStdString());
    QCOMPARE(found.has_value(), isNumber);
    QCOMPARE(found.value_or(0.0), number);
}

void TestLiteralMatch::findsEqualCandidatesBestFirst_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("matches");

    // candidates: 0 'Rome', 1 'rome', 2 3 (integer), 3 '3' (text), 4 3.0 (real), 5 NULL, 6 '' (text)
    QTest::newRow("same spelling first") << int(ValueType::Text) << "rome" << QList<int>{1, 0};
    QTest::newRow("other case only") << int(ValueType::Text) << "ROME" << QList<int>{0, 1};
    QTest::newRow("number by value") << int(ValueType::Integer) << "3" << QList<int>{2, 3, 4};
    QTest::newRow("text of a number") << int(ValueType::Text) << "3" << QList<int>{3, 2, 4};
    QTest::newRow("null") << int(ValueType::Null) << "NULL" << QList<int>{5};
    QTest::newRow("empty text") << int(ValueType::Text) << "" << QList<int>{6};
    QTest::newRow("none") << int(ValueType::Text) << "Oslo" << QList<int>{};
}

void TestLiteralMatch::findsEqualCandidatesBestFirst()
{
    QFETCH(int, type);
    QFETCH(QString, text);
    QFETCH(QList<int>, matches);
    std::vector<ValueCandidate> candidates;
    const auto add = [&](ValueType candidateType, const char* candidateText) {
        candidates.push_back({.type = candidateType, .text = candidateText});
    };
    add(ValueType::Text, "Rome");
    add(ValueType::Text, "rome");
    add(ValueType::Integer, "3");
    add(ValueType::Text, "3");
    add(ValueType::Real, "3.0");
    add(ValueType::Null, "NULL");
    add(ValueType::Text, "");
    const auto found = candidatesFor({static_cast<ValueType>(type), text.toStdString()}, candidates);
    QCOMPARE(QList<int>(found.begin(), found.end()), matches);
}

RATATOSK_TEST(TestLiteralMatch);
#include "tst_literal_match.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/asking_back.h"

#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk;

namespace {

Answer calibratedAnswer(const std::vector<double>& shares)
{
    Answer answer;
    answer.isCalibrated = true;
    for (const double share : shares) {
        AnswerCandidate candidate;
        candidate.share = share;
        candidate.preview.count = static_cast<int>(answer.candidates.size()) + 1;
        answer.candidates.push_back(candidate);
    }
    return answer;
}

} // namespace

class TestAskingBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksWhereTwoReadingsAreNear();
    void asksNothing_data();
    void asksNothing();
    void passesOverTheSameRows();
};

void TestAskingBack::asksWhereTwoReadingsAreNear()
{
    QCOMPARE(rivalReading(calibratedAnswer({0.4, 0.35, 0.1})), std::optional(1));
}

void TestAskingBack::asksNothing_data()
{
    QTest::addColumn<QList<double>>("shares");
    QTest::newRow("no answer") << QList<double>{};
    QTest::newRow("one alone") << QList<double>{0.3};
    QTest::newRow("likely enough") << QList<double>{0.65, 0.35};
    QTest::newRow("no near rival") << QList<double>{0.5, 0.1};
}

void TestAskingBack::asksNothing()
{
    QFETCH(QList<double>, shares);
    QCOMPARE(rivalReading(calibratedAnswer({shares.begin(), shares.end()})), std::nullopt);
    Answer parts = calibratedAnswer({0.4, 0.35}); // of the beam's mass: no chances
    parts.isCalibrated = false;
    QCOMPARE(rivalReading(parts), std::nullopt);
}

void TestAskingBack::passesOverTheSameRows()
{
    Answer answer = calibratedAnswer({0.4, 0.35, 0.3});
    answer.candidates[1].preview.sameAs = 0;
    QCOMPARE(rivalReading(answer), std::optional(2));
    answer.candidates[0].preview.count = answer.candidates[2].preview.count = 0; // both find nothing
    QCOMPARE(rivalReading(answer), std::nullopt);
}

RATATOSK_TEST(TestAskingBack);
#include "tst_asking_back.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/result.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <memory>

using namespace ratatosk;

class TestResult : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsAValue();
    void holdsAnError();
    void givesAwayWhatCannotBeCopied();
    void succeedsWithNothing();
    void succeedsWithAnEmptyValue();
};

void TestResult::holdsAValue()
{
    const Result<int> result = 7;
    QVERIFY(result);
    QCOMPARE(*result, 7);
}

void TestResult::holdsAnError()
{
    const Result<int> result = Error{ErrorCode::NoAnswer, "none"};
    QVERIFY(!result);
    QCOMPARE(result.error(), (Error{ErrorCode::NoAnswer, "none"}));
}

void TestResult::givesAwayWhatCannotBeCopied()
{
    Result<std::unique_ptr<int>> result = std::make_unique<int>(3);
    const std::unique_ptr<int> taken = *std::move(result);
    QCOMPARE(*taken, 3);
}

void TestResult::succeedsWithNothing()
{
    const Result<void> good;
    const Result<void> bad = Error{ErrorCode::IoError, "disk"};
    QVERIFY(good);
    QVERIFY(!bad);
    QVERIFY(bad.error().code == ErrorCode::IoError);
}

void TestResult::succeedsWithAnEmptyValue()
{
    const Result<std::optional<int>> result = std::optional<int>();
    QVERIFY(result);
    QVERIFY(!result->has_value());
}

RATATOSK_TEST(TestResult);
#include "tst_result.moc"

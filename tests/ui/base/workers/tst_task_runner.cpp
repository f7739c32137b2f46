// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/workers/task_runner.h"

#include <QTest>

#include <atomic>
#include <vector>

class TestTaskRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worksElsewhereAndReportsHere();
    void dropsTheResultOfACancelledTask();
    void replacesTheTaskBefore();
    void endsBeforeItIsGone();
};

void TestTaskRunner::worksElsewhereAndReportsHere()
{
    TaskRunner runner;
    QThread* worker = nullptr;
    QThread* reporter = nullptr;
    runner.start([](std::stop_token) { return QThread::currentThread(); },
                 [&](QThread* thread) {
                     worker = thread;
                     reporter = QThread::currentThread();
                 });
    QTRY_VERIFY(reporter);
    QCOMPARE(reporter, thread());
    QVERIFY(worker && worker != thread());
}

void TestTaskRunner::dropsTheResultOfACancelledTask()
{
    TaskRunner runner;
    std::atomic<bool> hasEnded = false;
    bool isReported = false;
    runner.start(
        [&](std::stop_token stop) {
            while (!stop.stop_requested())
                QThread::msleep(1);
            hasEnded = true;
            return 1;
        },
        [&](int) { isReported = true; });
    QTest::qWait(20);
    runner.cancel();
    QTRY_VERIFY(hasEnded);
    QTest::qWait(20);
    QVERIFY(!isReported);
}

void TestTaskRunner::replacesTheTaskBefore()
{
    TaskRunner runner;
    std::vector<int> reported;
    for (int task = 0; task < 5; ++task)
        runner.start([task](std::stop_token) { return task; }, [&](int result) { reported.push_back(result); });
    QTRY_VERIFY(!reported.empty());
    QTest::qWait(20);
    QCOMPARE(reported, std::vector<int>{4});
}

void TestTaskRunner::endsBeforeItIsGone()
{
    std::atomic<bool> hasEnded = false;
    {
        TaskRunner runner;
        runner.start(
            [&](std::stop_token stop) {
                while (!stop.stop_requested())
                    QThread::msleep(1);
                QThread::msleep(20);
                hasEnded = true;
                return 0;
            },
            [](int) {});
        QTest::qWait(20);
    }
    QVERIFY(hasEnded);
}

RATATOSK_TEST(TestTaskRunner);
#include "tst_task_runner.moc"

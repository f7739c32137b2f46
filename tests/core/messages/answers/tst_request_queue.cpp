// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/answers/request_queue.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <chrono>
#include <thread>

using namespace ratatosk;
using namespace std::chrono_literals;

class TestRequestQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrder();
    void waitsForARequest();
    void cancelsWhatIsUnderWay();
    void cancelsWhatWaits();
    void forgetsWhatIsDone();
    void closingStopsEverything();
};

namespace {

Request describe(std::uint64_t number)
{
    return {number, DescribeRequest{}};
}

Request cancel(std::uint64_t target)
{
    return {0, CancelRequest{target}};
}

} // namespace

void TestRequestQueue::keepsTheOrder()
{
    RequestQueue queue;
    for (std::uint64_t number = 1; number <= 3; ++number)
        queue.push(describe(number));
    for (std::uint64_t number = 1; number <= 3; ++number)
        QCOMPARE(queue.next()->request.number, number);
}

void TestRequestQueue::waitsForARequest()
{
    RequestQueue queue;
    const std::jthread later([&] {
        std::this_thread::sleep_for(20ms);
        queue.push(describe(7));
    });
    QCOMPARE(queue.next()->request.number, std::uint64_t(7));
}

void TestRequestQueue::cancelsWhatIsUnderWay()
{
    RequestQueue queue;
    queue.push(describe(1));
    queue.push(describe(2));
    const auto job = queue.next();
    queue.push(cancel(5)); // nobody's
    QVERIFY(!job->stop.stop_requested());
    queue.push(cancel(1));
    QVERIFY(job->stop.stop_requested());
    QVERIFY(!queue.next()->stop.stop_requested());
}

void TestRequestQueue::cancelsWhatWaits()
{
    RequestQueue queue;
    queue.push(describe(1));
    queue.push(describe(2));
    queue.push(cancel(2));
    QVERIFY(!queue.next()->stop.stop_requested());
    const auto second = queue.next();
    QCOMPARE(second->request.number, std::uint64_t(2)); // it still gets its reply
    QVERIFY(second->stop.stop_requested());
}

void TestRequestQueue::forgetsWhatIsDone()
{
    RequestQueue queue;
    queue.push(describe(1));
    queue.push(describe(2));
    const auto first = queue.next();
    const auto second = queue.next();
    queue.push(cancel(1));
    QVERIFY(!first->stop.stop_requested());
    QVERIFY(!second->stop.stop_requested());
}

void TestRequestQueue::closingStopsEverything()
{
    RequestQueue queue;
    queue.push(describe(1));
    queue.push(describe(2));
    const auto job = queue.next();
    const std::jthread later([&] {
        std::this_thread::sleep_for(20ms);
        queue.close();
    });
    while (!job->stop.stop_requested())
        std::this_thread::sleep_for(1ms);
    QVERIFY(!queue.next());
    queue.push(describe(3));
    QVERIFY(!queue.next());
}

RATATOSK_TEST(TestRequestQueue);
#include "tst_request_queue.moc"

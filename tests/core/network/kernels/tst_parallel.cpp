// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/kernels/parallel.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

using namespace ratatosk;

class TestParallel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setThreadCount(1); }
    void doesEachPartOnce_data();
    void doesEachPartOnce();
    void keepsPartsOnTheirThreads();
    void servesSeveralCallers();
    void sleepsAndWakes();
};

void TestParallel::doesEachPartOnce_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("parts");

    QTest::newRow("no parts") << 3 << 0;
    QTest::newRow("one part") << 3 << 1;
    QTest::newRow("fewer parts than threads") << 4 << 2;
    QTest::newRow("as many") << 3 << 3;
    QTest::newRow("more") << 3 << 100;
    QTest::newRow("one thread") << 1 << 100;
}

void TestParallel::doesEachPartOnce()
{
    QFETCH(int, threads);
    QFETCH(int, parts);
    setThreadCount(threads);
    for (int round = 0; round < 200; ++round) {
        std::vector<int> visits(static_cast<std::size_t>(parts));
        forEachPart(parts, [&](std::int64_t part) { ++visits[static_cast<std::size_t>(part)]; });
        QVERIFY(std::ranges::all_of(visits, [](int count) { return count == 1; }));
    }
}

void TestParallel::keepsPartsOnTheirThreads()
{
    setThreadCount(3);
    std::vector<std::thread::id> first(3), again(3);
    forEachPart(3, [&](std::int64_t part) { first[static_cast<std::size_t>(part)] = std::this_thread::get_id(); });
    forEachPart(3, [&](std::int64_t part) { again[static_cast<std::size_t>(part)] = std::this_thread::get_id(); });
    QCOMPARE(first.front(), std::this_thread::get_id());
    QVERIFY(first == again);
}

void TestParallel::servesSeveralCallers()
{
    setThreadCount(2);
    std::atomic<int> done{0};
    {
        std::vector<std::jthread> callers;
        for (int caller = 0; caller < 4; ++caller)
            callers.emplace_back([&] {
                for (int round = 0; round < 100; ++round)
                    forEachPart(5, [&](std::int64_t) { ++done; });
            });
    }
    QCOMPARE(done.load(), 4 * 100 * 5);
}

void TestParallel::sleepsAndWakes()
{
    setThreadCount(2);
    std::atomic<int> done{0};
    for (int round = 0; round < 5; ++round) {
        forEachPart(2, [&](std::int64_t) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2)); // longer than anybody waits awake
            ++done;
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    QCOMPARE(done.load(), 10);
}

RATATOSK_TEST(TestParallel);
#include "tst_parallel.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/workers/task_queue.h"

#include <QTest>

#include <atomic>
#include <string>

class TestTaskQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAllInOrder();
    void preparesWhenItsTurnHasCome();
    void takesInWhatIsAddedOnTheWay();
    void dropsWhatWaits();
    void stopsWhatIsUnderWay();
    void dropsFromInside();
    void endsBeforeItIsGone();

private:
    TaskQueue::Ticket add(TaskQueue& queue, char name)
    {
        return queue.add([name] { return [name](std::stop_token) { return name; }; }, [this](char result) { m_done += result; });
    }
    static auto untilStopped(std::atomic<bool>& hasBegun)
    {
        return [&hasBegun] {
            return [&hasBegun](std::stop_token stop) {
                hasBegun = true;
                while (!stop.stop_requested())
                    QThread::msleep(1);
                return 'x';
            };
        };
    }

    std::string m_done;
};

void TestTaskQueue::runsAllInOrder()
{
    m_done.clear();
    TaskQueue queue;
    for (const char name : {'a', 'b', 'c', 'd'})
        add(queue, name);
    QTRY_COMPARE(m_done, std::string("abcd"));
    QVERIFY(queue.isIdle());
}

void TestTaskQueue::preparesWhenItsTurnHasCome()
{
    TaskQueue queue;
    int value = 0;
    int seen = 0;
    queue.add([] { return [](std::stop_token) { return 7; }; }, [&](int result) { value = result; });
    queue.add([&] { return [value](std::stop_token) { return value; }; }, [&](int result) { seen = result; });
    QTRY_COMPARE(seen, 7);
}

void TestTaskQueue::takesInWhatIsAddedOnTheWay()
{
    m_done.clear();
    TaskQueue queue;
    queue.add([] { return [](std::stop_token) { return 0; }; }, [&](int) { add(queue, 'z'); });
    add(queue, 'a');
    QTRY_COMPARE(m_done, std::string("az"));
}

void TestTaskQueue::dropsWhatWaits()
{
    m_done.clear();
    TaskQueue queue;
    add(queue, 'a');
    const auto dropped = add(queue, 'b');
    add(queue, 'c');
    queue.drop(dropped);
    QTRY_COMPARE(m_done, std::string("ac"));
}

void TestTaskQueue::stopsWhatIsUnderWay()
{
    m_done.clear();
    TaskQueue queue;
    std::atomic<bool> hasBegun = false;
    const auto endless = queue.add(untilStopped(hasBegun), [this](char result) { m_done += result; });
    add(queue, 'a');
    QTRY_VERIFY(hasBegun);
    queue.drop(endless);
    QTRY_COMPARE(m_done, std::string("a"));
    queue.drop(endless); // long gone
    add(queue, 'b');
    QTRY_COMPARE(m_done, std::string("ab"));
}

/// A file that has been opened ends what waited for the one before.
void TestTaskQueue::dropsFromInside()
{
    m_done.clear();
    TaskQueue queue;
    TaskQueue::Ticket own = 0;
    TaskQueue::Ticket next = 0;
    own = queue.add([] { return [](std::stop_token) { return 0; }; },
                    [&](int) {
                        queue.drop(own);
                        queue.drop(next);
                        m_done += 'o';
                    });
    next = add(queue, 'n');
    add(queue, 'a');
    QTRY_COMPARE(m_done, std::string("oa"));
}

void TestTaskQueue::endsBeforeItIsGone()
{
    m_done.clear();
    std::atomic<bool> hasBegun = false;
    {
        TaskQueue queue;
        queue.add(untilStopped(hasBegun), [this](char result) { m_done += result; });
        add(queue, 'a');
        QTRY_VERIFY(hasBegun);
    }
    QTest::qWait(20);
    QCOMPARE(m_done, std::string());
}

RATATOSK_TEST(TestTaskQueue);
#include "tst_task_queue.moc"

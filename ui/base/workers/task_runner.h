// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>

#include <stop_token>
#include <utility>

/// Runs one task at a time on a thread of its own. Starting a new task replaces the one before. Lives on the thread that made it.
class TaskRunner : public QObject
{
public:
    explicit TaskRunner(QObject* parent = nullptr) : QObject(parent)
    {
        m_worker.moveToThread(&m_thread);
        m_thread.start();
    }

    ~TaskRunner() override
    {
        cancel();
        m_thread.quit();
        m_thread.wait();
    }

    /// Calls work(stop_token) on the worker thread, then done(result) on this one, unless cancelled in between.
    template <class Work, class Done>
    void start(Work work, Done done)
    {
        cancel();
        m_stop = std::stop_source();
        QMetaObject::invokeMethod(&m_worker, [this, stop = m_stop.get_token(), work = std::move(work), done = std::move(done)] {
            if (stop.stop_requested())
                return;
            QMetaObject::invokeMethod(this, [stop, done, result = work(stop)] {
                if (!stop.stop_requested()) // asked on the thread that cancels: no race
                    done(result);
            });
        });
    }

    void cancel() { m_stop.request_stop(); }

private:
    QThread m_thread;
    QObject m_worker; // lives in m_thread and only receives calls
    std::stop_source m_stop;
};

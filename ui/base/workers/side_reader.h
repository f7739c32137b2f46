// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/statements/statements_apart.h"
#include "ui/base/workers/statement_program.h"
#include "ui/base/workers/task_runner.h"

#include <filesystem>
#include <memory>
#include <type_traits>
#include <utility>

/// Reads the open database on a thread and in a process of its own, so that neither a long statement nor the window waits. The process is
/// started by the first wish. Only the latest wish is answered. Lives on the GUI thread.
class SideReader
{
public:
    void open(const std::filesystem::path& file)
    {
        m_runner.cancel();
        m_file = std::make_shared<File>(File{file, statementProgram(), nullptr});
    }

    /// Calls work(browser, stop_token) on the worker thread, then done(result) on this one. When the file cannot be opened any more,
    /// the result is an empty one. Without an open file nothing happens.
    template <class Work, class Done>
    void start(Work work, Done done)
    {
        using Outcome = std::invoke_result_t<Work, ratatosk::DatabaseBrowser&, std::stop_token>;
        if (!m_file)
            return;
        m_runner.start(
            [file = m_file, work = std::move(work)](std::stop_token stop) {
                ratatosk::DatabaseBrowser* browser = file->opened();
                return browser ? work(*browser, std::move(stop)) : Outcome();
            },
            std::move(done));
    }

    void cancel() { m_runner.cancel(); }

    /// Ends the process; nothing is read before the next `open`.
    void close()
    {
        m_runner.cancel();
        m_file.reset();
    }

private:
    /// Used on the worker thread only.
    struct File {
        std::filesystem::path path;
        std::filesystem::path program;
        std::unique_ptr<ratatosk::DatabaseBrowser> browser; ///< opened by the first wish

        ratatosk::DatabaseBrowser* opened()
        {
            if (!browser) {
                auto result = ratatosk::openBrowserApart(path, program);
                if (result)
                    browser = std::move(*result);
            }
            return browser.get();
        }
    };

    std::shared_ptr<File> m_file;
    TaskRunner m_runner; // last member, first destroyed
};

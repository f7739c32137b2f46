// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/opening/database_browser.h"
#include "core/files/opening/database_editor.h"

namespace ratatosk {

// As DatabaseBrowser::open and DatabaseEditor::open, but SQLite works in a child process, `program statements`, where `program` is
// ratatosk-cli. What crashes or hangs there costs one statement: it ends with WorkerFailed, or with Cancelled no later than 300 ms after
// its stop was requested, and the next call starts a new child. What an editor had not applied is gone then, as hasPending() says. Error
// besides: WorkerFailed when the program cannot be started.

Result<std::unique_ptr<DatabaseBrowser>> openBrowserApart(const std::filesystem::path& file, const std::filesystem::path& program,
                                                          std::stop_token stop = {});
Result<std::unique_ptr<DatabaseEditor>> openEditorApart(const std::filesystem::path& file, const std::filesystem::path& program);

} // namespace ratatosk

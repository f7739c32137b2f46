// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/rows/row_edits.h"
#include "ui/base/workers/task_runner.h"

#include <QObject>

#include <filesystem>
#include <vector>

/// Writes edits of rows to the file, on a thread and in a process of their own, so that the file is locked only while that goes on.
/// Lives on the GUI thread.
class EditApplier : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// One at a time: a second call while the first goes on does nothing.
    void apply(const std::filesystem::path& file, const std::vector<ratatosk::RowEdit>& edits);
    bool isApplying() const { return m_isApplying; }

Q_SIGNALS:
    void applied();
    /// Nothing was written, because of these.
    void refused(const std::vector<ratatosk::EditFault>& faults);
    /// Nothing was written, for a reason that is none of theirs.
    void failed(const ratatosk::Error& error);

private:
    using Outcome = ratatosk::Result<std::vector<ratatosk::EditFault>>;

    void finish(const Outcome& outcome);

    bool m_isApplying = false;
    TaskRunner m_runner; // last member, first destroyed
};

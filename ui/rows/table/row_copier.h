// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/row_text.h"
#include "ui/base/workers/task_runner.h"

#include <QObject>
#include <QString>

class RowsView;

/// Puts marked cells on the clipboard, in the form that is wanted; many are written on a worker.
class RowCopier : public QObject
{
    Q_OBJECT
public:
    /// Gives the view its key for it. The view must outlive it.
    RowCopier(RowsView& rows, QObject* parent);

    /// The marked cells as text; all when none is marked.
    QString text(const ratatosk::RowTextOptions& options) const;
    void copy(const ratatosk::RowTextOptions& options);

private:
    RowsView& m_rows;
    TaskRunner m_runner; // last member, first destroyed
};

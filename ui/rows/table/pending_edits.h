// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/row_edits.h"

#include <QObject>
#include <QString>

#include <functional>

/// The edits of rows that nobody has written yet, of all tables, which every table of rows shows.
class PendingEdits : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    const ratatosk::RowEdits& edits() const { return m_edits; }
    bool isEmpty() const { return m_edits.isEmpty(); }

    /// As one step, which is undone as one.
    void change(const std::function<void(ratatosk::RowEdits&)>& change);
    /// False: there is no step to go back.
    bool undo();
    /// Written, or about a file that is not open any more.
    void clear();
    void showFaults(const std::vector<ratatosk::EditFault>& faults);

Q_SIGNALS:
    void changed();

private:
    ratatosk::RowEdits m_edits;
};

/// Why an edit was not written, in a sentence.
QString faultText(const ratatosk::EditFault& fault);

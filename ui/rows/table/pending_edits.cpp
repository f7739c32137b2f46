// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/pending_edits.h"

using namespace ratatosk;

void PendingEdits::change(const std::function<void(RowEdits&)>& change)
{
    m_edits.beginStep();
    change(m_edits);
    Q_EMIT changed();
}

bool PendingEdits::undo()
{
    const bool isUndone = m_edits.undo();
    if (isUndone)
        Q_EMIT changed();
    return isUndone;
}

void PendingEdits::clear()
{
    m_edits.clear();
    Q_EMIT changed();
}

void PendingEdits::showFaults(const std::vector<EditFault>& faults)
{
    m_edits.setFaults(faults);
    Q_EMIT changed();
}

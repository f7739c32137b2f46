// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/pending_edits.h"

#include "ui/base/wording/cell_text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace ratatosk;

namespace {

struct FaultText {
    Q_DECLARE_TR_FUNCTIONS(FaultText)
};

QString changedText(const EditFault& fault)
{
    const auto now = std::ranges::find(fault.now, fault.column, &NamedCell::column);
    if (now == fault.now.end())
        return FaultText::tr("Another program has changed this row.");
    return FaultText::tr("Another program has changed this cell to %1. Apply again to write your change anyway.")
        .arg(shortCellText(now->cell));
}

} // namespace

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

QString faultText(const EditFault& fault)
{
    switch (fault.kind) {
    case EditFault::Kind::Required: return FaultText::tr("A value is required here.");
    case EditFault::Kind::Unique: return FaultText::tr("Another row has this value already, and it must be unique.");
    case EditFault::Kind::ForeignKey: return FaultText::tr("A foreign key refers to a row that does not exist, or to this row.");
    case EditFault::Kind::Check: return FaultText::tr("The value breaks a rule of the table. %1").arg(QString::fromStdString(fault.detail));
    case EditFault::Kind::ChangedMeanwhile: return changedText(fault);
    case EditFault::Kind::Gone: return FaultText::tr("Another program has deleted this row.");
    case EditFault::Kind::Other: break;
    }
    return FaultText::tr("SQLite refused the change. %1").arg(QString::fromStdString(fault.detail));
}

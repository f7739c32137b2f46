// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/rows_summary.h"

#include "ui/base/state/sql_text.h"

#include <QCoreApplication>
#include <QLocale>

using namespace ratatosk;

namespace {

struct RowsWords {
    Q_DECLARE_TR_FUNCTIONS(RowsSummary)
};

} // namespace

QString amountText(const ResultTable& rows, int rowsShown, bool isPart)
{
    const int count = static_cast<int>(rows.rows.size());
    QString amount = rows.isComplete ? RowsWords::tr("%Ln row(s)", nullptr, count) : RowsWords::tr("The first %Ln row(s)", nullptr, count);
    if (rowsShown != count)
        amount = RowsWords::tr("%1 of %2 shown").arg(QLocale().toString(rowsShown), amount);
    return isPart && !rows.isComplete ? RowsWords::tr("%1 (only these rows are sorted and filtered)").arg(amount) : amount;
}

QString noRowsText(const QString& sql)
{
    return hasConditions(sql.toStdString()) ? RowsWords::tr("The statement found no rows. Check the values in its conditions.")
                                            : RowsWords::tr("The statement ran and found no rows.");
}

QString stateText(RowsState state, double milliseconds)
{
    switch (state) {
    case RowsState::Pending: return RowsWords::tr("Pending changes");
    case RowsState::Kept: return RowsWords::tr("Written to the file");
    case RowsState::Undone: return RowsWords::tr("Undone");
    case RowsState::Read: break;
    }
    return RowsWords::tr("%1 ms").arg(QLocale().toString(milliseconds, 'f', milliseconds < 10 ? 1 : 0));
}

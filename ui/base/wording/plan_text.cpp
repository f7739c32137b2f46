// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/plan_text.h"

#include <QCoreApplication>

using ratatosk::PlanStep;

namespace {

struct PlanText {
    Q_DECLARE_TR_FUNCTIONS(PlanText)

public:
    static QString scan(const PlanStep& step);
    static QString search(const PlanStep& step);
    static QString sort(const QString& purpose);
    static QString subquery(const QString& words);
    static QString combination(const QString& words);
};

QString PlanText::scan(const PlanStep& step)
{
    const QString table = QString::fromStdString(step.table);
    const QString index = QString::fromStdString(step.index);
    if (index.isEmpty())
        return tr("Reads every row of %1; no index is used.").arg(table);
    if (step.isCovering)
        return tr("Reads every row of %1 from the index %2 alone.").arg(table, index);
    return tr("Reads every row of %1 in the order of the index %2.").arg(table, index);
}

QString PlanText::search(const PlanStep& step)
{
    const QString table = QString::fromStdString(step.table);
    const QString condition = QString::fromStdString(step.condition);
    if (step.isByRowNumber)
        return tr("Finds rows of %1 by their primary key (%2).").arg(table, condition);
    if (step.isAutomatic)
        return tr("Builds an index on %1 for this run only and finds rows with it (%2). A permanent index would save this work.")
            .arg(table, condition);
    if (step.isCovering)
        return tr("Finds rows of %1 with the index %2 alone (%3).").arg(table, QString::fromStdString(step.index), condition);
    return tr("Finds rows of %1 with the index %2 (%3).").arg(table, QString::fromStdString(step.index), condition);
}

QString PlanText::sort(const QString& purpose)
{
    if (purpose.endsWith(QLatin1String("ORDER BY")))
        return tr("Sorts the rows for ORDER BY; no index has that order.");
    if (purpose.startsWith(QLatin1String("GROUP BY")))
        return tr("Sorts the rows for GROUP BY; no index has that order.");
    if (purpose.startsWith(QLatin1String("DISTINCT")))
        return tr("Collects the rows to remove duplicates.");
    return tr("Collects rows in a sorted list for %1.").arg(purpose);
}

QString PlanText::subquery(const QString& words)
{
    if (words.startsWith(QLatin1String("CORRELATED")))
        return tr("Runs a subquery again for each row:");
    if (words.startsWith(QLatin1String("CO-ROUTINE")))
        return tr("Runs a subquery row by row, as rows are needed:");
    if (words.startsWith(QLatin1String("MATERIALIZE")))
        return tr("Runs a subquery once and keeps its rows:");
    return tr("Runs a subquery once:");
}

QString PlanText::combination(const QString& words)
{
    if (words.startsWith(QLatin1String("COMPOUND")) || words.startsWith(QLatin1String("MERGE")))
        return tr("Combines the rows of several queries:");
    if (words.startsWith(QLatin1String("LEFT-MOST")))
        return tr("The first query:");
    return tr("Combined with the rows of another query (%1):").arg(words);
}

} // namespace

QString planText(const PlanStep& step)
{
    const QString purpose = QString::fromStdString(step.purpose);
    switch (step.kind) {
    case PlanStep::Kind::Scan: return PlanText::scan(step);
    case PlanStep::Kind::Search: return PlanText::search(step);
    case PlanStep::Kind::SortInMemory: return PlanText::sort(purpose);
    case PlanStep::Kind::Subquery: return PlanText::subquery(purpose);
    case PlanStep::Kind::Combine: return PlanText::combination(purpose);
    case PlanStep::Kind::Other: break;
    }
    return QString::fromStdString(step.detail);
}

bool isCostly(const PlanStep& step)
{
    const bool isFullScan = step.kind == PlanStep::Kind::Scan && step.index.empty();
    return isFullScan || step.isAutomatic || (step.kind == PlanStep::Kind::Subquery && step.purpose.starts_with("CORRELATED"));
}

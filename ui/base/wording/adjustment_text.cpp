// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/adjustment_text.h"

#include <QCoreApplication>

using namespace ratatosk;

QString adjustmentText(const RuleChange& change)
{
    const QString sentence = QString::fromStdString(change.sentence), before = QString::fromStdString(change.before),
                  after = QString::fromStdString(change.after);
    if (before.isEmpty() && after.isEmpty())
        return QCoreApplication::translate("AdjustmentText", "Adjusted: %1").arg(sentence);
    if (before.isEmpty())
        return QCoreApplication::translate("AdjustmentText", "Adjusted: %1 (added: %2)").arg(sentence, after);
    if (after.isEmpty())
        return QCoreApplication::translate("AdjustmentText", "Adjusted: %1 (removed: %2)").arg(sentence, before);
    return QCoreApplication::translate("AdjustmentText", "Adjusted: %1 (%2 instead of %3)").arg(sentence, after, before);
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/trust_text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace ratatosk;

namespace {

struct TrustText {
    Q_DECLARE_TR_FUNCTIONS(TrustText)
};

QString gapText(GrammarGap gap)
{
    switch (gap) {
    case GrammarGap::MovingAggregate: return TrustText::tr("A moving sum or average");
    case GrammarGap::Quantile: return TrustText::tr("A quartile or percentile");
    case GrammarGap::Spread: return TrustText::tr("A deviation, variance or correlation");
    case GrammarGap::Chance: return TrustText::tr("A random choice");
    case GrammarGap::CrossTable: return TrustText::tr("A pivot table");
    case GrammarGap::Forecast: return TrustText::tr("A forecast");
    case GrammarGap::Cause: return TrustText::tr("A cause or reason");
    case GrammarGap::Change: break;
    }
    return TrustText::tr("A change to the data");
}

/// "column dogs.age" in the window's language.
QString itemText(const QString& item)
{
    const QString name = item.section(QLatin1Char(' '), 1);
    if (item.startsWith(QLatin1String("column ")))
        return TrustText::tr("column %1").arg(name);
    if (item.startsWith(QLatin1String("table ")))
        return TrustText::tr("table %1").arg(name);
    return TrustText::tr("value %1").arg(name);
}

} // namespace

QString trustText(const Assessment& assessment, bool isRun)
{
    switch (assessment.trust) {
    case Trust::Likely: return TrustText::tr("Likely right");
    case Trust::Fair: return TrustText::tr("Probably right (about %1%)").arg(10 * std::clamp(qRound(10 * assessment.chance), 5, 9));
    case Trust::Check: return TrustText::tr("Please check");
    case Trust::Unsure: return TrustText::tr("Unsure");
    case Trust::Refused: break;
    }
    return isRun ? TrustText::tr("A guess") : TrustText::tr("A guess, not run");
}

QString doubtText(const Assessment& assessment)
{
    const QString about = QString::fromStdString(assessment.about);
    switch (assessment.doubt) {
    case Doubt::None: return {};
    case Doubt::NoQuery: break;
    case Doubt::BeyondGrammar: return TrustText::tr("%1 is not possible in an answer (“%2”).").arg(gapText(assessment.gap), about);
    case Doubt::UnusedWords: return TrustText::tr("Not used in this answer: %1.").arg(about);
    case Doubt::UnknownWords: return TrustText::tr("This database has no table, column or value for: %1.").arg(about);
    case Doubt::UnreadCells:
        return TrustText::tr("The database has more text values than were searched, so a name in the question may have been missed.");
    case Doubt::ManyReadings:
        return about.isEmpty()
            ? TrustText::tr("The question can be understood in several ways.")
            : TrustText::tr("The question can be understood in several ways; the least certain part is %1.").arg(itemText(about));
    case Doubt::AnotherReading:
        return about.isEmpty()
            ? TrustText::tr("The question can also be understood in another way.")
            : TrustText::tr("The question can also be understood in another way; the least certain part is %1.").arg(itemText(about));
    case Doubt::Doubtful:
        if (assessment.trust == Trust::Fair)
            return about.isEmpty() ? QString() : TrustText::tr("The least certain part is %1.").arg(itemText(about));
        return about.isEmpty() ? TrustText::tr("This may not be what you mean.")
                               : TrustText::tr("This may not be what you mean; the least certain part is %1.").arg(itemText(about));
    case Doubt::GuessedJoin: return TrustText::tr("This join is a guess and not declared in the database: %1.").arg(about);
    case Doubt::OpenMeasure: return TrustText::tr("The question names no measure. This answer uses: %1.").arg(about);
    case Doubt::MixedColumn:
        return TrustText::tr("Some cells are not numbers. They count as 0 in a sum or an average and sort above all numbers: %1.")
            .arg(about);
    case Doubt::AmbiguousJoin: return TrustText::tr("Several columns could join the tables. The first was used: %1.").arg(about);
    }
    return TrustText::tr("No query was found for this question.");
}

QString verdictText(const Assessment& assessment, bool isRun, bool isDoubtShown)
{
    const QString trust = trustText(assessment, isRun).toHtmlEscaped(), doubt = doubtText(assessment).toHtmlEscaped();
    return isDoubtShown || doubt.isEmpty() ? QStringLiteral("<b>%1</b>").arg(trust) : TrustText::tr("<b>%1.</b> %2").arg(trust, doubt);
}

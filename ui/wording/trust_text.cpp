// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/trust_text.h"

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
    case GrammarGap::MovingAggregate: return TrustText::tr("A figure over the last few rows");
    case GrammarGap::Quantile: return TrustText::tr("A quartile or percentile");
    case GrammarGap::Spread: return TrustText::tr("A deviation, variance or correlation");
    case GrammarGap::Chance: return TrustText::tr("A random choice");
    case GrammarGap::CrossTable: return TrustText::tr("A table with values as headings");
    case GrammarGap::Forecast: return TrustText::tr("A forecast");
    case GrammarGap::Cause: return TrustText::tr("A reason for what is so");
    case GrammarGap::Change: break;
    }
    return TrustText::tr("A change of the data");
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
    case Trust::Fair: return TrustText::tr("Right about %1 times in 10").arg(std::clamp(qRound(10 * assessment.chance), 5, 9));
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
    case Doubt::BeyondGrammar: return TrustText::tr("%1 is beyond what an answer can express (“%2”).").arg(gapText(assessment.gap), about);
    case Doubt::UnusedWords: return TrustText::tr("Not used in this answer: %1.").arg(about);
    case Doubt::UnknownWords: return TrustText::tr("This database has no table, column or value for: %1.").arg(about);
    case Doubt::UnreadCells:
        return TrustText::tr("The database holds more texts than are looked through: a name in the question may have been missed.");
    case Doubt::ManyReadings:
        return about.isEmpty()
            ? TrustText::tr("Several readings of the question are about equally likely.")
            : TrustText::tr("Several readings of the question are about equally likely; least sure is %1.").arg(itemText(about));
    case Doubt::AnotherReading:
        return about.isEmpty() ? TrustText::tr("There is another reading of the question.")
                               : TrustText::tr("There is another reading of the question; least sure is %1.").arg(itemText(about));
    case Doubt::Doubtful:
        if (assessment.trust == Trust::Fair)
            return about.isEmpty() ? QString() : TrustText::tr("Least sure is %1.").arg(itemText(about));
        return about.isEmpty() ? TrustText::tr("This may not be what you mean.")
                               : TrustText::tr("This may not be what you mean; least sure is %1.").arg(itemText(about));
    case Doubt::GuessedJoin: return TrustText::tr("A join is guessed, not declared in the database: %1.").arg(about);
    case Doubt::OpenMeasure: return TrustText::tr("The question does not say by what; this is %1.").arg(about);
    case Doubt::AmbiguousJoin:
        return TrustText::tr("The question leaves open which column joins the tables; the first was taken: %1.").arg(about);
    }
    return TrustText::tr("No query was found for this question.");
}

QString verdictText(const Assessment& assessment, bool isRun, bool isDoubtTold)
{
    const QString trust = trustText(assessment, isRun).toHtmlEscaped(), doubt = doubtText(assessment).toHtmlEscaped();
    return isDoubtTold || doubt.isEmpty() ? QStringLiteral("<b>%1</b>").arg(trust) : TrustText::tr("<b>%1.</b> %2").arg(trust, doubt);
}

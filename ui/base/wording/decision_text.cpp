// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/decision_text.h"

#include "ui/base/wording/rule_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

using namespace ratatosk;

QString percentText(double part)
{
    //: a percentage; some languages have a space before the sign
    return QCoreApplication::translate("DecisionText", "%1%").arg(QLocale().toString(part * 100, 'f', part < 0.0995 ? 1 : 0));
}

QString refusedText(const AnswerStep& step)
{
    QStringList parts;
    for (const RefusedAction& refused : step.refused)
        parts << QStringLiteral("%1 %2").arg(ruleWords(refused.action), percentText(refused.probability));
    const QString refused = parts.isEmpty()
        ? QCoreApplication::translate("DecisionText", "There are no alternatives here.")
        : QCoreApplication::translate("DecisionText", "Alternatives: %1.").arg(parts.join(QStringLiteral(", ")));
    return step.overriddenBy.empty() ? refused : refused + QLatin1Char(' ') + overriddenText(step);
}

QString overriddenText(const AnswerStep& step)
{
    return QCoreApplication::translate("DecisionText", "A rule replaced this step (%1).").arg(QString::fromStdString(step.overriddenBy));
}

QString stepLabel(const AnswerStep& step, int number)
{
    return QStringLiteral("%1  %2  %3").arg(QString::number(number + 1), ruleWords(step.action), percentText(step.probability));
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/pattern_text.h"

#include <QCoreApplication>

using ratatosk::PatternFault;

namespace {

struct PatternText {
    Q_DECLARE_TR_FUNCTIONS(PatternText)
};

} // namespace

QString patternFaultText(const PatternFault& fault)
{
    using Kind = PatternFault::Kind;
    const QString part = QString::fromStdString(fault.part).left(20);
    switch (fault.kind) {
    case Kind::OpenGroup: return PatternText::tr("a parenthesis has no partner. Type \\( to find a parenthesis.");
    case Kind::OpenSet: return PatternText::tr("a closing ] is missing. Type \\[ to find a bracket.");
    case Kind::Escape: return PatternText::tr("%1 means nothing here. Type \\\\ to find a backslash.").arg(part);
    case Kind::Repeat:
        return PatternText::tr("%1 has nothing before it that can repeat so often. Type \\ before a sign to find it.").arg(part);
    case Kind::Range: return PatternText::tr("%1 is no range of characters.").arg(part);
    case Kind::NotOffered: return PatternText::tr("%1 is not available, because it could take very long.").arg(part);
    case Kind::TooLarge: return PatternText::tr("the pattern is too large.");
    case Kind::Other: break;
    }
    return PatternText::tr("the pattern is not a regular expression.");
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/link_kind_text.h"

#include <QCoreApplication>

using ratatosk::LinkKind;

namespace {

struct LinkKindText {
    Q_DECLARE_TR_FUNCTIONS(LinkKindText)
};

} // namespace

QString linkKindText(LinkKind kind)
{
    switch (kind) {
    case LinkKind::Partial: return LinkKindText::tr("part of the name");
    case LinkKind::Synonym: return LinkKindText::tr("synonym");
    case LinkKind::Exact: return LinkKindText::tr("whole name");
    case LinkKind::NumberHint: return LinkKindText::tr("number in a numeric column");
    case LinkKind::TimeHint: return LinkKindText::tr("date in a date column");
    case LinkKind::WordInCell: return LinkKindText::tr("part of a value");
    case LinkKind::WholeCell: return LinkKindText::tr("whole value");
    case LinkKind::None: break;
    }
    return {};
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/link_kind_text.h"

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
    case LinkKind::Synonym: return LinkKindText::tr("another word for it");
    case LinkKind::Exact: return LinkKindText::tr("the whole name");
    case LinkKind::NumberHint: return LinkKindText::tr("a number, and it holds numbers");
    case LinkKind::TimeHint: return LinkKindText::tr("a time, and it holds times");
    case LinkKind::WordInCell: return LinkKindText::tr("a word of a value");
    case LinkKind::WholeCell: return LinkKindText::tr("a whole value");
    case LinkKind::None: break;
    }
    return {};
}

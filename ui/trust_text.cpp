// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trust_text.h"

#include <QCoreApplication>

using ratatosk::Trust;

namespace {

struct TrustText {
    Q_DECLARE_TR_FUNCTIONS(TrustText)
};

} // namespace

QString trustText(Trust trust)
{
    switch (trust) {
    case Trust::Likely:
        return TrustText::tr("Likely right");
    case Trust::Check:
        return TrustText::tr("Please check");
    case Trust::Unsure:
        return TrustText::tr("Unsure");
    case Trust::Refused:
        break;
    }
    return TrustText::tr("A guess, not run");
}

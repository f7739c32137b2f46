// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/state/carried_inquiries.h"

#include "ui/base/state/bare_answer.h"

#include <utility>

using namespace ratatosk;

std::vector<Inquiry> settled(std::vector<Inquiry> inquiries, const Answer& bare)
{
    for (Inquiry& one : inquiries) {
        if (one.answer && !isAboutSameSchema(*one.answer, bare)) {
            one.answer.reset();
            one.candidate = -1;
        }
        if (std::exchange(one.isAsking, false) && !one.answer)
            one.failure = Error{ErrorCode::Cancelled, "Stopped by you."};
        one.isRunning = false;
    }
    return inquiries;
}

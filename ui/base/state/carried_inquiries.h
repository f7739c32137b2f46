// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/state/inquiry.h"

#include <QString>

#include <vector>

/// What was asked and run in a window that another takes the place of, tab by tab.
struct CarriedInquiries {
    QString openedFrom; ///< the database that they are about; empty: none
    std::vector<Inquiry> inquiries;
};

/// As they go on in another window: what was under way has stopped, and answers about another schema than that of `bare` are gone.
std::vector<Inquiry> settled(std::vector<Inquiry> inquiries, const ratatosk::Answer& bare);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

/// A column's declared type as briefly as SQL can say it: "timestamp", not "timestamp without time zone", beside which no name had room.
QString typeText(const std::string& declared);

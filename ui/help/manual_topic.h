// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

/// The id of the manual's page about the part of the window with the focus. Empty: no page is about that part.
QString manualTopic(const QWidget* focus);

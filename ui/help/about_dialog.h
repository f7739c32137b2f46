// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

/// Name, version and licence.
void showAboutDialog(QWidget* parent);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

/// An icon of resources/icons, painted in the palette's text colour of the moment, so that it follows light and dark at once.
QIcon symbolIcon(const QString& name);

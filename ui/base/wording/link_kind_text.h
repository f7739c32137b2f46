// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/links/schema_links.h"

#include <QString>

/// What a link means, in a few translated words: "the whole name".
QString linkKindText(ratatosk::LinkKind kind);

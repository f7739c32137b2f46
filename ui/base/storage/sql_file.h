// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/base/storage/draft_store.h"

/// SQL text from a file, as a tab for the editor. Errors: IoError, LimitExceeded (too long for an editor).
ratatosk::Result<QueryDraft> readSqlFile(const QString& file);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/trust.h"

#include <QString>

/// How far an answer deserves belief, in a translated word or two. `isRun`: its rows are there, whoever had it run.
QString trustText(const ratatosk::Assessment& assessment, bool isRun = false);

/// Both for a label of rich text, what speaks against it only where `isDoubtTold` does not say that it stands elsewhere.
QString verdictText(const ratatosk::Assessment& assessment, bool isRun, bool isDoubtShown = false);

/// What speaks against believing it, as one translated sentence; empty where nothing does.
QString doubtText(const ratatosk::Assessment& assessment);

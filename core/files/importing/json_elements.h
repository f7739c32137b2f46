// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/importing/json_records.h"
#include "core/files/importing/json_text.h"

namespace ratatosk {

// Only the sources that read JSON include this.

/// The elements of a list, each by itself. One that is no JSON is a fault and left out, as long as there is another one. Errors: NotADatabase (no
/// element), those of the sink and of `text`.
Result<void> passElements(JsonText& text, ImportPace& pace, const RecordSink& sink);

} // namespace ratatosk

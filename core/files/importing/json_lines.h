// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/importing/json_records.h"
#include "core/files/importing/json_text.h"

namespace ratatosk {

// Only the sources that read JSON include this.

/// The values of a text of lines, each as soon as it is whole; one may go on over several lines. A value that is none is a fault and left out, as
/// long as there is another one. Errors: NotADatabase (no value), those of the sink and of `text`.
Result<void> passLines(JsonText& text, ImportPace& pace, const RecordSink& sink);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cells/text_file.h"
#include "core/importing/data_file.h"

#include <functional>
#include <string>

#include <nlohmann/json.hpp>

namespace ratatosk {

// Only the sources that read JSON include this.

/// Called with each record and the name of the list that holds it; empty: it stands at the top of the file.
using RecordSink = std::function<Result<void>(const std::string& list, const nlohmann::ordered_json& record)>;

/// JSON Lines by the ending of the name, or by a first line that is a value and not the last.
bool holdsValuePerLine(DataFormat format, std::string_view sample);

/// All records of a file of JSON, one in memory at a time: those of its list, or of the lists of its object and then what else that has, or
/// of its lines. Errors: NotADatabase (no JSON), those of the sink and of `text`.
Result<void> passRecords(TextFile& text, bool isLines, const RecordSink& sink);

} // namespace ratatosk

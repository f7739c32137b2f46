// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/cells/text_file.h"
#include "core/files/importing/data_file.h"

#include <functional>
#include <string>

#include <nlohmann/json.hpp>

namespace ratatosk {

// Only the sources that read JSON include this.

/// Called with each record and the name of the list that holds it; empty: it stands at the top of the file.
using RecordSink = std::function<Result<void>(const std::string& list, const nlohmann::ordered_json& record)>;

enum class JsonForm {
    Whole,   ///< one value
    Lines,   ///< a value a line, which may go on over several
    Elements ///< the elements of one list, each by itself: where the whole is no JSON
};

/// Lines by the ending of the name, or by a first line that is a value and not the last; else Whole.
JsonForm jsonFormOf(DataFormat format, std::string_view sample);

/// What else a file may be that is no JSON as a whole. Whole: nothing.
JsonForm otherFormOf(std::string_view sample);

/// All records of a file of JSON, one in memory at a time: those of its list, or of the lists of its object and then what else that has, or
/// of its lines. NaN and the like are null. Lines and elements that are no JSON are faults that `pace` notes as long as there is a record
/// beside them, and so is the rest of an object of lists. Errors: NotADatabase (no JSON), those of the sink and of `text`.
Result<void> passRecords(TextFile& text, JsonForm form, ImportPace& pace, const RecordSink& sink);

} // namespace ratatosk

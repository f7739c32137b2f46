// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/question_edits.h"
#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/english/language/calendar_date.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace ratatosk::cli {

/// Links by hand, as they were typed: "age=dogs.age", "kennel=dogs".
struct EditOptions {
    std::vector<std::string> links;
    std::vector<std::string> unlinks;
    bool keepsSpelling = false; ///< `--keep-spelling`
};

/// `--link WORD=ITEM`, `--unlink WORD=ITEM` and `--keep-spelling`.
void addEditOptions(CLI::App& command, EditOptions& options);

/// For one question, whose words are numbered as it is read on that day. Error: InvalidArgument for a word or an item that is not there.
Result<QuestionEdits> editsOf(const EditOptions& options, const std::string& question, const std::optional<CalendarDate>& today,
                              const Schema& schema);

} // namespace ratatosk::cli

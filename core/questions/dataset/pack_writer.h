// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/questions/dataset/question_pack.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// One query in several wordings.
struct QueryRecord {
    std::string database;
    std::string kind; ///< empty: not given
    std::vector<std::string> questions;
    std::string query;

    bool operator==(const QueryRecord&) const = default;
};

/// The pack's records about one database, in their order.
std::vector<QueryRecord> recordsAbout(const QuestionPack& pack, const std::string& database);

/// The form with a line for each record that readQuestionPack() reads. Error: IoError.
Result<void> writeQueryRecords(const std::filesystem::path& file, const std::vector<QueryRecord>& records);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace ratatosk {

/// One wording of a question with the query that answers it.
struct PackQuestion {
    std::string database;
    std::string question;
    std::string query;
    std::string kind;    ///< "plain"; empty: not given
    std::string wording; ///< "careful", "casual", "terse"; empty: not given
    int record = 0;      ///< wordings of one record have the same

    bool operator==(const PackQuestion&) const = default;
};

/// Questions about databases that lie beside their file.
struct QuestionPack {
    std::string name; ///< "FOLDER/FILE", or the folder alone where the file is called questions.json
    std::filesystem::path folder;
    std::vector<PackQuestion> questions;

    /// Ids, each once, in the order of the questions.
    std::vector<std::string> databases() const;
};

/// A pack with a file for each of its databases.
struct MeasuredPack {
    QuestionPack pack;
    std::map<std::string, std::filesystem::path> databases; ///< by id
};

/// Reads a JSON array of {db_id, question, query, kind: "KIND/WORDING"}, where neighbours with one database, query and kind are one record; or, from a file that
/// ends in .jsonl, a line for each record {db_id, kind, questions: [careful, casual, terse], query}, where of two wordings, or more than three, all
/// but the first are casual. A folder stands for its questions.json. Errors: FileMissing, IoError, InvalidData (with file and record).
Result<QuestionPack> readQuestionPack(const std::filesystem::path& file);

/// Where the database's gold rows are: DB.sqlite beside the pack, or DB/DB.sqlite below one of `folders`, or DB.sql beside the pack or in its folder
/// sql, a script that builds it. Error: FileMissing names the places.
Result<std::filesystem::path> packDatabase(const QuestionPack& pack, const std::string& database,
                                           const std::vector<std::filesystem::path>& folders = {});

/// The file or folder that the database was made from, as people have it: DB.csv, DB.xlsx, or the folder DB beside the pack. Empty: there is none.
std::filesystem::path packSource(const QuestionPack& pack, const std::string& database);

} // namespace ratatosk

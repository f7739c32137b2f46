// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/pack_writer.h"

#include "core/base/atomic_file.h"

#include <nlohmann/json.hpp>

namespace ratatosk {

std::vector<QueryRecord> recordsAbout(const QuestionPack& pack, const std::string& database)
{
    std::vector<QueryRecord> records;
    int last = -1;
    for (const PackQuestion& question : pack.questions) {
        if (question.database != database)
            continue;
        if (question.record != last)
            records.push_back({question.database, question.kind, {}, question.query});
        records.back().questions.push_back(question.question);
        last = question.record;
    }
    return records;
}

Result<void> writeQueryRecords(const std::filesystem::path& file, const std::vector<QueryRecord>& records)
{
    std::string text;
    for (const QueryRecord& record : records) {
        nlohmann::ordered_json line{{"db_id", record.database}};
        if (!record.kind.empty())
            line["kind"] = record.kind;
        line["questions"] = record.questions;
        line["query"] = record.query;
        text += line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
    }
    return writeAtomically(file, text);
}

} // namespace ratatosk

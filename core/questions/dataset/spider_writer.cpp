// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/spider_writer.h"

#include "core/base/atomic_file.h"

#include <nlohmann/json.hpp>

namespace ratatosk {

std::string spiderText(const std::vector<Example>& examples)
{
    std::string text = "[";
    for (const Example& example : examples) {
        const nlohmann::ordered_json record{{"db_id", example.dbId}, {"question", example.question}, {"query", example.query}};
        text += (text.size() > 1 ? ",\n" : "\n") + record.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
    return text + "\n]\n";
}

Result<void> writeSpiderExamples(const std::filesystem::path& file, const std::vector<Example>& examples)
{
    return writeAtomically(file, spiderText(examples));
}

} // namespace ratatosk

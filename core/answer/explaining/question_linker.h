// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/linking/links/schema_linker.h"
#include "core/linking/links/schema_links.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// A question with what its words refer to: a value.
struct LinkedQuestion {
    Question question;
    SchemaLinks links;
    std::vector<std::string> unusedWords;
};

/// Links questions with one database, without a model. Const calls are thread-safe.
class QuestionLinker
{
public:
    /// Reads the schema and all cells once. Errors: as DatabaseBrowser::open, Cancelled.
    static Result<QuestionLinker> open(const std::filesystem::path& file, std::stop_token stop = {});

    /// By the names of tables and columns alone, without a look at any cell.
    static QuestionLinker forNames(const Schema& schema);

    const Schema& schema() const { return m_schema; }

    /// Error: InvalidQuestion.
    Result<LinkedQuestion> link(const std::string& question) const;

private:
    QuestionLinker(Schema schema, SchemaLinker linker) : m_schema(std::move(schema)), m_linker(std::move(linker)) {}

    Schema m_schema;
    SchemaLinker m_linker;
};

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/question_linker.h"

#include "core/answer/value/unused_words.h"
#include "core/database/engine/schema_reader.h"
#include "core/database/postgres/database_place.h"
#include "core/database/values/value_index.h"
#include "core/english/language/word_splitter.h"

namespace ratatosk {

Result<QuestionLinker> QuestionLinker::open(const std::filesystem::path& file, std::stop_token stop)
{
    const auto connection = openPlace(file);
    if (!connection)
        return connection.error();
    auto schema = readSchema(*connection);
    if (!schema)
        return schema.error();
    const auto values = ValueIndex::build(*connection, *schema, {}, stop);
    if (!values)
        return values.error();
    SchemaLinker linker(*schema, *values);
    return QuestionLinker(*std::move(schema), std::move(linker));
}

QuestionLinker QuestionLinker::forNames(const Schema& schema)
{
    return QuestionLinker(schema, SchemaLinker(schema, ValueIndex::empty()));
}

Result<LinkedQuestion> QuestionLinker::link(const std::string& question) const
{
    auto words = splitQuestion(question);
    if (!words)
        return words.error();
    LinkedQuestion linked{*std::move(words), {}, {}};
    linked.links = m_linker.link(linked.question);
    linked.unusedWords = unusedWords(linked.question, linked.links);
    return linked;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/linking/relations/prepared_question.h"

#include "core/english/language/word_splitter.h"
#include "core/linking/links/key_disambiguation.h"
#include "core/linking/relations/relation_builder.h"

namespace ratatosk {

namespace {

void findKeys(PreparedQuestion& question, const Schema& schema)
{
    question.disambiguatedKeys = disambiguatedKeys(question.question, schema);
    question.keyMentions = keyMentions(question.question, schema);
}

} // namespace

Result<PreparedQuestion> prepareQuestion(const std::string& text, const Schema& schema, const SchemaLinker& linker,
                                         const ValueIndex& values, ValueRange range)
{
    Result<Question> question = splitQuestion(text);
    if (!question)
        return question.error();
    return prepareQuestion(std::move(*question), schema, linker, values, range);
}

PreparedQuestion prepareQuestion(Question question, const Schema& schema, const SchemaLinker& linker, const ValueIndex& values,
                                 ValueRange range)
{
    PreparedQuestion prepared{std::move(question), {}, {}, {}, {}, {}, {}, {}};
    prepared.links = linker.link(prepared.question);
    prepared.values = findValueCandidates(prepared.question, schema, values, range);
    findKeys(prepared, schema);
    return prepared;
}

void complete(PreparedQuestion& question, const Schema& schema, RelationVocabulary vocabulary)
{
    findKeys(question, schema);
    question.relations = buildRelations(static_cast<int>(question.question.words.size()), schema, question.links, vocabulary,
                                        question.earlier);
}

} // namespace ratatosk

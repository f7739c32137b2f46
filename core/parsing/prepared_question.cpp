// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parsing/prepared_question.h"

#include "core/language/word_splitter.h"
#include "core/linking/meant_keys.h"

namespace ratatosk {

Result<PreparedQuestion> prepareQuestion(const std::string& text, const Schema& schema, const SchemaLinker& linker,
                                         const ValueIndex& values, ValueRange range)
{
    Result<Question> question = splitQuestion(text);
    if (!question)
        return question.error();
    PreparedQuestion prepared{std::move(*question), {}, {}, {}};
    prepared.links = linker.link(prepared.question);
    prepared.values = findValueCandidates(prepared.question, schema, values, range);
    prepared.meantKeys = meantKeys(prepared.question, schema);
    return prepared;
}

} // namespace ratatosk

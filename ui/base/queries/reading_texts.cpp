// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/reading_texts.h"

#include "core/answer/explaining/query_steps.h"
#include "ui/base/queries/answer_difference.h"
#include "ui/base/queries/turn_words.h"

using namespace ratatosk;

namespace {

/// Names of tables and columns stay as they are.
QString beginningLarge(QString text)
{
    const QString word = text.section(QLatin1Char(' '), 0, 0);
    if (!word.contains(QLatin1Char('.')) && !word.contains(QLatin1Char('_')) && !text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString gistOf(const AnswerCandidate& candidate, const Schema& schema)
{
    return beginningLarge(TurnWords::of(QString::fromStdString(candidate.sql), {}, schema).gist);
}

} // namespace

QStringList readingTexts(const Answer& answer, const Schema& schema)
{
    if (answer.candidates.size() == 1)
        return {gistOf(answer.candidates[0], schema)};
    QStringList texts(static_cast<qsizetype>(answer.candidates.size()));
    const auto first = answer.candidates.empty() ? Result<QueryExplanation>(Error{}) : explainQuery(answer.candidates[0].sql, schema);
    for (size_t i = 1; first && i < answer.candidates.size(); ++i) {
        const auto other = explainQuery(answer.candidates[i].sql, schema);
        const auto difference = other ? answerDifference(first->query, other->query, schema) : std::nullopt;
        if (!difference)
            continue;
        texts[static_cast<qsizetype>(i)] = beginningLarge(difference->second);
        if (texts.first(static_cast<qsizetype>(i)).contains(texts[static_cast<qsizetype>(i)])) // a difference that does not tell them apart
            texts[static_cast<qsizetype>(i)] = gistOf(answer.candidates[i], schema);
        if (i == 1)
            texts[0] = beginningLarge(difference->first);
    }
    return texts;
}

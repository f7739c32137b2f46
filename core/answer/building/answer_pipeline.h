// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/building/database_preparation.h"
#include "core/answer/building/question_reading.h"
#include "core/answer/building/rankers.h"
#include "core/answer/value/answer.h"
#include "core/answer/value/question_answerer.h"
#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/english/text/question.h"
#include "core/parser/parsing/parser.h"

#include <optional>
#include <stop_token>

namespace ratatosk {

/// An answer with the reading of the question that it rests on.
struct SingleAnswer {
    Answer answer;
    QuestionReading reading;
    std::optional<double> chanceOfFirst; ///< where the question stands alone; nothing: not ranked
};

/// The share of the first candidate; 0: nothing was found.
double chanceOf(const Answer& answer);

/// What the parser calls internal carries LibTorch's own text, which is for its developers.
Error inPlainWords(const Error& error);

/// The way from a question to one answer: schema part, links and values, beam, rules, ranking, findings. All must outlive it.
class AnswerPipeline
{
public:
    /// `connection`: null where the file has no rows to try candidates on.
    AnswerPipeline(Parser& parser, const Rankers& rankers, DatabasePreparation& database, const Connection* connection)
        : m_parser(parser), m_rankers(rankers), m_database(database), m_connection(connection)
    {
    }

    /// Waits for the database's cells. Errors: as DatabasePreparation::wait.
    Result<QuestionReading> read(const Question& question, const ReadingWishes& wishes, std::stop_token stop) const;

    /// `goesOn`: from the earlier turns in the options. More of a large schema is read where the answer leaves doubt.
    /// Errors: NoAnswer, ModelInvalid, Internal, Cancelled.
    Result<SingleAnswer> answer(const Question& question, const AskOptions& options, bool goesOn, std::stop_token stop) const;

private:
    Result<SingleAnswer> answerOnce(const Question& question, const AskOptions& options, const ReadingWishes& wishes,
                                    std::stop_token stop) const;
    bool wantsMore(const Result<SingleAnswer>& answered) const;

    Parser& m_parser;
    const Rankers& m_rankers;
    DatabasePreparation& m_database;
    const Connection* m_connection;
};

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal/terminal.h"
#include "core/answer/value/answer.h"
#include "core/files/opening/database_browser.h"

#include <stop_token>
#include <string>

namespace ratatosk::cli {

// What `ask` says about an answer on standard error, a line each.

/// How long each part took; `result` may be null.
void noteTiming(Terminal& terminal, const AnswerTiming& timing, const ResultTable* result);
/// How much of a large schema the answer rests on, and the names of these tables where `isVerbose`.
void noteTablesRead(Terminal& terminal, const Answer& answer, const Schema& schema, bool isVerbose);
/// Whether the question was treated as a follow-up.
void noteFollowUp(Terminal& terminal, const FollowUp& followUp);
/// How misspelt words were read, and what other words may mean.
void noteSpelling(Terminal& terminal, const Answer& answer);
/// The columns that a word such as "best" may be about.
void noteOpenMeasure(Terminal& terminal, const OpenMeasure& open);
/// Every change that a rule made, in order.
void noteRuleChanges(Terminal& terminal, const Answer& answer);
/// Conditions that keep all rows or none, with the range of their columns, and a tie that LIMIT cuts. Counts rows.
void noteRemarks(Terminal& terminal, DatabaseBrowser& browser, const std::string& sql, std::stop_token stop);

} // namespace ratatosk::cli

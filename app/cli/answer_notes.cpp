// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer_notes.h"

#include "app/terminal/text_cell.h"
#include "core/answer/explaining/condition_effect.h"
#include "core/answer/explaining/limit_ties.h"
#include "core/files/rows/row_text.h"

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

const char* followUpNote(FollowUpKind kind)
{
    switch (kind) {
    case FollowUpKind::Refinement: return "Follow-up: filters the previous answer.";
    case FollowUpKind::OtherColumns: return "Follow-up: same rows as before, different columns.";
    case FollowUpKind::OtherCondition: return "Follow-up: same query with a different filter.";
    case FollowUpKind::AboutAnswer: return "Follow-up: a number calculated from the previous rows.";
    default: return "Follow-up to the previous question.";
    }
}

/// Texts without quotes.
std::string plainText(const Cell& cell)
{
    const auto* text = std::get_if<std::string>(&cell);
    return text ? *text : sqlLiteral(cell);
}

} // namespace

void noteTiming(Terminal& terminal, const AnswerTiming& timing, const ResultTable* result)
{
    terminal.note(fmt::format("linking {:.1f} ms, encoding {:.1f} ms, decoding {:.1f} ms, ranking {:.1f} ms, total {:.1f} ms{}",
                              timing.linkMilliseconds, timing.encodeMilliseconds, timing.decodeMilliseconds, timing.rankMilliseconds,
                              timing.totalMilliseconds, result ? fmt::format("; query {:.1f} ms", result->milliseconds) : ""));
}

void noteTablesRead(Terminal& terminal, const Answer& answer, const Schema& schema, bool isVerbose)
{
    if (answer.tablesRead.empty())
        return;
    std::string names;
    for (const TableId table : answer.tablesRead)
        names += (names.empty() ? "" : ", ") + printable(schema.table(table).name);
    terminal.note(
        fmt::format("Looked at {} of {} tables{}.", answer.tablesRead.size(), schema.tableCount(), isVerbose ? ": " + names : ""));
}

void noteFollowUp(Terminal& terminal, const FollowUp& followUp)
{
    if (!followUp.isPossible)
        terminal.note("This model does not understand follow-ups. It treats every question as new.");
    else
        terminal.note(followUp.isTaken ? followUpNote(followUp.kind) : "Treated as a new question.");
}

void noteSpelling(Terminal& terminal, const Answer& answer)
{
    for (const SpellingCorrection& correction : answer.corrections)
        terminal.note(fmt::format("“{}” was read as “{}”. Use --keep-spelling to keep your spelling.", printable(correction.typed),
                                  printable(correction.read)));
    for (const SpellingOffer& offer : answer.spellingOffers)
        terminal.note(
            fmt::format("“{}”: did you mean “{}”?", printable(offer.typed), printable(fmt::format("{}", fmt::join(offer.near, "”, “")))));
}

void noteOpenMeasure(Terminal& terminal, const OpenMeasure& open)
{
    if (!open.word.empty())
        terminal.note(fmt::format("“{}” can mean several things. Name one of these in your question: {}.", printable(open.word),
                                  printable(fmt::format("{}", fmt::join(open.measures, ", ")))));
}

void noteRuleChanges(Terminal& terminal, const Answer& answer)
{
    for (const RuleChange& change : answer.ruleChanges)
        terminal.note(fmt::format("Removed by rule {}: {}", change.id, printable(change.before)));
    for (const std::string& id : answer.undoneRules)
        terminal.note(fmt::format("Undone: the change by rule {}, which lost a table or a condition of the query.", id));
    if (answer.candidates.empty())
        return;
    const AnswerCandidate& first = answer.candidates.front();
    for (const RuleChange& change : first.changes)
        terminal.note(fmt::format("Adjusted by rule {}: {}.", change.id, printable(changeText(change))));
    if (first.changes.empty())
        terminal.note("No rule changed this query.");
    for (const AnswerStep& step : first.steps)
        if (!step.overriddenBy.empty())
            terminal.note(fmt::format("Overridden by rule {}: {}.", step.overriddenBy, printable(step.action)));
}

void noteRemarks(Terminal& terminal, DatabaseBrowser& browser, const std::string& sql, std::stop_token stop)
{
    const auto explanation = explainQuery(sql, browser.schema());
    if (!explanation)
        return;
    for (const ConditionEffect& effect : conditionsWithoutEffect(browser, *explanation, stop)) {
        const std::string column = printable(browser.schema().column(effect.column).name);
        std::string note = fmt::format("The condition on {} {} (rows before: {})", column,
                                       effect.keepsAll ? "removes no rows" : "removes all rows", effect.rows);
        if (!std::holds_alternative<Null>(effect.lowest))
            note += fmt::format("; the values range from {} to {}", printable(plainText(effect.lowest)),
                                printable(plainText(effect.highest)));
        terminal.note(note + ".");
    }
    if (const auto tie = tieAtLimit(browser, *explanation, stop))
        terminal.note(fmt::format("{} rows tie for the last place; {} shown.", tie->sharing,
                                  tie->shown == 1 ? "one is" : fmt::format("{} are", tie->shown)));
}

} // namespace ratatosk::cli

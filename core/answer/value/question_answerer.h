// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/question_context.h"
#include "core/answer/value/question_edits.h"
#include "core/base/result.h"
#include "core/english/language/calendar_date.h"
#include "core/rules/engine/rule_switches.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace ratatosk {

inline constexpr int kDefaultBeamSize = 5; ///< what the ranking was fitted on
inline constexpr int kMaxBeamSize = 32;    ///< time and memory grow with it

struct AskOptions {
    int beamSize = kDefaultBeamSize; ///< 1 to kMaxBeamSize
    bool isRanked = true; ///< try the candidates out and choose by the bundle's ranking, where it has one; else by the decoder alone
    QuestionEdits edits;
    QuestionContext context{};
    bool isTrial = false; ///< maps asked for afterwards are not of this question
    RuleSwitches rules{};
    /// From which "last month" and the like are counted; nothing: they are read as they stand.
    std::optional<CalendarDate> today{};
};

/// Answers questions about one open database with one loaded model. The implementation needs LibTorch (`ratatosk_answering`); the
/// window talks to the same class through a child process. Lives on one thread.
class QuestionAnswerer
{
public:
    /// Errors: ModelMissing, ModelInvalid.
    static Result<std::unique_ptr<QuestionAnswerer>> load(const std::filesystem::path& bundle);
    virtual ~QuestionAnswerer() = default;

    virtual ModelDescription description() const = 0;

    /// The schema is `known`, or read from the file; the cells are read on a thread of their own, and the first question waits for
    /// them. The database before is closed whatever comes of it. Errors as Connection::open: then every question fails with the same.
    virtual Result<Schema> openDatabase(const std::filesystem::path& file, const std::optional<Schema>& known = {},
                                        std::stop_token stop = {}) = 0;

    /// The same with a schema that someone else describes (names, types and keys of a data set). A file that is not there has no cells.
    virtual Result<void> useDatabase(const std::filesystem::path& file, const Schema& schema) = 0;

    /// Errors: InvalidArgument (no database was opened, no such beam), what opening it gave, InvalidQuestion, NoAnswer, Cancelled, and those of reading cells.
    virtual Result<Answer> ask(const std::string& question, const AskOptions& options = {}, std::stop_token stop = {}) = 0;

    /// Up to `count` made-up questions about the open database that were answered as they were meant; those found until it is stopped.
    /// Maps stay those of the question asked last. Errors: as `ask`.
    virtual Result<QuestionSuggestions> suggest(int count, std::stop_token stop = {}) = 0;

    /// Maps of one layer for the question asked last. Errors: InvalidArgument.
    virtual Result<AttentionMaps> attention(int layer, AttentionPart part = AttentionPart::Whole) = 0;

    /// All maps of the question asked last, in small. Errors: InvalidArgument, Cancelled.
    virtual Result<AttentionOverview> overview(std::stop_token stop = {}) = 0;
};

/// Where a model bundle is looked for: $RATATOSK_MODEL, beside the program (../models, ../share/ratatosk/models), the source tree of
/// a build. Error: ModelMissing lists the places.
Result<std::filesystem::path> findModelBundle();

} // namespace ratatosk

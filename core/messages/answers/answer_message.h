// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/question_answerer.h"
#include "core/answer/value/question_edits.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/database/schema/schema.h"
#include "core/messages/answers/message_reader.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace ratatosk {

// The language of the pipe between the window and `ratatosk-cli worker`. The window numbers its requests from 1; the worker answers
// each with any number of Progress replies and then exactly one other reply, which is an Error with code Cancelled after a cancel.
// Requests are worked off in order, CancelRequest at once. When the worker has loaded the model it sends, unasked, reply 0: its
// ModelDescription, or the Error that keeps it from answering questions. It ends when its standard input is closed.

/// Answered by the Schema that questions are about from then on, or by an Error: then every question fails until a database opens.
struct OpenRequest {
    std::filesystem::path database;
    std::optional<Schema> schema = {}; ///< as the window has read it; nothing: the worker reads it from the file
    bool operator==(const OpenRequest&) const = default;
};
/// Answered by an Answer.
struct AskRequest {
    std::string question;
    int beamSize = kDefaultBeamSize;
    QuestionEdits edits;
    QuestionContext context{};
    bool isTrial = false; ///< as AskOptions::isTrial; nothing of it is logged
    bool operator==(const AskRequest&) const = default;
};
/// One encoder layer's maps for the question asked last; answered by AttentionMaps.
struct AttentionRequest {
    int layer = 0;
    AttentionPart part = AttentionPart::Whole;
    bool operator==(const AttentionRequest&) const = default;
};
/// All maps for the question asked last, in small; answered by AttentionOverview.
struct OverviewRequest {
    bool operator==(const OverviewRequest&) const = default;
};
/// What becomes of the answer without each of the question's words; answered by an OcclusionReport.
struct OcclusionRequest {
    std::string question;
    QuestionEdits edits;
    QuestionContext context{};
    bool operator==(const OcclusionRequest&) const = default;
};
/// Questions that the open database can answer; answered by QuestionSuggestions, after a cancel with those found by then.
struct SuggestRequest {
    int count = 0;
    bool operator==(const SuggestRequest&) const = default;
};
/// Answered by ModelDescription.
struct DescribeRequest {
    bool operator==(const DescribeRequest&) const = default;
};
struct Request {
    std::uint64_t number = 0;
    std::variant<OpenRequest, AskRequest, AttentionRequest, OverviewRequest, OcclusionRequest, SuggestRequest, DescribeRequest,
                 CancelRequest>
        body;

    bool operator==(const Request&) const = default;
};

struct Reply {
    std::uint64_t number = 0; ///< of the request that it answers
    std::variant<Error, Progress, Schema, Answer, AttentionMaps, AttentionOverview, OcclusionReport, QuestionSuggestions, ModelDescription>
        body;
};

inline constexpr std::uint64_t kStartupReply = 0;

/// Error: LimitExceeded for a question of many megabytes.
Result<std::string> encode(const Request& request);

/// A reply too large for a frame becomes an Error reply with code LimitExceeded.
std::string encode(const Reply& reply);

/// Indices inside a decoded Answer and sizes of its maps have been checked.
extern template class MessageReader<Request>;
extern template class MessageReader<Reply>;

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/answers/answer_message.h"

#include "core/answer/value/answer_check.h"
#include "core/messages/answers/message_archive.h"

namespace ratatosk {

// The messages' own fields.

template <class Archive>
void fields(Archive& archive, MaybeConst<AskRequest> auto& request)
{
    archive("question", request.question);
    archive("beam", request.beamSize);
    archive("edits", request.edits);
    archive("context", request.context);
    archive("trial", request.isTrial);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<AttentionRequest> auto& request)
{
    archive("layer", request.layer);
    archive("part", request.part);
}

template <class Archive>
void fields(Archive&, MaybeConst<OverviewRequest> auto&)
{
}

template <class Archive>
void fields(Archive& archive, MaybeConst<OcclusionRequest> auto& request)
{
    archive("question", request.question);
    archive("edits", request.edits);
    archive("context", request.context);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<SuggestRequest> auto& request)
{
    archive("count", request.count);
}

template <class Archive>
void fields(Archive&, MaybeConst<DescribeRequest> auto&)
{
}

template <>
constexpr auto kKinds<Request> = std::to_array<std::string_view>({"open", "ask", "attention", "overview", "occlusion", "suggest",
                                                                  "describe", "cancel"});
template <>
constexpr auto kKinds<Reply> = std::to_array<std::string_view>({"error", "progress", "schema", "answer", "maps", "overview", "occlusion",
                                                                "suggestions", "model"});

/// A schema, or none, is a list of at most one.
static void readPart(JsonReader& reader, OpenRequest& request, ReadState& state)
{
    std::string path;
    std::vector<SchemaParts> schemas;
    reader("database", path);
    reader("schema", schemas);
    request.database = path;
    if (!schemas.empty())
        takeSchema(std::move(schemas.front()), request.schema.emplace(), state);
}

static Json writePart(JsonWriter& writer, const OpenRequest& request)
{
    std::vector<SchemaParts> schemas;
    if (request.schema)
        schemas.push_back(partsOf(*request.schema));
    Json object;
    object["database"] = writer.write(request.database.native());
    object["schema"] = writer.write(schemas);
    return object;
}

static std::string whatIsWrong(const Answer& answer)
{
    return inconsistencyOf(answer);
}
static std::string whatIsWrong(const AttentionMaps& maps)
{
    return inconsistencyOf(maps);
}
static std::string whatIsWrong(const AttentionOverview& overview)
{
    return inconsistencyOf(overview);
}

Result<std::string> encode(const Request& request)
{
    return encodeMessage(request);
}

std::string encode(const Reply& reply)
{
    if (auto bytes = encodeMessage(reply))
        return *std::move(bytes);
    const Error tooLarge{ErrorCode::LimitExceeded, "The answer is too large to transfer."};
    return *encodeMessage(Reply{reply.number, tooLarge});
}

template class MessageReader<Request>;
template class MessageReader<Reply>;

} // namespace ratatosk

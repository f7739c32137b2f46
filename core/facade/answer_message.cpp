// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facade/answer_message.h"

#include "core/base/json_depth.h"
#include "core/facade/answer_check.h"
#include "core/facade/json_archive.h"

#include <array>

#include <fmt/format.h>

namespace ratatosk {

// The messages' own fields.

template <class Archive>
void fields(Archive& archive, MaybeConst<AskRequest> auto& request)
{
    archive("question", request.question);
    archive("beam", request.beamSize);
    archive("edits", request.edits);
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
}

template <class Archive>
void fields(Archive&, MaybeConst<DescribeRequest> auto&)
{
}

template <class Archive>
void fields(Archive& archive, MaybeConst<CancelRequest> auto& request)
{
    archive("target", request.target);
}

namespace {

/// The kinds of a message by name, in the order of its variant.
template <class Message>
constexpr auto kKinds = std::array<std::string_view, 0>();
template <>
constexpr auto kKinds<Request> = std::to_array<std::string_view>({"open", "ask", "attention", "overview", "occlusion", "describe", "cancel"});
template <>
constexpr auto kKinds<Reply> = std::to_array<std::string_view>(
    {"error", "progress", "schema", "answer", "maps", "overview", "occlusion", "model"});

template <class Part>
void readPart(JsonReader& reader, Part& part, ReadState&)
{
    reader.read(part);
}

SchemaParts partsOf(const Schema& schema)
{
    return {schema.tables(), schema.columns(), schema.foreignKeys()};
}

void takeSchema(SchemaParts parts, Schema& schema, ReadState& state)
{
    auto checked = Schema::create(std::move(parts.tables), std::move(parts.columns), std::move(parts.foreignKeys));
    if (checked)
        schema = std::move(*checked);
    else if (state.failure.empty())
        state.failure = checked.error().detail;
}

void readPart(JsonReader& reader, Schema& schema, ReadState& state)
{
    SchemaParts parts;
    reader.read(parts);
    takeSchema(std::move(parts), schema, state);
}

/// A schema, or none, is a list of at most one.
void readPart(JsonReader& reader, OpenRequest& request, ReadState& state)
{
    std::string path;
    std::vector<SchemaParts> schemas;
    reader("database", path);
    reader("schema", schemas);
    request.database = path;
    if (!schemas.empty())
        takeSchema(std::move(schemas.front()), request.schema.emplace(), state);
}

template <class Part>
Json writePart(JsonWriter& writer, const Part& part)
{
    return writer.write(part);
}

Json writePart(JsonWriter& writer, const Schema& schema)
{
    return writer.write(partsOf(schema));
}

Json writePart(JsonWriter& writer, const OpenRequest& request)
{
    std::vector<SchemaParts> schemas;
    if (request.schema)
        schemas.push_back(partsOf(*request.schema));
    Json object;
    object["database"] = writer.write(request.database.native());
    object["schema"] = writer.write(schemas);
    return object;
}

template <class Part>
std::string whatIsWrong(const Part&)
{
    return {};
}
std::string whatIsWrong(const Answer& answer) { return inconsistencyOf(answer); }
std::string whatIsWrong(const AttentionMaps& maps) { return inconsistencyOf(maps); }
std::string whatIsWrong(const AttentionOverview& overview) { return inconsistencyOf(overview); }

/// Reads the variant's alternative number `Kind` and those after it, until the kind fits.
template <std::size_t Kind = 0, class Message>
void readBody(std::string_view kind, const Json& node, ReadState& state, Message& message)
{
    if constexpr (Kind < std::variant_size_v<decltype(message.body)>) {
        if (kind != kKinds<Message>[Kind])
            return readBody<Kind + 1>(kind, node, state, message);
        JsonReader reader(node, state);
        readPart(reader, message.body.template emplace<Kind>(), state);
        if (state.failure.empty())
            state.failure = whatIsWrong(std::get<Kind>(message.body));
    } else {
        state.failure = fmt::format("\"{}\" is no kind of message", kind);
    }
}

template <class Message>
Result<Message> decode(const Frame& frame)
{
    if (isNestedTooDeeply(frame.header))
        return Error{ErrorCode::InvalidData, "A message on the pipe cannot be understood: it is nested too deeply."};
    const Json header = Json::parse(frame.header, nullptr, /*allow_exceptions=*/false);
    ReadState state{frame.body, {}, 0};
    JsonReader reader(header, state);
    Message message;
    std::string kind;
    reader("number", message.number);
    reader("kind", kind);
    const auto node = header.find("body");
    if (node != header.end() && state.failure.empty())
        readBody(kind, *node, state, message);
    else if (state.failure.empty())
        state.failure = "there is no body";
    if (!state.failure.empty())
        return Error{ErrorCode::InvalidData, fmt::format("A message on the pipe cannot be understood: {}.", state.failure)};
    return message;
}

template <class Message>
Result<std::string> encodeMessage(const Message& message)
{
    Frame frame;
    JsonWriter writer(&frame.body);
    Json header;
    header["number"] = message.number;
    header["kind"] = kKinds<Message>[message.body.index()];
    header["body"] = std::visit([&](const auto& part) { return writePart(writer, part); }, message.body);
    frame.header = header.dump(-1, ' ', false, Json::error_handler_t::replace);
    return encodeFrame(frame);
}

} // namespace

Result<std::string> encode(const Request& request)
{
    return encodeMessage(request);
}

std::string encode(const Reply& reply)
{
    if (auto bytes = encodeMessage(reply))
        return *std::move(bytes);
    const Error tooLarge{ErrorCode::LimitExceeded, "The answer is too large to be passed on."};
    return *encodeMessage(Reply{reply.number, tooLarge});
}

template <class Message>
Result<std::optional<Message>> MessageReader<Message>::next()
{
    auto frame = m_frames.next();
    if (!frame)
        return frame.error();
    if (!frame->has_value())
        return std::optional<Message>();
    auto message = decode<Message>(**frame);
    if (!message)
        return message.error();
    return std::optional(*std::move(message));
}

template class MessageReader<Request>;
template class MessageReader<Reply>;

} // namespace ratatosk

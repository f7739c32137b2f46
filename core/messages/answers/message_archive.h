// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_depth.h"
#include "core/messages/answers/json_archive.h"
#include "core/messages/answers/message_reader.h"

#include <array>
#include <optional>

#include <fmt/format.h>

// Between messages and frames, for every language that is spoken on a pipe. A message is a struct of `number` and the variant `body`; its
// source names the kinds and writes or reads what answer_fields.h does not. Only this folder's sources include it.

namespace ratatosk {

template <class Archive>
void fields(Archive& archive, MaybeConst<CancelRequest> auto& request)
{
    archive("target", request.target);
}

/// The kinds of a message by name, in the order of its variant.
template <class Message>
constexpr auto kKinds = std::array<std::string_view, 0>();

template <class Part>
void readPart(JsonReader& reader, Part& part, ReadState&)
{
    reader.read(part);
}

inline SchemaParts partsOf(const Schema& schema)
{
    return {schema.tables(), schema.columns(), schema.foreignKeys(), schema.omissions(), schema.dialect()};
}

inline void takeSchema(SchemaParts parts, Schema& schema, ReadState& state)
{
    auto checked = Schema::create(std::move(parts.tables), std::move(parts.columns), std::move(parts.foreignKeys));
    if (checked) {
        schema = std::move(*checked);
        schema.setOmissions(std::move(parts.omissions));
        schema.setDialect(parts.dialect);
    } else if (state.failure.empty())
        state.failure = checked.error().detail;
}

inline void readPart(JsonReader& reader, Schema& schema, ReadState& state)
{
    SchemaParts parts;
    reader.read(parts);
    takeSchema(std::move(parts), schema, state);
}

template <class Part>
Json writePart(JsonWriter& writer, const Part& part)
{
    return writer.write(part);
}

inline Json writePart(JsonWriter& writer, const Schema& schema)
{
    return writer.write(partsOf(schema));
}

template <class Part>
std::string whatIsWrong(const Part&)
{
    return {};
}

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
        state.failure = fmt::format("\"{}\" is not a kind of message", kind);
    }
}

template <class Message>
Result<Message> decodeMessage(const Frame& frame)
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

template <class Message>
Result<std::optional<Message>> MessageReader<Message>::next()
{
    auto frame = m_frames.next();
    if (!frame)
        return frame.error();
    if (!frame->has_value())
        return std::optional<Message>();
    auto message = decodeMessage<Message>(**frame);
    if (!message)
        return message.error();
    return std::optional(*std::move(message));
}

} // namespace ratatosk

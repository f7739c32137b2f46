// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/offered_answer.h"
#include "core/answer/value/trust.h"
#include "core/messages/answers/answer_message.h"
#include "tests/fuzz/fuzz_targets.h"

#include <algorithm>
#include <vector>

namespace ratatosk::fuzz {

namespace {

std::string encoded(const Request& request)
{
    return *encode(request);
}
std::string encoded(const Reply& reply)
{
    return encode(reply);
}

/// The messages in the bytes up to the first that is none, each encoded again; "" stands for an error.
template <class Message>
std::vector<std::string> messagesIn(std::string_view bytes, size_t portion)
{
    MessageReader<Message> reader;
    std::vector<std::string> messages;
    for (size_t at = 0; at < bytes.size(); at += portion) {
        reader.append(bytes.substr(at, portion));
        for (auto message = reader.next();; message = reader.next()) {
            if (!message) {
                messages.emplace_back();
                return messages;
            }
            if (!message->has_value())
                break;
            messages.push_back(encoded(**message));
        }
    }
    return messages;
}

template <class Message>
void survivesThePipe(std::string_view bytes)
{
    const std::vector<std::string> messages = messagesIn<Message>(bytes, bytes.size() + 1);
    promise(messages == messagesIn<Message>(bytes, 7), "portions make no difference");
    for (const std::string& message : messages) {
        if (!message.empty())
            promise(messagesIn<Message>(message, message.size()) == std::vector{message}, "a message survives the pipe", message);
    }
}

/// The window reasons about whatever the worker says.
void answersCanBeJudged(std::string_view bytes)
{
    MessageReader<Reply> reader;
    reader.append(bytes);
    const auto reply = reader.next();
    const auto* answer = reply && reply->has_value() ? std::get_if<Answer>(&(*reply)->body) : nullptr;
    if (!answer)
        return;
    (void)doubtSentence(assess(*answer));
    promise(offeredAnswer(*answer).candidates.empty() == answer->candidates.empty(), "an answer is offered as long as there is one");
}

/// Lengths that fit are hard to come by: a header and a body with a line break between get theirs here.
std::string framed(std::string_view bytes)
{
    const size_t line = std::min(bytes.find('\n'), bytes.size());
    const size_t body = std::min(line + 1, bytes.size());
    return *encodeFrame({std::string(bytes.substr(0, line)), std::string(bytes.substr(body))});
}

} // namespace

void fuzzMessages(std::string_view bytes)
{
    const std::string stream = bytes.starts_with("RTK1") ? std::string(bytes) : framed(bytes);
    survivesThePipe<Request>(stream);
    survivesThePipe<Reply>(stream);
    answersCanBeJudged(stream);
}

} // namespace ratatosk::fuzz

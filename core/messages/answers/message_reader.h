// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/messages/answers/message_frame.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace ratatosk {

/// In every language on a pipe: stops the request with number `target`, waiting or under way; has no reply of its own.
struct CancelRequest {
    std::uint64_t target = 0;
    bool operator==(const CancelRequest&) const = default;
};

/// Cuts the bytes of one direction of the pipe into messages; feed it whatever has arrived. Never blocks. Error: InvalidData for
/// bytes that are no message: close the pipe then.
template <class Message>
class MessageReader
{
public:
    void append(std::string_view bytes) { m_frames.append(bytes); }

    /// The next whole message; nothing while it is still under way.
    Result<std::optional<Message>> next();

private:
    FrameReader m_frames;
};

} // namespace ratatosk

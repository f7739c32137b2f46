// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {

/// One message on a pipe: a JSON header and the binary blocks that it refers to, one after the other.
///
///     bytes 0..3    "RTK1"
///     bytes 4..7    length of the header in bytes, little endian
///     bytes 8..11   length of the body in bytes, little endian
///     then          the header, the body
struct Frame {
    std::string header;
    std::string body;

    bool operator==(const Frame&) const = default;
};

// A damaged length must not claim the machine's memory.
inline constexpr std::size_t kMaxFrameHeaderBytes = 16u << 20;
inline constexpr std::size_t kMaxFrameBodyBytes = 512u << 20;

/// Error: LimitExceeded when a part is larger than its cap.
Result<std::string> encodeFrame(const Frame& frame);

/// Cuts a stream of bytes, in whatever portions it arrives, into frames. Never blocks and never reserves memory for bytes that have
/// only been announced. A value; not thread-safe.
class FrameReader
{
public:
    void append(std::string_view bytes) { m_buffer.append(bytes); }

    /// The next whole frame; nothing while it is still under way. Error: InvalidData when the stream is none of ours; it stays so,
    /// since there is no telling where the next frame begins.
    Result<std::optional<Frame>> next();

    /// Bytes that wait for the rest of their frame.
    std::size_t pendingBytes() const { return m_buffer.size(); }

private:
    std::string m_buffer;
};

} // namespace ratatosk

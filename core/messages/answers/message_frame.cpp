// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/answers/message_frame.h"

#include <cstdint>

#include <fmt/format.h>

namespace ratatosk {

namespace {

constexpr std::string_view kMagic = "RTK1";
constexpr std::size_t kPrefixBytes = 12;

void appendLength(std::string& bytes, std::size_t length)
{
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<char>(length >> shift & 0xff));
}

std::size_t lengthAt(std::string_view bytes, std::size_t offset)
{
    std::size_t length = 0;
    for (std::size_t i = 0; i < 4; ++i)
        length |= static_cast<std::size_t>(static_cast<std::uint8_t>(bytes[offset + i])) << (8 * i);
    return length;
}

Result<void> checkLengths(std::size_t header, std::size_t body)
{
    if (header > kMaxFrameHeaderBytes)
        return Error{ErrorCode::LimitExceeded, fmt::format("A message header of {} bytes is over the limit.", header)};
    if (body > kMaxFrameBodyBytes)
        return Error{ErrorCode::LimitExceeded, fmt::format("A message body of {} bytes is over the limit.", body)};
    return {};
}

} // namespace

Result<std::string> encodeFrame(const Frame& frame)
{
    const auto lengths = checkLengths(frame.header.size(), frame.body.size());
    if (!lengths)
        return lengths.error();
    std::string bytes(kMagic);
    bytes.reserve(kPrefixBytes + frame.header.size() + frame.body.size());
    appendLength(bytes, frame.header.size());
    appendLength(bytes, frame.body.size());
    return bytes.append(frame.header).append(frame.body);
}

Result<std::optional<Frame>> FrameReader::next()
{
    const std::string_view magic = std::string_view(m_buffer).substr(0, kMagic.size());
    if (magic != kMagic.substr(0, magic.size()))
        return Error{ErrorCode::InvalidData, "The bytes on the pipe are not a message of this program."};
    if (m_buffer.size() < kPrefixBytes)
        return std::optional<Frame>();
    const std::size_t header = lengthAt(m_buffer, 4);
    const std::size_t body = lengthAt(m_buffer, 8);
    if (const auto lengths = checkLengths(header, body); !lengths)
        return Error{ErrorCode::InvalidData, lengths.error().detail};
    if (m_buffer.size() < kPrefixBytes + header + body)
        return std::optional<Frame>();
    Frame frame{m_buffer.substr(kPrefixBytes, header), m_buffer.substr(kPrefixBytes + header, body)};
    m_buffer.erase(0, kPrefixBytes + header + body);
    return std::optional(std::move(frame));
}

} // namespace ratatosk

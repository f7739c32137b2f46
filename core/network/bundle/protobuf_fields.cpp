// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/protobuf_fields.h"

#include <bit>

namespace ratatosk {
namespace {

constexpr std::uint64_t kNumber = 0, kEightBytes = 1, kLength = 2, kFourBytes = 5; // wire types

/// Numbers as protocol buffers write them, seven bits a byte.
std::optional<std::uint64_t> takeNumber(std::string_view& bytes)
{
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        number |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
        if (byte < 0x80)
            return number;
    }
    return std::nullopt;
}

/// How long a field's contents are; nothing for a wire type that is none.
std::optional<std::uint64_t> contentLength(std::uint64_t wireType, std::string_view& bytes)
{
    switch (wireType) {
    case kEightBytes: return 8;
    case kLength: return takeNumber(bytes);
    case kFourBytes: return 4;
    default: return std::nullopt;
    }
}

void appendNumber(std::string& bytes, std::uint64_t number)
{
    for (; number >= 0x80; number >>= 7)
        bytes += static_cast<char>((number & 0x7f) | 0x80);
    bytes += static_cast<char>(number);
}

} // namespace

std::optional<ProtobufField> takeField(std::string_view& bytes)
{
    const auto key = takeNumber(bytes);
    if (!key)
        return std::nullopt;
    ProtobufField field{.number = *key >> 3};
    if ((*key & 7) == kNumber) {
        const auto value = takeNumber(bytes);
        field.value = value.value_or(0);
        return value ? std::optional(field) : std::nullopt;
    }
    const auto length = contentLength(*key & 7, bytes);
    if (!length || *length > bytes.size())
        return std::nullopt;
    field.contents = bytes.substr(0, *length);
    bytes.remove_prefix(*length);
    return field;
}

void appendNumberField(std::string& bytes, std::uint64_t number, std::uint64_t value)
{
    appendNumber(bytes, number << 3 | kNumber);
    appendNumber(bytes, value);
}

void appendFloatField(std::string& bytes, std::uint64_t number, float value)
{
    appendNumber(bytes, number << 3 | kFourBytes);
    const auto bits = std::bit_cast<std::uint32_t>(value);
    for (unsigned shift = 0; shift < 32; shift += 8)
        bytes += static_cast<char>(bits >> shift & 0xff);
}

void appendTextField(std::string& bytes, std::uint64_t number, std::string_view contents)
{
    appendNumber(bytes, number << 3 | kLength);
    appendNumber(bytes, contents.size());
    bytes += contents;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {

// As much of protocol buffers as sentencepiece's files need: https://protobuf.dev/programming-guides/encoding. The library's own would not
// live beside LibTorch's.

/// One field of a message.
struct ProtobufField {
    std::uint64_t number = 0;
    std::uint64_t value = 0;   ///< of a number
    std::string_view contents; ///< of a text or an inner message, and the bytes of a number of fixed length
};

/// The first field, which is taken off `bytes`. Nothing where they end inside of one, or are of a sort that there is not.
std::optional<ProtobufField> takeField(std::string_view& bytes);

void appendNumberField(std::string& bytes, std::uint64_t number, std::uint64_t value);
void appendFloatField(std::string& bytes, std::uint64_t number, float value);
void appendTextField(std::string& bytes, std::uint64_t number, std::string_view contents);

} // namespace ratatosk

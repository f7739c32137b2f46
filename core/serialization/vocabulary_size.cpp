// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serialization/vocabulary_size.h"

#include <fmt/format.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::uint64_t kPieceField = 1;

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
    case 0: {
        const std::size_t before = bytes.size();
        std::string_view rest = bytes;
        return takeNumber(rest) ? std::optional<std::uint64_t>(before - rest.size()) : std::nullopt;
    }
    case 1: return 8;
    case 2: return takeNumber(bytes);
    case 5: return 4;
    default: return std::nullopt;
    }
}

std::optional<int> countPieces(std::string_view bytes)
{
    int pieces = 0;
    while (!bytes.empty()) {
        const auto key = takeNumber(bytes);
        const auto length = key ? contentLength(*key & 7, bytes) : std::nullopt;
        if (!length || *length > bytes.size())
            return std::nullopt;
        pieces += *key >> 3 == kPieceField;
        bytes.remove_prefix(*length);
    }
    return pieces;
}

} // namespace

Result<int> piecesIn(const std::filesystem::path& vocabulary)
{
    std::ifstream stream(vocabulary, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(stream), {});
    const auto pieces = countPieces(bytes);
    if (!pieces || *pieces == 0)
        return Error{ErrorCode::ModelInvalid, fmt::format("'{}' is damaged: it is no whole sentencepiece model", vocabulary.string())};
    return *pieces;
}

} // namespace ratatosk

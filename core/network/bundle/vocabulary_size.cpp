// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/vocabulary_size.h"

#include "core/network/bundle/protobuf_fields.h"

#include <fmt/format.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace ratatosk {
namespace {

constexpr std::uint64_t kPieceField = 1;

std::optional<int> countPieces(std::string_view bytes)
{
    int pieces = 0;
    while (!bytes.empty()) {
        const auto field = takeField(bytes);
        if (!field)
            return std::nullopt;
        pieces += field->number == kPieceField;
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
        return Error{ErrorCode::ModelInvalid,
                     fmt::format("'{}' is damaged: it is not a complete sentencepiece model", vocabulary.string())};
    return *pieces;
}

} // namespace ratatosk

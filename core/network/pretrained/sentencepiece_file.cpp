// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/sentencepiece_file.h"

#include "core/network/bundle/protobuf_fields.h"
#include "core/network/bundle/text_file.h"

#include <fmt/format.h>

#include <bit>
#include <cstring>

namespace ratatosk {
namespace {

namespace model_proto {
constexpr std::uint64_t pieces = 1, trainer = 2, normalizer = 3;
}
namespace piece_proto {
constexpr std::uint64_t text = 1, score = 2, kind = 3;
}
namespace trainer_proto {
constexpr std::uint64_t segmentation = 3, size = 4;
}
namespace normalizer_proto {
constexpr std::uint64_t name = 1, characterMap = 2, marksFirstWord = 3, removesSpaces = 4, marksSpaces = 5;
}

std::string pieceBytes(const VocabularyPiece& piece)
{
    std::string bytes;
    appendTextField(bytes, piece_proto::text, piece.text);
    appendFloatField(bytes, piece_proto::score, piece.score);
    appendNumberField(bytes, piece_proto::kind, static_cast<std::uint64_t>(piece.kind));
    return bytes;
}

std::string trainerBytes(const SentencepieceFile& file)
{
    std::string bytes;
    appendNumberField(bytes, trainer_proto::segmentation, static_cast<std::uint64_t>(file.segmentation));
    appendNumberField(bytes, trainer_proto::size, file.pieces.size());
    return bytes;
}

std::string normalizerBytes(const SentencepieceFile& file)
{
    std::string bytes;
    appendTextField(bytes, normalizer_proto::name, file.characterMap.empty() ? "identity" : "imported");
    appendTextField(bytes, normalizer_proto::characterMap, file.characterMap);
    for (const std::uint64_t flag : {normalizer_proto::marksFirstWord, normalizer_proto::removesSpaces, normalizer_proto::marksSpaces})
        appendNumberField(bytes, flag, 1);
    return bytes;
}

std::optional<VocabularyPiece> pieceOf(std::string_view bytes)
{
    VocabularyPiece piece;
    while (!bytes.empty()) {
        const auto field = takeField(bytes);
        if (!field)
            return std::nullopt;
        if (field->number == piece_proto::text)
            piece.text = field->contents;
        else if (field->number == piece_proto::kind)
            piece.kind = static_cast<PieceKind>(field->value);
        else if (field->number == piece_proto::score && field->contents.size() == sizeof(float))
            std::memcpy(&piece.score, field->contents.data(), sizeof(float));
    }
    return piece;
}

std::optional<std::vector<VocabularyPiece>> piecesOfModel(std::string_view bytes)
{
    std::vector<VocabularyPiece> pieces;
    while (!bytes.empty()) {
        const auto field = takeField(bytes);
        if (!field)
            return std::nullopt;
        if (field->number != model_proto::pieces)
            continue;
        const auto piece = pieceOf(field->contents);
        if (!piece)
            return std::nullopt;
        pieces.push_back(*piece);
    }
    return pieces;
}

} // namespace

std::string sentencepieceBytes(const SentencepieceFile& file)
{
    std::string bytes;
    for (const VocabularyPiece& piece : file.pieces)
        appendTextField(bytes, model_proto::pieces, pieceBytes(piece));
    appendTextField(bytes, model_proto::trainer, trainerBytes(file));
    appendTextField(bytes, model_proto::normalizer, normalizerBytes(file));
    return bytes;
}

Result<std::vector<VocabularyPiece>> readPieces(const std::filesystem::path& file)
{
    const auto bytes = readModelText(file);
    if (!bytes)
        return bytes.error();
    auto pieces = piecesOfModel(*bytes);
    if (!pieces || pieces->empty())
        return Error{ErrorCode::ModelInvalid, fmt::format("'{}' is damaged: it is not a complete sentencepiece model", file.string())};
    return *std::move(pieces);
}

} // namespace ratatosk

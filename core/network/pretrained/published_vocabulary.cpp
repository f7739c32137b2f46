// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/published_vocabulary.h"

#include "core/network/pretrained/piece_conversion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr auto kFairseqModel = "sentencepiece.bpe.model";
constexpr auto kWordPieceList = "vocab.txt", kTokenIds = "vocab.json", kMerges = "merges.txt", kTokenizer = "tokenizer.json";

bool isThere(const fs::path& file)
{
    std::error_code ignored;
    return fs::is_regular_file(file, ignored);
}

Error unsuitableVocabulary(const fs::path& file, std::string_view what)
{
    return {ErrorCode::ModelInvalid, fmt::format("'{}' {}", file.string(), what)};
}

using Names = std::initializer_list<std::string_view>;

std::optional<int> placeOf(const TokenList& tokens, Names names)
{
    for (const std::string_view name : names) {
        const auto found = std::ranges::find(tokens, name);
        if (found != tokens.end())
            return static_cast<int>(found - tokens.begin());
    }
    return std::nullopt;
}

/// What tokenizer_config.json calls a special piece ("<s>", or an object with that as "content"); empty where it says nothing.
std::string givenName(const json& settings, const char* key)
{
    const auto found = settings.find(key);
    if (found == settings.end())
        return {};
    const json& name = found->is_object() && found->contains("content") ? (*found)["content"] : *found;
    return name.is_string() ? name.get<std::string>() : std::string();
}

/// By the names that are said, else by usual ones (MPNet's vocabulary has BERT's pieces and its own); a mask is not needed, and stands for itself
/// by what is unknown where it is missing.
Result<SpecialPieces> specialPieces(const TokenList& tokens, const json& settings, const fs::path& file)
{
    const auto place = [&](const char* key, std::string_view bracketed, std::string_view angled) {
        return placeOf(tokens, {givenName(settings, key), bracketed, angled});
    };
    const auto pad = place("pad_token", "[PAD]", "<pad>"), unknown = place("unk_token", "[UNK]", "<unk>"),
               cls = place("cls_token", "[CLS]", "<s>"), sep = place("sep_token", "[SEP]", "</s>");
    if (!pad || !unknown || !cls || !sep)
        return unsuitableVocabulary(file, "lacks special pieces: it needs [PAD], [UNK], [CLS] and [SEP], or <pad>, <unk>, <s> and </s>");
    return SpecialPieces{*pad, *unknown, *cls, *sep, place("mask_token", "[MASK]", "<mask>").value_or(*unknown)};
}

/// tokenizer_config.json, or an object without a key where there is none.
Result<json> readTokenizerConfig(const fs::path& folder)
{
    const fs::path file = folder / "tokenizer_config.json";
    return isThere(file) ? readVocabularyJson(file) : Result<json>(json::object());
}

bool hasCapitals(const TokenList& tokens)
{
    return std::ranges::any_of(tokens, [](const std::string& token) {
        return !token.starts_with('[') && std::ranges::any_of(token, [](char c) { return c >= 'A' && c <= 'Z'; });
    });
}

std::optional<bool> flagIn(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() ? std::optional(found->get<bool>()) : std::nullopt;
}

/// Accents go with capitals unless something else is said; capitals are kept where the vocabulary has some.
BertCharacters charactersOf(const json& settings, const char* lowerCase, const TokenList& tokens)
{
    const bool lowers = flagIn(settings, lowerCase).value_or(!hasCapitals(tokens));
    return {lowers, flagIn(settings, "strip_accents").value_or(lowers)};
}

Result<PublishedVocabulary> converted(std::string sort, const TokenList& tokens, const SentencepieceFile& model, const fs::path& file)
{
    const auto settings = readTokenizerConfig(file.parent_path());
    if (!settings)
        return settings.error();
    const auto special = specialPieces(tokens, *settings, file);
    if (!special)
        return special.error();
    return PublishedVocabulary{std::move(sort), sentencepieceBytes(model), static_cast<int>(model.pieces.size()), 0, *special};
}

Result<PublishedVocabulary> readWordPieceList(const fs::path& folder)
{
    const auto tokens = readTokenLines(folder / kWordPieceList);
    if (!tokens)
        return tokens.error();
    const auto settings = readTokenizerConfig(folder);
    if (!settings)
        return settings.error();
    const SentencepieceFile model = fromWordPieces(*tokens, charactersOf(*settings, "do_lower_case", *tokens));
    return converted("WordPiece", *tokens, model, folder / kWordPieceList);
}

Result<PublishedVocabulary> readBytePairs(const fs::path& folder)
{
    const auto ids = readVocabularyJson(folder / kTokenIds);
    if (!ids)
        return ids.error();
    const auto tokens = tokensOf(*ids, folder / kTokenIds);
    if (!tokens)
        return tokens.error();
    const auto merges = readMergeLines(folder / kMerges);
    if (!merges)
        return merges.error();
    return converted("byte pairs", *tokens, fromBytePairs(*tokens, *merges), folder / kTokenIds);
}

/// Adds what a tokenizer.json names beside its model ("<mask>" of RoBERTa).
void addSpecialTokens(const json& tokenizer, TokenList& tokens)
{
    const auto added = tokenizer.find("added_tokens");
    if (added == tokenizer.end() || !added->is_array())
        return;
    for (const json& token : *added) {
        const bool isWhole = token.is_object() && token.contains("id") && token["id"].is_number_unsigned() && token.contains("content")
            && token["content"].is_string();
        if (!isWhole || token["id"].get<size_t>() > tokens.size() + 1000)
            continue;
        const auto id = token["id"].get<size_t>();
        tokens.resize(std::max(tokens.size(), id + 1));
        tokens[id] = token["content"].get<std::string>();
    }
}

Result<PublishedVocabulary> readTokenizer(const fs::path& folder)
{
    const fs::path file = folder / kTokenizer;
    const auto tokenizer = readVocabularyJson(file);
    if (!tokenizer)
        return tokenizer.error();
    const json model = tokenizer->value("model", json::object());
    const std::string sort = model.is_object() && model.contains("type") && model["type"].is_string() ? model["type"].get<std::string>()
                                                                                                      : "";
    if (sort != "WordPiece" && sort != "BPE")
        return unsuitableVocabulary(
            file, fmt::format("contains a vocabulary of the kind '{}'; only WordPiece and BPE can be read from this file", sort));
    auto tokens = tokensOf(model.value("vocab", json()), file);
    if (!tokens)
        return tokens.error();
    addSpecialTokens(*tokenizer, *tokens);
    if (sort == "WordPiece") {
        const json normalizer = tokenizer->value("normalizer", json::object());
        const json settings = normalizer.is_object() ? normalizer : json::object();
        return converted("WordPiece", *tokens, fromWordPieces(*tokens, charactersOf(settings, "lowercase", *tokens)), file);
    }
    const auto merges = mergesOf(model.value("merges", json()), file);
    if (!merges)
        return merges.error();
    return converted("byte pairs", *tokens, fromBytePairs(*tokens, *merges), file);
}

/// Already what we want; XLM-R's ids are one higher, since fairseq puts <s>, <pad>, </s>, <unk> before the pieces and leaves three out.
Result<PublishedVocabulary> readSentencepiece(const fs::path& file)
{
    const auto pieces = readPieces(file);
    if (!pieces)
        return pieces.error();
    auto bytes = readVocabularyBytes(file);
    if (!bytes)
        return bytes.error();
    const int count = static_cast<int>(pieces->size());
    PublishedVocabulary vocabulary{"sentencepiece", *std::move(bytes), count, 0, {}};
    if (file.filename() == kFairseqModel) {
        vocabulary.pieceOffset = 1;
        vocabulary.special = {.pad = 1, .unknown = 3, .cls = 0, .sep = 2, .mask = count + 1};
        return vocabulary;
    }
    TokenList tokens;
    std::ranges::transform(*pieces, std::back_inserter(tokens), &VocabularyPiece::text);
    const bool hasMask = placeOf(tokens, {"[MASK]", "<mask>"}).has_value();
    const auto special = specialPieces(tokens, json::object(), file);
    if (!special)
        return special.error();
    vocabulary.special = *special;
    if (!hasMask) // DeBERTa adds it behind the others
        vocabulary.special.mask = count;
    return vocabulary;
}

} // namespace

Result<PublishedVocabulary> readPublishedVocabulary(const fs::path& folder)
{
    for (const char* name : {kFairseqModel, "spm.model", "spiece.model", "tokenizer.model"})
        if (isThere(folder / name))
            return readSentencepiece(folder / name);
    if (isThere(folder / kWordPieceList))
        return readWordPieceList(folder);
    if (isThere(folder / kTokenIds) && !isThere(folder / kMerges))
        return Error{ErrorCode::ModelMissing, fmt::format("'{}' has '{}', but no '{}'", folder.string(), kTokenIds, kMerges)};
    if (isThere(folder / kTokenIds))
        return readBytePairs(folder);
    if (isThere(folder / kTokenizer))
        return readTokenizer(folder);
    return Error{ErrorCode::ModelMissing,
                 fmt::format("'{}' has no vocabulary: one of {}, spm.model, {}, {} with {}, {}", folder.string(), kFairseqModel,
                             kWordPieceList, kTokenIds, kMerges, kTokenizer)};
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/model_config_json.h"

#include "core/base/json_depth.h"
#include "core/network/bundle/invalid_model.h"
#include "core/network/bundle/json_fields.h"
#include "core/network/bundle/published_encoder.h"

namespace ratatosk {
namespace {

using nlohmann::json;

constexpr Range<int> kSize{1, 16384};
constexpr Range<int> kDepth{0, 256};
constexpr Range<int> kTypes{0, 16};
constexpr Range<int> kOffset{0, 16};
constexpr Range<int> kEmbedding{0, 16384};
constexpr Range<int> kSpan{0, 8192};
constexpr Range<int> kBuckets{0, 256};
constexpr Range<int> kGram{0, 16};
constexpr Range<int> kHeads{1, 256};
constexpr Range<int> kVocabularySizes{1, 1'000'000};
constexpr Range<int> kPiece{0, 999'999};
constexpr Range<double> kDropout{0.0, 0.99};
constexpr Range<double> kEpsilon{0.0, 1.0};

constexpr EnumNames<PreTransformer, 2> kPreTransformers{
    {{"language_model", PreTransformer::LanguageModel}, {"none", PreTransformer::None}}};
constexpr EnumNames<RelationVocabulary, 4> kRelations{{{"dt_fixup", RelationVocabulary::DtFixup},
                                                       {"extended", RelationVocabulary::Extended},
                                                       {"rat_sql", RelationVocabulary::RatSql},
                                                       {"conversation", RelationVocabulary::Conversation}}};
constexpr EnumNames<InitialisationScheme, 3> kSchemes{
    {{"dt_fixup", InitialisationScheme::DtFixup}, {"t_fixup", InitialisationScheme::TFixup}, {"standard", InitialisationScheme::Standard}}};
constexpr EnumNames<NormPlace, 2> kNormPlaces{{{"after_sum", NormPlace::AfterSum}, {"before_sub_layer", NormPlace::BeforeSubLayer}}};
constexpr EnumNames<ParentFeeding, 2> kParentFeedings{{{"rule", ParentFeeding::Rule}, {"state", ParentFeeding::State}}};

template <class Relative, class Visitor>
void visitRelative(Relative& relative, Visitor& visit)
{
    visit("span", relative.span, kSpan);
    visit("longest", relative.longest, kSize);
    visit("buckets", relative.isBucketed);
    visit("content_to_distance", relative.hasContentToDistance);
    visit("distance_to_content", relative.hasDistanceToContent);
    visit("shared_projections", relative.sharesProjections);
    visit("norm", relative.isNormed);
}

/// `Config` may be const: the writer only looks.
template <class Config, class Visitor>
void visitLanguageModel(Config& config, Visitor& visit)
{
    visit("hidden_size", config.hiddenSize, kSize);
    visit("intermediate_size", config.innerSize, kSize);
    visit("layers", config.layers, kDepth);
    visit("heads", config.heads, kHeads);
    visit("max_positions", config.maxPositions, kSize);
    visit("token_types", config.tokenTypes, kTypes);
    visit("vocabulary_size", config.vocabularySize, kVocabularySizes);
    visit("layer_norm_eps", config.layerNormEpsilon, kEpsilon);
    visit("pad_id", config.padId, kPiece);
    visit("unk_id", config.unknownId, kPiece);
    visit("cls_id", config.clsId, kPiece);
    visit("sep_id", config.sepId, kPiece);
    visit("mask_id", config.maskId, kPiece);
    visit.optional("position_offset", config.positionOffset, kOffset);
    visit.optional("piece_offset", config.pieceOffset, kOffset);
    visit.optional("embedding_size", config.embeddingSize, kEmbedding);
    visit.optional("absolute_positions", config.hasPositions);
    visit.optional("distance_buckets", config.distanceBuckets, kBuckets);
    visit.optionalInside("relative_positions", [&](auto& inner) { visitRelative(config.relative, inner); });
}

template <class Config, class Visitor>
void visitModel(Config& config, Visitor& visit)
{
    visit("pre_transformer", config.preTransformer, kPreTransformers);
    visit.inside("language_model", [&](auto& inner) { visitLanguageModel(config.languageModel, inner); });
    visit("chunk_pieces", config.chunkPieces, kSize);
    visit("relations", config.relations, kRelations);
    visit("initialisation", config.initialisation, kSchemes);
    visit.optional("norm_place", config.normPlace, kNormPlaces);
    visit("layers", config.layers, kDepth);
    visit("width", config.width, kSize);
    visit("heads", config.heads, kHeads);
    visit("inner_size", config.innerSize, kSize);
    visit.optional("gram_sizes", config.gramSizes, kGram);
    visit("value_texts", config.valueTexts);
    visit("grammar", config.grammar);
    visit("parent_feeding", config.parentFeeding, kParentFeedings);
    visit.optional("aligns_schema", config.alignsSchema);
    visit("decoder_size", config.decoderSize, kSize);
    visit("action_size", config.actionSize, kSize);
    visit("type_size", config.typeSize, kSize);
    visit("input_dropout", config.inputDropout, kDropout);
    visit("layer_dropout", config.layerDropout, kDropout);
    visit("decoder_dropout", config.decoderDropout, kDropout);
    visit("language_model_dropout", config.languageModelDropout, kDropout);
}

/// Null for what is no JSON that we read.
json parsed(std::string_view text)
{
    return isNestedTooDeeply(text) ? json() : json::parse(text, nullptr, false);
}

/// What the fields must fulfil together.
Result<void> checkLanguageModel(const LanguageModelConfig& config)
{
    if (config.hiddenSize % config.heads != 0)
        return invalidModel("language model: 'hidden_size' is not a multiple of 'heads'");
    const int largest = std::max({config.padId, config.unknownId, config.clsId, config.sepId, config.maskId});
    if (largest >= config.vocabularySize)
        return invalidModel("language model: a special piece lies outside 'vocabulary_size'");
    if (config.relative.span > 0 && config.relative.isBucketed
        && (config.relative.span < 4 || config.relative.longest - 1 <= config.relative.span / 2))
        return invalidModel("language model: the relative positions' buckets reach beyond the longest distance");
    if (config.distanceBuckets % 4 != 0)
        return invalidModel("language model: 'distance_buckets' is not a multiple of four");
    if (config.longestText() < 1)
        return invalidModel("language model: 'position_offset' leaves no position of 'max_positions'");
    return {};
}

Result<void> checkModel(const ModelConfig& config)
{
    if (config.width % config.heads != 0)
        return invalidModel("'width' is not a multiple of 'heads'");
    if (!config.gramSizes.empty() && config.gramSizes.size() != static_cast<size_t>(config.heads))
        return invalidModel("'gram_sizes' has no number for each of the 'heads'");
    if (config.preTransformer == PreTransformer::None && config.languageModel.hiddenSize % 2 != 0)
        return invalidModel("language model: 'hidden_size' is odd, and without a language model two directions share it");
    if (config.valueTexts && config.preTransformer == PreTransformer::None)
        return invalidModel("'value_texts' are vectors of a language model, and there is no language model");
    if (config.grammar != "compact" && config.grammar != "extended" && config.grammar != "broad")
        return invalidModel("no network decodes with the grammar '" + config.grammar + "': 'compact', 'extended' and 'broad' are for it");
    return checkLanguageModel(config.languageModel);
}

template <class Config, class Visit>
Result<Config> readObject(const json& object, Visit visitFields)
{
    Config config;
    FieldReader reader(object);
    visitFields(config, reader);
    if (const Result<void> outcome = reader.finish(); !outcome)
        return outcome.error();
    return config;
}

} // namespace

std::string modelConfigToJson(const ModelConfig& config)
{
    FieldWriter writer;
    visitModel(config, writer);
    return writer.object().dump(2);
}

Result<ModelConfig> modelConfigFromJson(std::string_view text)
{
    auto config = readObject<ModelConfig>(parsed(text), [](auto& c, auto& reader) { visitModel(c, reader); });
    if (!config)
        return config;
    const Result<void> check = checkModel(*config);
    return check ? std::move(config) : check.error();
}

Result<LanguageModelConfig> languageModelConfigFromPack(std::string_view text)
{
    const json pack = parsed(text);
    if (!pack.is_object())
        return invalidModel("the language model's configuration is not a JSON object");
    if (const Result<void> suits = checkPublished(pack); !suits)
        return suits.error();
    auto config = readObject<LanguageModelConfig>(translatedPack(pack), [](auto& c, auto& reader) { visitLanguageModel(c, reader); });
    if (!config)
        return config;
    const Result<void> check = checkLanguageModel(*config);
    return check ? std::move(config) : check.error();
}

std::string languageModelConfigToJson(const LanguageModelConfig& config, const std::string& family)
{
    FieldWriter writer;
    writer("architecture", family);
    visitLanguageModel(config, writer);
    return writer.object().dump(1) + '\n';
}

} // namespace ratatosk

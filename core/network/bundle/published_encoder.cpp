// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/published_encoder.h"

#include "core/network/bundle/published_distances.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

using nlohmann::json;

/// As configurations name them.
constexpr std::array<std::string_view, 6> kFamilies{"bert", "roberta", "xlm-roberta", "electra", "deberta-v2", "mpnet"};

/// Our keys and those of the published configurations.
constexpr std::array<std::pair<const char*, const char*>, 15> kKeys{{
    {"hidden_size", "hidden_size"},
    {"intermediate_size", "intermediate_size"},
    {"layers", "num_hidden_layers"},
    {"heads", "num_attention_heads"},
    {"max_positions", "max_position_embeddings"},
    {"token_types", "type_vocab_size"},
    {"vocabulary_size", "vocab_size"},
    {"layer_norm_eps", "layer_norm_eps"},
    {"pad_id", "pad_token_id"},
    {"cls_id", "bos_token_id"},
    {"sep_id", "eos_token_id"},
    {"unk_id", "unk_token_id"},
    {"mask_id", "mask_token_id"},
    {"embedding_size", "embedding_size"},
    {"distance_buckets", "relative_attention_num_buckets"},
}};

std::string textOf(const json& pack, const char* key, const std::string& otherwise)
{
    const auto found = pack.find(key);
    return found != pack.end() && found->is_string() ? found->get<std::string>() : otherwise;
}

/// What configurations leave unsaid. Vocabularies of RoBERTa, XLM-R and MPNet end with the mask; MPNet's has BERT's behind four pieces of its own.
json familyDefaults(const std::string& family, int vocabularySize)
{
    if (family == "bert" || family == "electra")
        return {{"position_offset", 0}, {"piece_offset", 0}, {"pad_id", 0},   {"unk_id", 100},
                {"cls_id", 101},        {"sep_id", 102},     {"mask_id", 103}};
    if (family == "deberta-v2")
        return {{"position_offset", 0},
                {"piece_offset", 0},
                {"pad_id", 0},
                {"cls_id", 1},
                {"sep_id", 2},
                {"unk_id", 3},
                {"mask_id", std::min(128000, vocabularySize - 1)}};
    if (family == "mpnet")
        return {{"position_offset", 2},
                {"piece_offset", 0},
                {"token_types", 0},
                {"distance_buckets", 32},
                {"cls_id", 0},
                {"pad_id", 1},
                {"sep_id", 2},
                {"unk_id", std::min(104, vocabularySize - 1)},
                {"mask_id", vocabularySize - 1}};
    return {{"position_offset", 2},
            {"piece_offset", family == "roberta" ? 0 : 1},
            {"cls_id", 0},
            {"pad_id", 1},
            {"sep_id", 2},
            {"unk_id", 3},
            {"mask_id", vocabularySize - 1}};
}

Error unsuitable(std::string problem)
{
    return Error{ErrorCode::ModelInvalid, std::move(problem)};
}

/// What was only there for pre-training, and a list of numbers from 0.
bool isLeftOut(std::string_view name)
{
    constexpr std::array<std::string_view, 11> heads{"cls.",
                                                     "lm_head.",
                                                     "pooler.",
                                                     "discriminator_predictions.",
                                                     "generator_predictions.",
                                                     "generator_lm_head.",
                                                     "classifier.",
                                                     "mask_predictions",
                                                     "qa_outputs.",
                                                     "lm_predictions.",
                                                     "score."};
    return name == "embeddings.position_ids" || std::ranges::any_of(heads, [&](std::string_view head) { return name.starts_with(head); });
}

/// Names that differ from ours: LayerNorm's in the first releases ("embeddings.LayerNorm.gamma"), DeBERTa's projections and MPNet's attention.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kOtherNames{
    {{".gamma", ".weight"},
     {".beta", ".bias"},
     {".query_proj.", ".query."},
     {".key_proj.", ".key."},
     {".value_proj.", ".value."},
     {".pos_key_proj.", ".position_key."},
     {".pos_query_proj.", ".position_query."},
     {".attn.q.", ".self.query."},
     {".attn.k.", ".self.key."},
     {".attn.v.", ".self.value."},
     {".attn.o.", ".output.dense."},
     {".attention.LayerNorm.", ".attention.output.LayerNorm."}}};

std::string ourName(std::string name)
{
    for (const auto& [theirs, ours] : kOtherNames) {
        const size_t at = name.rfind(theirs);
        if (at != std::string::npos && (theirs.ends_with('.') || at + theirs.size() == name.size()))
            name.replace(at, theirs.size(), ours);
    }
    return name;
}

bool isDeberta(const json& pack)
{
    return familyOf(pack) == "deberta-v2";
}

} // namespace

std::string familyOf(const json& pack)
{
    return textOf(pack, "architecture", textOf(pack, "model_type", "bert"));
}

Result<void> checkPublished(const json& pack)
{
    const std::string family = familyOf(pack), activation = textOf(pack, "hidden_act", "gelu");
    if (std::ranges::find(kFamilies, family) == kFamilies.end())
        return unsuitable(fmt::format("the language model is of the family '{}': {} can be read", family, fmt::join(kFamilies, ", ")));
    if (activation != "gelu" && activation != "gelu (erf)")
        return unsuitable("the language model's 'hidden_act' is not gelu");
    if (textOf(pack, "position_embedding_type", "absolute") != "absolute")
        return unsuitable("the language model's 'position_embedding_type' is not absolute");
    return isDeberta(pack) ? checkPublishedDistances(pack) : Result<void>{};
}

json translatedPack(const json& pack)
{
    const auto size = pack.find(pack.contains("vocabulary_size") ? "vocabulary_size" : "vocab_size");
    json result = familyDefaults(familyOf(pack), size != pack.end() && size->is_number_integer() ? size->get<int>() : 1);
    for (const auto& [ours, published] : kKeys) {
        if (pack.contains(ours))
            result[ours] = pack[ours];
        else if (pack.contains(published) && !pack[published].is_null())
            result[ours] = pack[published];
    }
    if (isDeberta(pack))
        result.update(translatedDistances(pack));
    for (const char* ours : {"position_offset", "piece_offset", "absolute_positions", "relative_positions"}) {
        if (pack.contains(ours))
            result[ours] = pack[ours];
    }
    return result;
}

std::optional<std::string> encoderWeightName(const std::string& published)
{
    std::string_view name = published;
    for (const std::string_view prefix : {"bert.", "roberta.", "electra.", "deberta.", "mpnet."}) {
        if (name.starts_with(prefix))
            name.remove_prefix(prefix.size());
    }
    return isLeftOut(name) ? std::nullopt : std::optional(ourName(std::string(name)));
}

} // namespace ratatosk

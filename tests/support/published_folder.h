// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/bundle/model_config_json.h"
#include "core/network/layers/language_model.h"
#include "core/network/pretrained/sentencepiece_file.h"
#include "core/network/serialization/safetensors.h"

#include <nlohmann/json.hpp>

#include <fstream>

namespace ratatosk::test {

inline void writeFile(const std::filesystem::path& file, const std::string& content)
{
    std::ofstream(file, std::ios::binary) << content;
}

inline nlohmann::json publishedConfig(const std::string& family, int pieces)
{
    nlohmann::json config{{"model_type", family},     {"hidden_size", 16},
                          {"intermediate_size", 24},  {"num_hidden_layers", 2},
                          {"num_attention_heads", 4}, {"hidden_act", "gelu"},
                          {"layer_norm_eps", 1e-7},   {"type_vocab_size", family == "bert" || family == "electra" ? 2 : 1},
                          {"vocab_size", pieces},     {"max_position_embeddings", 64}};
    if (family == "electra")
        config["embedding_size"] = 8;
    if (family == "mpnet")
        config.erase("type_vocab_size");
    if (family == "deberta-v2")
        config.update({{"relative_attention", true},
                       {"position_buckets", 16},
                       {"share_att_key", true},
                       {"norm_rel_ebd", "layer_norm"},
                       {"pos_att_type", "p2c|c2p"},
                       {"position_biased_input", false},
                       {"type_vocab_size", 0}});
    return config;
}

/// As releases of DeBERTa and MPNet name a layer's part.
inline std::string publishedName(const std::string& family, std::string name)
{
    using Names = std::vector<std::pair<std::string, std::string>>;
    const Names deberta{{"self.query", "self.query_proj"}, {"self.key", "self.key_proj"}, {"self.value", "self.value_proj"}};
    const Names mpnet{{"self.query", "attn.q"},
                      {"self.key", "attn.k"},
                      {"self.value", "attn.v"},
                      {"attention.output.dense", "attention.attn.o"},
                      {"attention.output.LayerNorm", "attention.LayerNorm"}};
    for (const auto& [ours, theirs] : family == "deberta-v2" ? deberta : family == "mpnet" ? mpnet : Names{})
        if (const size_t at = name.find(ours); at != std::string::npos)
            name.replace(at, ours.size(), theirs);
    return name;
}

/// As releases name them, with a head.
inline NamedTensors publishedWeights(const std::string& family, const NamedTensors& ours)
{
    const std::string prefix = family == "deberta-v2" ? "deberta." : family == "xlm-roberta" ? "roberta." : family + ".";
    NamedTensors weights{{"lm_head.bias", ours.begin()->second.detach().flatten().slice(0, 0, 3).clone()}};
    for (const auto& [name, tensor] : ours)
        weights[prefix + publishedName(family, name)] = tensor.detach();
    return weights;
}

/// The vocabulary of a sort that the family uses, of a few pieces; returns how many rows its table of words has.
inline int writePublishedVocabulary(const std::filesystem::path& folder, const std::string& family)
{
    if (family == "bert" || family == "electra") {
        writeFile(folder / "vocab.txt", "[PAD]\n[unused0]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\nsing\n##er\n##s\ns\n?\n");
        writeFile(folder / "tokenizer_config.json", R"({"do_lower_case": true})");
        return 11;
    }
    if (family == "mpnet") { // BERT's pieces behind its own
        writeFile(folder / "vocab.txt", "<s>\n<pad>\n</s>\n<unk>\n[PAD]\n[UNK]\n[CLS]\n[SEP]\nsing\n##er\n##s\n?\n<mask>\n");
        writeFile(folder / "tokenizer_config.json", R"({"do_lower_case": true, "cls_token": "<s>", "pad_token": "<pad>", "sep_token":
            {"content": "</s>"}, "unk_token": "[UNK]", "mask_token": "<mask>"})");
        return 13;
    }
    if (family == "roberta") {
        writeFile(folder / "vocab.json",
                  "{\"<s>\": 0, \"<pad>\": 1, \"</s>\": 2, \"<unk>\": 3, \"s\": 4, \"i\": 5, \"\u0120\": 6, \"\u0120s\": 7,"
                  " \"\u0120si\": 8, \"<mask>\": 9}");
        writeFile(folder / "merges.txt", "#version: 0.2\n\u0120 s\n\u0120s i\n");
        return 10;
    }
    const bool isFairseq = family == "xlm-roberta";
    SentencepieceFile file{{}, Segmentation::LikeliestPieces, {}};
    if (isFairseq)
        file.pieces = {{"<unk>", 0, PieceKind::Unknown}, {"<s>", 0, PieceKind::Control}, {"</s>", 0, PieceKind::Control}};
    else
        file.pieces = {{"[PAD]", 0, PieceKind::Control},
                       {"[CLS]", 0, PieceKind::Control},
                       {"[SEP]", 0, PieceKind::Control},
                       {"[UNK]", 0, PieceKind::Unknown}};
    for (const char* piece : {"\u2581sing", "er", "\u2581s", "s", "\u2581"})
        file.pieces.push_back({piece, -1});
    writeFile(folder / (isFairseq ? "sentencepiece.bpe.model" : "spm.model"), sentencepieceBytes(file));
    return static_cast<int>(file.pieces.size()) + (isFairseq ? 2 : 8); // rows behind the pieces, as releases have them
}

/// A language model with drawn weights, written as its family is published, with its own vocabulary or another family's. In evaluation mode.
inline LanguageModel writePublishedFolder(const std::filesystem::path& folder, const std::string& family,
                                          const std::string& vocabularyOf = {})
{
    std::filesystem::create_directories(folder);
    const nlohmann::json config = publishedConfig(family, writePublishedVocabulary(folder, vocabularyOf.empty() ? family : vocabularyOf));
    nlohmann::json readable = config; // the tiny vocabulary's ids are not the family's
    readable.update({{"pad_id", 0}, {"unk_id", 0}, {"cls_id", 0}, {"sep_id", 0}, {"mask_id", 0}});
    LanguageModel model(*languageModelConfigFromPack(readable.dump()));
    model->drawWeights();
    model->eval();
    writeFile(folder / "config.json", config.dump());
    writeFile(folder / "README.md", "---\nlanguage: en\nlicense: mit\n---\n# A model\n");
    const auto written = writeSafetensors(folder / "model.safetensors", {publishedWeights(family, namedParameters(*model)), {}});
    return written ? model : LanguageModel(nullptr);
}

} // namespace ratatosk::test

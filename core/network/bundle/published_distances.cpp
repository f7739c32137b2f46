// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/published_distances.h"

#include "core/network/bundle/invalid_model.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <string>

namespace ratatosk {
namespace {

using nlohmann::json;

int numberOf(const json& pack, const char* key, int otherwise)
{
    const auto found = pack.find(key);
    return found != pack.end() && found->is_number_integer() ? found->get<int>() : otherwise;
}

bool flagOf(const json& pack, const char* key, bool otherwise)
{
    const auto found = pack.find(key);
    return found != pack.end() && found->is_boolean() ? found->get<bool>() : otherwise;
}

/// "p2c|c2p", or a list of these; bars around each, for looking one up.
std::string termsOf(const json& pack)
{
    std::string terms = "|";
    const auto found = pack.find("pos_att_type");
    if (found != pack.end() && found->is_string())
        return terms + found->get<std::string>() + "|";
    if (found != pack.end() && found->is_array())
        for (const json& term : *found)
            terms += (term.is_string() ? term.get<std::string>() : "?") + "|";
    return terms;
}

bool has(const std::string& terms, const char* term)
{
    return terms.find(fmt::format("|{}|", term)) != std::string::npos;
}

std::string normOf(const json& pack)
{
    const auto found = pack.find("norm_rel_ebd");
    return found != pack.end() && found->is_string() ? found->get<std::string>() : "none";
}

json relativePositions(const json& pack)
{
    const std::string terms = termsOf(pack);
    const int positions = numberOf(pack, "max_position_embeddings", 512);
    const int mentioned = numberOf(pack, "max_relative_positions", -1), longest = mentioned < 1 ? positions : mentioned;
    const int buckets = numberOf(pack, "position_buckets", -1);
    const bool isKnown = flagOf(pack, "relative_attention", false);
    return {{"span",
             !isKnown          ? 0
                 : buckets > 0 ? buckets
                               : longest},
            {"longest", longest},
            {"buckets", buckets > 0},
            {"content_to_distance", has(terms, "c2p")},
            {"distance_to_content", has(terms, "p2c")},
            {"shared_projections", flagOf(pack, "share_att_key", false)},
            {"norm", normOf(pack) == "layer_norm"}};
}

} // namespace

Result<void> checkPublishedDistances(const json& pack)
{
    const std::string terms = termsOf(pack), norm = normOf(pack);
    if (has(terms, "p2p") || has(terms, "?"))
        return invalidModel("the language model's 'pos_att_type' has other terms than c2p and p2c");
    if (norm != "none" && norm != "layer_norm")
        return invalidModel("the language model's 'norm_rel_ebd' is '" + norm + "': none and layer_norm can be read");
    if (numberOf(pack, "conv_kernel_size", 0) > 0)
        return invalidModel("the language model has a convolution ('conv_kernel_size'), which cannot be read");
    const int hidden = numberOf(pack, "hidden_size", 0), heads = numberOf(pack, "num_attention_heads", 1);
    if (const int size = numberOf(pack, "attention_head_size", 0); size > 0 && heads > 0 && size * heads != hidden)
        return invalidModel("the language model's 'attention_head_size' is not its share of 'hidden_size'");
    if (const int size = numberOf(pack, "embedding_size", hidden); size > 0 && size != hidden)
        return invalidModel("the language model's 'embedding_size' differs from 'hidden_size', which of its family cannot be read");
    return {};
}

json translatedDistances(const json& pack)
{
    return {{"absolute_positions", flagOf(pack, "position_biased_input", true)}, {"relative_positions", relativePositions(pack)}};
}

} // namespace ratatosk

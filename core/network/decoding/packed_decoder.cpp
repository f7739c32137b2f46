// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/decoding/packed_decoder.h"

namespace ratatosk {
namespace {

/// Takes the decoder's parameters.
class Packer
{
public:
    Packer(const ModelConfig& config, WeightSource& weights) : m_config(config), m_weights(weights) {}

    PackedDecoder::Matrix matrix(const std::string& name, std::int64_t rows, std::int64_t columns)
    {
        return PackedDecoder::Matrix({m_weights.matrix("decoder." + name, rows, columns)});
    }

    /// The first rows alone.
    PackedDecoder::Matrix top(const std::string& name, std::int64_t rows, std::int64_t allRows, std::int64_t columns)
    {
        kernel::MatrixRows all = m_weights.matrix("decoder." + name, allRows, columns);
        all.rows = rows;
        return PackedDecoder::Matrix({std::move(all)});
    }

    PackedDecoder::Numbers table(const std::string& name, std::int64_t rows, std::int64_t columns)
    {
        return m_weights.numbers("decoder." + name, rows, columns);
    }

    PackedDecoder::Numbers vector(const std::string& name, std::int64_t size) { return m_weights.vector("decoder." + name, size); }

    PackedDecoder::Stage stage(const std::string& name, std::int64_t inputSize)
    {
        const std::int64_t gates = 4 * std::int64_t{m_config.decoderSize};
        PackedDecoder::Numbers bias = vector(name + ".bias_ih_l0", gates);
        const PackedDecoder::Numbers hidden = vector(name + ".bias_hh_l0", gates);
        for (std::size_t i = 0; i < bias.size(); ++i)
            bias[i] += hidden[i];
        return {matrix(name + ".weight_ih_l0", gates, inputSize), matrix(name + ".weight_hh_l0", gates, m_config.decoderSize), bias};
    }

    PackedDecoder::Attention attention(const std::string& name)
    {
        const std::int64_t width = m_config.width;
        return {matrix(name + ".query", width, m_config.decoderSize), matrix(name + ".output", width, width),
                vector(name + ".output_bias", width)};
    }

private:
    const ModelConfig& m_config;
    WeightSource& m_weights;
};

void packRecurrence(const ModelConfig& config, int typeCount, Packer& packer, PackedDecoder& packed)
{
    const std::int64_t width = config.width, action = config.actionSize, joined = config.decoderSize + width;
    packed.actionVectors = packer.table("action_vectors", packed.actions.embeddings(), action);
    packed.parentVectors = packer.table("parent_vectors", packed.actions.rules + 1, action);
    packed.typeVectors = packer.table("type_vectors", typeCount, config.typeSize);
    packed.columnInput = packer.matrix("column_input", action, width);
    packed.tableInput = packer.matrix("table_input", action, width);
    packed.valueInput = packer.matrix("value_input", action, width);
    packed.stages = {packer.stage("recurrence.first_stage", decoderInputSize(config)), packer.stage("recurrence.second_stage", joined)};
    packed.attentions = {packer.attention("recurrence.first_context"), packer.attention("recurrence.second_context")};
    packed.readOut = packer.matrix("recurrence.read_out", width, joined);
}

void packHeads(const ModelConfig& config, Packer& packer, PackedDecoder& packed)
{
    const std::int64_t width = config.width, action = config.actionSize, rules = packed.actions.rules + 1;
    packed.ruleInner = packer.matrix("rule_inner", kRuleInnerSize, width);
    packed.ruleInnerBias = packer.vector("rule_inner_bias", kRuleInnerSize);
    packed.ruleOuter = packer.matrix("rule_outer", action, kRuleInnerSize);
    packed.ruleVectors = packer.top("action_vectors", rules, packed.actions.embeddings(), action);
    packed.ruleBias = packer.vector("rule_bias", rules);
    packed.columnMatrix = packer.matrix("pointers.column_matrix", width, width);
    packed.tableMatrix = packer.matrix("pointers.table_matrix", width, width);
    packed.valueMatrix = packer.matrix("pointers.value_matrix", width, width);
    packed.valueOfColumn = packer.matrix("pointers.value_of_column", width, width);
    packed.columnTerms = packer.vector("pointers.column_terms", 2);
    packed.tableTerms = packer.vector("pointers.table_terms", 1);
    packed.valueTerms = packer.vector("pointers.value_terms", 3);
}

} // namespace

bool hasPackedDecoder(const ModelConfig& config)
{
    return config.parentFeeding == ParentFeeding::Rule && !config.alignsSchema;
}

PackedDecoder packDecoder(const ModelConfig& config, const ActionSpace& actions, int typeCount, WeightSource& weights)
{
    PackedDecoder packed;
    packed.actions = actions;
    packed.width = config.width;
    packed.decoderSize = config.decoderSize;
    packed.actionSize = config.actionSize;
    packed.typeSize = config.typeSize;
    packed.heads = config.heads;
    Packer packer(config, weights);
    packRecurrence(config, typeCount, packer, packed);
    packHeads(config, packer, packed);
    return packed;
}

} // namespace ratatosk

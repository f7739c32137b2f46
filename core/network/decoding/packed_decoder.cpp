// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/decoding/packed_decoder.h"

#include <ATen/ATen.h>

namespace ratatosk {
namespace {

/// Finds the decoder's parameters by their names.
class Packer
{
public:
    explicit Packer(const ParserNetworkImpl& network) : m_parameters(network.named_parameters()) {}

    at::Tensor find(const std::string& name) const { return m_parameters["decoder." + name].detach().to(at::kFloat).contiguous(); }

    PackedDecoder::Matrix matrix(const std::string& name) const { return matrixOf(find(name)); }

    static PackedDecoder::Matrix matrixOf(const at::Tensor& tensor)
    {
        return {tensor.data_ptr<float>(), tensor.size(0), tensor.size(1), tensor.stride(0), tensor.stride(1)};
    }

    PackedDecoder::Numbers numbers(const std::string& name) const { return numbersOf(find(name)); }

    PackedDecoder::Stage stage(const std::string& name) const
    {
        const at::Tensor bias = find(name + ".bias_ih_l0") + find(name + ".bias_hh_l0");
        return {matrix(name + ".weight_ih_l0"), matrix(name + ".weight_hh_l0"), numbersOf(bias)};
    }

    PackedDecoder::Attention attention(const std::string& name) const
    {
        return {matrix(name + ".query"), matrix(name + ".output"), numbers(name + ".output_bias")};
    }

private:
    static PackedDecoder::Numbers numbersOf(const at::Tensor& tensor)
    {
        return {tensor.data_ptr<float>(), tensor.data_ptr<float>() + tensor.numel()};
    }

    torch::OrderedDict<std::string, at::Tensor> m_parameters;
};

void packSizes(const ParserNetworkImpl& network, PackedDecoder& packed)
{
    const ModelConfig& config = network.config();
    packed.actions = network.actions();
    packed.width = config.width;
    packed.decoderSize = config.decoderSize;
    packed.actionSize = config.actionSize;
    packed.typeSize = config.typeSize;
    packed.heads = config.heads;
}

void packRecurrence(const Packer& packer, PackedDecoder& packed)
{
    packed.actionVectors = packer.numbers("action_vectors");
    packed.parentVectors = packer.numbers("parent_vectors");
    packed.typeVectors = packer.numbers("type_vectors");
    packed.columnInput = packer.matrix("column_input");
    packed.tableInput = packer.matrix("table_input");
    packed.valueInput = packer.matrix("value_input");
    packed.stages = {packer.stage("recurrence.first_stage"), packer.stage("recurrence.second_stage")};
    packed.attentions = {packer.attention("recurrence.first_context"), packer.attention("recurrence.second_context")};
    packed.readOut = packer.matrix("recurrence.read_out");
}

void packHeads(const Packer& packer, PackedDecoder& packed)
{
    packed.ruleInner = packer.matrix("rule_inner");
    packed.ruleInnerBias = packer.numbers("rule_inner_bias");
    packed.ruleOuter = packer.matrix("rule_outer");
    packed.ruleVectors = Packer::matrixOf(packer.find("action_vectors").slice(0, 0, packed.actions.rules + 1));
    packed.ruleBias = packer.numbers("rule_bias");
    packed.columnMatrix = packer.matrix("pointers.column_matrix");
    packed.tableMatrix = packer.matrix("pointers.table_matrix");
    packed.valueMatrix = packer.matrix("pointers.value_matrix");
    packed.valueOfColumn = packer.matrix("pointers.value_of_column");
    packed.columnTerms = packer.numbers("pointers.column_terms");
    packed.tableTerms = packer.numbers("pointers.table_terms");
    packed.valueTerms = packer.numbers("pointers.value_terms");
}

} // namespace

std::shared_ptr<const PackedDecoder> packDecoder(const ParserNetwork& network)
{
    const bool isOnCpu = network->parameters().front().device().is_cpu();
    if (network->config().parentFeeding != ParentFeeding::Rule || network->config().alignsSchema || !isOnCpu)
        return nullptr;
    auto packed = std::make_shared<PackedDecoder>();
    const Packer packer(*network);
    packSizes(*network, *packed);
    packRecurrence(packer, *packed);
    packHeads(packer, *packed);
    return packed;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/reference/packed_network.h"

#include "core/network/functions/tensor_rows.h"

#include <ATen/ATen.h>

#include <map>

namespace ratatosk {
namespace {

class ParameterSource : public WeightSource
{
public:
    explicit ParameterSource(const ParserNetworkImpl& network) : m_parameters(network.named_parameters()) {}

    kernel::MatrixRows matrix(const std::string& name, std::int64_t rows, std::int64_t columns) override
    {
        return kernel::MatrixRows::of(find(name).data(), rows, columns);
    }

    std::vector<float> vector(const std::string& name, std::int64_t) override { return find(name); }

private:
    const std::vector<float>& find(const std::string& name)
    {
        std::vector<float>& numbers = m_numbers[name];
        if (numbers.empty())
            numbers = numbersOf(m_parameters[name]);
        return numbers;
    }

    torch::OrderedDict<std::string, at::Tensor> m_parameters;
    std::map<std::string, std::vector<float>> m_numbers;
};

/// Of one example.
std::vector<PackedMemory::Head> headsOf(const ContextAttentionImpl::Memory& context)
{
    const auto beside = [](const at::Tensor& heads) { return rowsOf(heads[0].transpose(0, 1).flatten(1)); };
    return packedHeads(beside(context.keys), beside(context.values), context.keys.size(1));
}

} // namespace

std::shared_ptr<WeightSource> parametersOf(const ParserNetwork& network)
{
    return std::make_shared<ParameterSource>(*network);
}

std::shared_ptr<const PackedDecoder> packDecoder(const ParserNetwork& network)
{
    if (!hasPackedDecoder(network->config()) || !network->parameters().front().device().is_cpu())
        return nullptr;
    ParameterSource source(*network);
    const auto typeCount = static_cast<int>(network->named_parameters()["decoder.type_vectors"].size(0));
    return std::make_shared<const PackedDecoder>(packDecoder(network->config(), network->actions(), typeCount, source));
}

PackedMemory packedMemory(const DecoderMemory& memory)
{
    PackedMemory packed;
    packed.items = static_cast<int>(memory.contexts.front().keys.size(2));
    packed.contexts = {headsOf(memory.contexts[0]), headsOf(memory.contexts[1])};
    packed.columns = PackedMemory::Pointers(rowsOf(memory.pointers.columns[0]));
    packed.tables = PackedMemory::Pointers(rowsOf(memory.pointers.tables[0]));
    packed.values = PackedMemory::Pointers(rowsOf(memory.pointers.values[0]));
    packed.evidence = numbersOf(memory.pointers.evidence);
    packed.isFound = numbersOf(memory.pointers.evidence.amax(2));
    const at::Tensor owners = memory.ownerOf.contiguous();
    packed.ownerOf.assign(owners.data_ptr<std::int64_t>(), owners.data_ptr<std::int64_t>() + owners.numel());
    return packed;
}

} // namespace ratatosk

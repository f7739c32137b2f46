// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/training/weight_growth.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <torch/nn/module.h>

#include <QTest>

using namespace ratatosk;

namespace {

/// The names that a parser's network has, with as many rules.
struct Net : torch::nn::Module {
    explicit Net(std::int64_t rules, double fill, bool readsTexts)
    {
        auto decoder = register_module("decoder", std::make_shared<torch::nn::Module>());
        decoder->register_parameter("action_vectors", at::full({rules + 2, 3}, fill));
        decoder->register_parameter("parent_vectors", at::full({rules + 1, 3}, fill));
        decoder->register_parameter("rule_bias", at::full({rules + 1}, fill));
        if (readsTexts)
            decoder->register_parameter("value_text", at::full({3, 3}, fill));
    }
};

NamedTensors numbered(std::int64_t rules)
{
    NamedTensors weights = namedParameters(Net(rules, 0, false));
    for (auto& [name, weight] : weights)
        weight = at::arange(weight.size(0))
                     .to(at::kFloat)
                     .view({-1, 1})
                     .expand({weight.size(0), weight.dim() > 1 ? 3 : 1})
                     .clone()
                     .view(weight.sizes());
    return weights;
}

std::vector<float> firstColumn(const at::Tensor& weight)
{
    const at::Tensor column = (weight.dim() > 1 ? weight.select(1, 0) : weight).contiguous();
    return {column.data_ptr<float>(), column.data_ptr<float>() + column.numel()};
}

} // namespace

class TestWeightGrowth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsMarkersBehindNewRules();
    void beginsNewProjectionsAtZero();
    void refusesOtherShapes();
};

void TestWeightGrowth::keepsMarkersBehindNewRules()
{
    Net network(4, 9, false);
    QVERIFY(growParameters(network, numbered(2)));
    const NamedTensors grown = namedParameters(network);
    QVERIFY((firstColumn(grown.at("decoder.action_vectors")) == std::vector<float>{0, 1, 9, 9, 2, 3}));
    QVERIFY((firstColumn(grown.at("decoder.parent_vectors")) == std::vector<float>{0, 1, 2, 9, 9}));
    QVERIFY((firstColumn(grown.at("decoder.rule_bias")) == std::vector<float>{0, 1, 9, 9, 2}));
}

void TestWeightGrowth::beginsNewProjectionsAtZero()
{
    Net network(2, 9, true);
    QVERIFY(growParameters(network, numbered(2)));
    QVERIFY(namedParameters(network).at("decoder.value_text").eq(0).all().item<bool>());
}

void TestWeightGrowth::refusesOtherShapes()
{
    Net network(2, 9, false);
    NamedTensors weights = numbered(2);
    weights["decoder.rule_bias"] = at::zeros({7});
    const auto grown = growParameters(network, weights);
    QVERIFY(!grown);
    QVERIFY(grown.error().detail.find("rule_bias") != std::string::npos);
}

RATATOSK_TEST(TestWeightGrowth);
#include "tst_weight_growth.moc"

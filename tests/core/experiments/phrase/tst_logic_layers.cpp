// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/form_decoder.h"
#include "core/experiments/phrase/question_encoder.h"
#include "core/network/initialisation/xavier.h"
#include "tests/core/experiments/phrase/made_up_forms.h"
#include "tests/support/drawn_relations.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <cmath>
#include <map>
#include <string>

using namespace ratatosk;

namespace {

constexpr double kClose = 1e-5;

/// The same layers by their formulas, in torch's own operations, head by head.
class PlainLayers
{
public:
    PlainLayers(const torch::nn::Module& layer, std::int64_t heads) : m_heads(heads)
    {
        for (const auto& item : layer.named_parameters())
            m_weights[item.key()] = item.value().detach().clone().requires_grad_();
    }

    const std::map<std::string, at::Tensor>& weights() const { return m_weights; }

    at::Tensor questionLayer(const at::Tensor& x, const std::vector<std::int64_t>& offsets) const
    {
        const std::vector<at::Tensor> parts = linear(x, "projection").chunk(3, 1);
        std::vector<at::Tensor> sentences;
        for (std::size_t i = 0; i + 1 < offsets.size(); ++i) {
            const auto rows = [&](const at::Tensor& all) { return all.slice(0, offsets[i], offsets[i + 1]); };
            sentences.push_back(attend(rows(parts[0]), rows(parts[1]), rows(parts[2]), {}));
        }
        return inner(norm(x + linear(at::cat(sentences), "output"), "norm"));
    }

    /// One form and one question.
    at::Tensor formLayer(const at::Tensor& x, const at::Tensor& question, const at::Tensor& later) const
    {
        const std::vector<at::Tensor> own = linear(x, "projection").chunk(3, 1), seen = linear(question, "memory").chunk(2, 1);
        const at::Tensor u = norm(x + linear(attend(own[0], own[1], own[2], later), "output"), "norm");
        const at::Tensor context = attend(linear(u, "query"), seen[0], seen[1], {});
        return inner(norm(u + linear(context, "context_output"), "context_norm"));
    }

private:
    at::Tensor linear(const at::Tensor& x, const std::string& name) const
    {
        return at::matmul(x, m_weights.at(name).t()) + m_weights.at(name + "_bias");
    }

    at::Tensor norm(const at::Tensor& x, const std::string& name) const
    {
        const at::Tensor middle = x - x.mean(1, true);
        const at::Tensor spread = (middle * middle).mean(1, true);
        return middle / at::sqrt(spread + 1e-6) * m_weights.at(name + "_weight") + m_weights.at(name + "_bias");
    }

    at::Tensor inner(const at::Tensor& x) const
    {
        return norm(x + linear(at::relu(linear(x, "inner_layer.inner")), "inner_layer.outer"), "inner_layer.norm");
    }

    at::Tensor attend(const at::Tensor& query, const at::Tensor& key, const at::Tensor& value, const at::Tensor& mask) const
    {
        const std::int64_t size = query.size(1) / m_heads;
        std::vector<at::Tensor> heads;
        for (std::int64_t head = 0; head < m_heads; ++head) {
            const auto part = [&](const at::Tensor& all) { return all.narrow(1, head * size, size); };
            at::Tensor scores = at::matmul(part(query), part(key).t()) / std::sqrt(static_cast<double>(size));
            if (mask.defined())
                scores = scores + mask;
            heads.push_back(at::matmul(at::softmax(scores, 1), part(value)));
        }
        return at::cat(heads, 1);
    }

    std::int64_t m_heads;
    std::map<std::string, at::Tensor> m_weights;
};

LogicShape shapeOfWords()
{
    LogicShape shape = made_up::shape();
    shape.gramSizes.clear();
    return shape;
}

/// Biases and norms as a training may have left them.
void draw(torch::nn::Module& layer)
{
    initialiseXavier(layer);
    const at::NoGradGuard guard;
    for (const auto& item : layer.named_parameters())
        if (item.value().dim() == 1)
            item.value().add_(0.1 * at::randn_like(item.value()));
}

void compareGradients(const torch::nn::Module& layer, const PlainLayers& plain)
{
    for (const auto& item : layer.named_parameters()) {
        const double error = gradientError(item.value().grad(), plain.weights().at(item.key()).grad());
        QVERIFY2(error < kClose, item.key().c_str());
    }
}

} // namespace

/// The layers of the PhraseTransformer against their formulas: outputs, and gradients of inputs and weights.
class TestLogicLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { at::manual_seed(5); }
    void questionLayerFollowsItsDefinition();
    void formLayerFollowsItsDefinition();
};

void TestLogicLayers::questionLayerFollowsItsDefinition()
{
    const LogicShape shape = shapeOfWords();
    QuestionLayer layer(shape, false);
    draw(*layer);
    const PlainLayers plain(*layer, shape.heads);
    const at::Tensor x = at::randn({9, shape.width}).requires_grad_(), same = x.detach().clone().requires_grad_();
    const PackedWords sentences{{}, {}, {0, 4, 9}};
    const at::Tensor found = layer->forward({x, x}, sentences, Precision::Float32).states;
    const at::Tensor expected = plain.questionLayer(same, sentences.offsets);
    QVERIFY(largestOf(found - expected) < kClose);
    const at::Tensor weight = at::randn_like(found);
    (found * weight).sum().backward();
    (expected * weight).sum().backward();
    QVERIFY(gradientError(x.grad(), same.grad()) < kClose);
    compareGradients(*layer, plain);
}

void TestLogicLayers::formLayerFollowsItsDefinition()
{
    const LogicShape shape = shapeOfWords();
    FormLayer layer(shape);
    draw(*layer);
    const PlainLayers plain(*layer, shape.heads);
    constexpr std::int64_t words = 6, requested = 5;
    const at::Tensor later = at::full({words, words}, -1e9).triu(1);
    const at::Tensor mask = at::zeros({1, 1, 1, requested});
    const at::Tensor x = at::randn({words, shape.width}).requires_grad_(), same = x.detach().clone().requires_grad_();
    const at::Tensor question = at::randn({requested, shape.width}).requires_grad_(),
                     sameQuestion = question.detach().clone().requires_grad_();
    const auto [keys, values] = layer->remember({question, question}, 1, Precision::Float32);
    at::Tensor ownKeys, ownValues;
    const at::Tensor found = layer->forward({x, x}, {keys, values, mask, later}, ownKeys, ownValues, Precision::Float32).states;
    const at::Tensor expected = plain.formLayer(same, sameQuestion, later);
    QVERIFY(largestOf(found - expected) < kClose);
    const at::Tensor weight = at::randn_like(found);
    (found * weight).sum().backward();
    (expected * weight).sum().backward();
    QVERIFY(gradientError(x.grad(), same.grad()) < kClose);
    QVERIFY(gradientError(question.grad(), sameQuestion.grad()) < kClose);
    compareGradients(*layer, plain);
}

RATATOSK_TEST(TestLogicLayers);
#include "tst_logic_layers.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/phrase_layer.h"
#include "tests/support/drawn_relations.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_parser.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <torch/csrc/autograd/autograd.h>

#include <cmath>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

ModelConfig phraseConfig()
{
    ModelConfig config = tinyConfig(2);
    config.gramSizes = {0, 2, 3, 3};
    return config;
}

ModelInput inputOf(const TinyParser& tiny, const char* question)
{
    return tiny.parser->inputBuilder().build(tiny.ask(question), tiny.schema);
}

PhraseLayer drawnLayer()
{
    PhraseLayer layer(phraseConfig());
    layer->eval();
    for (at::Tensor& parameter : layer->parameters())
        parameter.data().normal_(0, 0.3);
    return layer;
}

/// One head's vectors as phrases, word by word, in the residual form.
at::Tensor plainPhrases(const at::Tensor& states, int size, PhraseLayer& layer)
{
    if (size == 0)
        return states;
    const std::int64_t d = states.size(1);
    const auto weight = [&](const char* part) {
        return layer->named_parameters()["phrases." + std::string(part) + "_" + std::to_string(size)];
    };
    const at::Tensor input = weight("input").view({2, 4 * d, d}), hidden = weight("hidden").view({2, 4 * d, d});
    const at::Tensor bias = weight("bias").view({2, 4 * d});
    std::vector<at::Tensor> words;
    for (std::int64_t word = 0; word < states.size(0); ++word) {
        at::Tensor sum = at::zeros({d});
        for (std::int64_t direction = 0; direction < 2; ++direction) {
            at::Tensor h = at::zeros({d}), c = at::zeros({d});
            for (int step = 0; step < size; ++step) {
                const std::int64_t place = direction == 0 ? word - size + 1 + step : word - step;
                const at::Tensor x = place < 0 ? at::zeros({d}) : states[place];
                const auto gates = (at::mv(input[direction], x) + at::mv(hidden[direction], h) + bias[direction]).view({4, d}).unbind();
                c = at::sigmoid(gates[1]) * c + at::sigmoid(gates[0]) * at::tanh(gates[2]);
                h = at::sigmoid(gates[3]) * at::tanh(c);
            }
            sum = sum + h;
        }
        words.push_back(sum);
    }
    const at::Tensor gate = at::sigmoid(states);
    return gate * at::stack(words) + (1 - gate) * states;
}

/// The layer's definition for one question.
at::Tensor plainLayer(const at::Tensor& words, PhraseLayer& layer)
{
    const ModelConfig config = phraseConfig();
    const auto weights = layer->named_parameters();
    const std::int64_t d = config.width / config.heads;
    const auto parts = at::linear(words, weights["projection"]).split(config.width, 1);
    std::vector<at::Tensor> heads;
    for (int head = 0; head < config.heads; ++head) {
        const auto phrases = [&](int part) {
            return plainPhrases(parts[static_cast<size_t>(part)].narrow(1, head * d, d), config.gramSizes[static_cast<size_t>(head)],
                                layer);
        };
        const at::Tensor scores = at::matmul(phrases(0), phrases(1).t()) / std::sqrt(static_cast<double>(d));
        heads.push_back(at::matmul(scores.softmax(1), phrases(2)));
    }
    const at::Tensor u = words + at::linear(at::cat(heads, 1), weights["output"], weights["output_bias"]);
    return u + at::linear(at::relu(at::linear(u, weights["inner"], weights["inner_bias"])), weights["outer"], weights["outer_bias"]);
}

} // namespace

class TestPhraseLayer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Of two questions, each for itself; columns and tables stay as they are.
    void followsItsDefinition()
    {
        const TinyParser tiny;
        const ModelInput first = inputOf(tiny, "titles of books after 1999"), second = inputOf(tiny, "how many authors are there");
        const EncoderBatch batch = batchOf({&first, &second}, at::kCPU, 16);
        PhraseLayer layer = drawnLayer();
        const at::Tensor x = at::randn({batch.rows(), phraseConfig().width});
        std::vector<at::Tensor> blocks;
        std::int64_t row = 0;
        for (const ModelInput* input : {&first, &second}) {
            blocks.push_back(plainLayer(x.narrow(0, row, input->words()), layer));
            blocks.push_back(x.narrow(0, row + input->words(), input->items() - input->words()));
            row += input->items();
        }
        blocks.push_back(x.narrow(0, row, batch.rows() - row));
        const at::Tensor expected = at::cat(blocks), found = layer->forward(x, batch, Precision::Float32);
        QVERIFY2(largestOf(found - expected) < 1e-5, qPrintable(QString::number(largestOf(found - expected))));

        const at::Tensor direction = at::randn_like(expected);
        const std::vector<at::Tensor> parameters = layer->parameters();
        const auto quick = torch::autograd::grad({(found * direction).sum()}, parameters);
        const auto plain = torch::autograd::grad({(expected * direction).sum()}, parameters);
        for (size_t i = 0; i < parameters.size(); ++i)
            QVERIFY2(gradientError(quick[i], plain[i]) < 1e-5, qPrintable(QString("%1: %2").arg(i).arg(gradientError(quick[i], plain[i]))));
    }

    void parserReadsPhrases()
    {
        TinyParser tiny(phraseConfig());
        const auto candidates = tiny.parser->parse(tiny.ask("titles of books"), tiny.schema,
                                                   {.size = 24}); // one that knows nothing finds many that cannot be joined
        QVERIFY(candidates && !candidates->empty());
        QVERIFY(tiny.network->named_parameters().contains("phrase_layer.phrases.input_3"));
    }
};

RATATOSK_TEST(TestPhraseLayer);
#include "tst_phrase_layer.moc"

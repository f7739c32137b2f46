// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/decoder_recurrence.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <QtTest>
#include <torch/utils.h>

using namespace ratatosk;

namespace {

ModelConfig smallConfig(ParentFeeding feeding)
{
    ModelConfig config;
    config.parentFeeding = feeding;
    config.width = 16;
    config.heads = 2;
    config.decoderSize = 12;
    config.actionSize = 6;
    config.typeSize = 4;
    return config;
}

StepVectors drawnSteps(const ModelConfig& config, std::int64_t steps)
{
    return {at::randn({2, steps, config.actionSize}), at::randn({2, steps, config.actionSize}), at::randn({2, steps, config.typeSize}),
            at::full({2, steps}, -1, at::kLong)};
}

/// A recurrence with drawn weights over five random items for each of two examples.
struct Drawn {
    explicit Drawn(const ModelConfig& config) : recurrence(makeDecoderRecurrence(config))
    {
        for (at::Tensor& parameter : recurrence->parameters()) {
            const at::NoGradGuard guard;
            parameter.normal_(0, 0.3);
        }
        recurrence->eval();
        memory = recurrence->remember(at::randn({2, 5, config.width}), at::ones({2, 5}, at::kBool));
    }

    at::Tensor run(const StepVectors& steps) const
    {
        DecoderState state;
        return recurrence->run(steps, memory, state).vectors;
    }

    std::shared_ptr<DecoderRecurrence> recurrence;
    DecoderRecurrence::Memory memory;
};

} // namespace

class TestDecoderRecurrence : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { torch::manual_seed(3); }

    /// 128 previous action + 256 read-out + 128 parent's rule + 128 type + 512 parent's state.
    void publishedInputIs1152Wide()
    {
        ModelConfig config;
        config.parentFeeding = ParentFeeding::State;
        config.decoderSize = 512;
        QCOMPARE(decoderInputSize(config), 1152);
        QCOMPARE(makeDecoderRecurrence(config)->named_parameters()["input_weight"].size(1), 1152);
        config.typeSize = 64; // the paper's
        QCOMPARE(decoderInputSize(config), 1088);
    }

    void parentsStateIsFed()
    {
        const ModelConfig config = smallConfig(ParentFeeding::State);
        const Drawn drawn(config);
        StepVectors steps = drawnSteps(config, 4);
        const at::Tensor before = drawn.run(steps);
        steps.parentStep = steps.parentStep.clone();
        steps.parentStep[1][3] = 1;
        const at::Tensor change = (drawn.run(steps) - before).abs().sum(2);
        QCOMPARE(change[0].sum().item<double>(), 0.0);
        QCOMPARE(change[1].slice(0, 0, 3).sum().item<double>(), 0.0);
        QVERIFY(change[1][3].item<double>() > 1e-6);
    }

    /// Search keeps some hypotheses and drops others between two steps.
    void statesAreChosenByExample()
    {
        for (const ParentFeeding feeding : {ParentFeeding::Rule, ParentFeeding::State}) {
            const ModelConfig config = smallConfig(feeding);
            const Drawn drawn(config);
            const StepVectors steps = drawnSteps(config, 3);
            DecoderState state;
            drawn.recurrence->run(steps, drawn.memory, state);
            const DecoderState swapped = state.select(at::tensor({1, 0}, at::kLong));
            QVERIFY(at::equal(swapped.hidden.select(1, 0), state.hidden.select(1, 1)));
            QVERIFY(at::equal(swapped.cell.select(1, 1), state.cell.select(1, 0)));
            if (feeding == ParentFeeding::State) {
                QVERIFY(at::equal(swapped.readOut[0], state.readOut[1]));
                QVERIFY(at::equal(swapped.history[0], state.history[1]));
                QCOMPARE(state.history.size(1), 3);
            }
        }
    }

    void gradientsReachEveryWeight()
    {
        for (const ParentFeeding feeding : {ParentFeeding::Rule, ParentFeeding::State}) {
            const ModelConfig config = smallConfig(feeding);
            const Drawn drawn(config);
            StepVectors steps = drawnSteps(config, 3);
            steps.parentStep.select(1, 2).fill_(1);
            drawn.run(steps).square().sum().backward();
            for (const auto& entry : drawn.recurrence->named_parameters())
                QVERIFY2(entry.value().grad().defined() && entry.value().grad().abs().sum().item<double>() > 0, entry.key().c_str());
        }
    }
};

RATATOSK_TEST(TestDecoderRecurrence);
#include "tst_decoder_recurrence.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/piece_encoder.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <QtTest>

#include <numeric>

using namespace ratatosk;

namespace {

constexpr int kHidden = 16;

PieceEncoder drawnEncoder()
{
    LanguageModelConfig config;
    config.hiddenSize = kHidden;
    config.vocabularySize = 40;
    PieceEncoder encoder(config, 0.1);
    const at::NoGradGuard guard;
    for (at::Tensor& parameter : encoder->parameters())
        parameter.normal_(0, 0.3);
    encoder->drawPieceVectors();
    encoder->eval();
    return encoder;
}

/// Sequences of ascending pieces.
PackedPieces sequences(const std::vector<std::int64_t>& lengths)
{
    PackedPieces pieces;
    pieces.offsets = {0};
    for (const std::int64_t length : lengths)
        pieces.offsets.push_back(pieces.offsets.back() + length);
    pieces.ids = at::arange(pieces.offsets.back()) % 40;
    return pieces;
}

} // namespace

class TestPieceEncoder : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void givesAStateToEachPiece()
    {
        const at::Tensor states = drawnEncoder()->forward(sequences({3, 7, 2}), Precision::Float32);
        QCOMPARE(states.size(0), 12);
        QCOMPARE(states.size(1), kHidden);
    }

    /// Shorter neighbours are padded; the backward direction must not notice.
    void sequencesDoNotTouchEachOther()
    {
        PieceEncoder encoder = drawnEncoder();
        const PackedPieces together = sequences({3, 7, 2});
        const at::Tensor states = encoder->forward(together, Precision::Float32);
        PackedPieces alone = sequences({3});
        QVERIFY(at::allclose(states.slice(0, 0, 3), encoder->forward(alone, Precision::Float32), 1e-5, 1e-6));
        alone = sequences({2});
        alone.ids = together.ids.slice(0, 10, 12);
        QVERIFY(at::allclose(states.slice(0, 10, 12), encoder->forward(alone, Precision::Float32), 1e-5, 1e-6));
    }

    void readsInBothDirections()
    {
        PieceEncoder encoder = drawnEncoder();
        PackedPieces pieces = sequences({5});
        const at::Tensor before = encoder->forward(pieces, Precision::Float32);
        pieces.ids = pieces.ids.clone();
        pieces.ids[2] = 30;
        const at::Tensor change = (encoder->forward(pieces, Precision::Float32) - before).abs().sum(1);
        for (int i = 0; i < 5; ++i)
            QVERIFY(change[i].item<double>() > 1e-6);
    }
};

RATATOSK_TEST(TestPieceEncoder);
#include "tst_piece_encoder.moc"

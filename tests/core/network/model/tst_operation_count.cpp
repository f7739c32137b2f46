// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/model/operation_count.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk;

namespace {

ModelConfig smallConfig()
{
    ModelConfig config;
    config.languageModel = {.hiddenSize = 4, .innerSize = 8, .layers = 1, .heads = 2};
    config.relations = RelationVocabulary::DtFixup; // 33 kinds
    config.layers = 1;
    config.width = 2;
    config.innerSize = 4;
    config.decoderSize = 3;
    config.actionSize = 2;
    config.typeSize = 1;
    return config;
}

/// Three pieces, two items, one step, five rules.
const BatchShape kShape{{3}, {2}, {1}, 5};

} // namespace

class TestOperationCount : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Language model: 2 * 3 (4 * 16 + 2 * 32) + 4 * 9 * 4 = 912.
    /// Relational part: 2 * 2 * 8 (projection) + 2 * 2 (4 * 4 + 2 * 8) + 4 * 4 * 2 + 4 * 2 * 33 * 2 = 720.
    /// Decoder, weights that a step meets: 12 (what it is told) + 96 + 96 (LSTMs) + 2 * 10 (contexts) + 10 (read-out) + 4,096 + 10 (rules)
    /// + 16 (pointers) = 4,356, so 8,712; keys and values 2 * 2 * 16 = 64; looking at two items twice 2 * 4 * 2 * 2 = 32.
    void agreesWithACountByHand() { QCOMPARE(forwardOperations(smallConfig(), kShape), 912.0 + 720 + 8712 + 64 + 32); }

    void backwardCostsTwiceAsMuch() { QCOMPARE(trainingOperations(smallConfig(), kShape), 3 * forwardOperations(smallConfig(), kShape)); }

    /// Two directions of width 2 with four gates over 4 inputs and 2 states: 2 * 3 * 2 * 4 * 2 * 6 = 576 in place of 912.
    void piecesMayBeReadByALstm()
    {
        ModelConfig config = smallConfig();
        config.preTransformer = PreTransformer::None;
        QCOMPARE(forwardOperations(smallConfig(), kShape) - forwardOperations(config, kShape), 912.0 - 576);
    }

    /// Products grow with the batch, attention with the square of a text: two texts cost less than one as long as both.
    void attentionGrowsWithTheSquare()
    {
        const BatchShape two{{3, 3}, {2, 2}, {1, 1}, 5}, one{{6}, {4}, {2}, 5};
        QCOMPARE(forwardOperations(smallConfig(), two), 2 * forwardOperations(smallConfig(), kShape));
        const double longer = 4 * (36 - 18) * 4 + 4 * (16 - 8) * 2 + 2 * 4 * (8 - 4) * 2;
        QCOMPARE(forwardOperations(smallConfig(), one) - forwardOperations(smallConfig(), two), longer);
    }
};

RATATOSK_TEST(TestOperationCount);
#include "tst_operation_count.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/attention_maps/attention_overview.h"
#include "core/answer/attention_maps/attention_rollout.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace ratatosk;

class TestAttentionOverview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresEntropy();
    void measuresTheMassOnEachRelation();
    void keepsTheLargestWeightInAThumbnail();
    void gathersLayers();
    void followsAttentionThroughLayers();
};

void TestAttentionOverview::measuresEntropy()
{
    AttentionOverview overview;
    addLayer(overview, {0, 2, 2, {1, 0, 0, 1, 0.5f, 0.5f, 0.5f, 0.5f}}, {2, 0, 0, {0, 0, 0, 0}}, 1);
    QVERIFY(overview.entropy == (std::vector<float>{0, 1})); // one item each; all alike
}

void TestAttentionOverview::measuresTheMassOnEachRelation()
{
    AttentionOverview overview;
    addLayer(overview, {0, 1, 2, {0.25f, 0.75f, 0.5f, 0.5f}}, {2, 0, 0, {0, 1, 2, 0}}, 3);
    QVERIFY(overview.mass == (std::vector<float>{0.375f, 0.375f, 0.25f})); // (0.25 + 0.5) / 2, 0.75 / 2, 0.5 / 2
}

void TestAttentionOverview::keepsTheLargestWeightInAThumbnail()
{
    const int size = 2 * kThumbnailSide;
    std::vector<float> weights(static_cast<size_t>(size * size), 0.0f);
    weights[static_cast<size_t>(size + 1)] = 0.5f; // row 1, column 1: first cell
    weights.back() = 0.25f;
    AttentionOverview overview;
    addLayer(overview, {0, 1, size, weights}, {size, 0, 0, std::vector<std::uint8_t>(weights.size(), 0)}, 1);
    QCOMPARE(overview.side, kThumbnailSide);
    QCOMPARE(overview.thumbnails.size(), static_cast<size_t>(kThumbnailSide * kThumbnailSide));
    QCOMPARE(overview.thumbnails.front(), 0.5f);
    QCOMPARE(overview.thumbnails.back(), 0.25f);
}

void TestAttentionOverview::gathersLayers()
{
    AttentionOverview overview;
    for (int layer = 0; layer < 24; ++layer)
        addLayer(overview, {layer, 8, 1, std::vector<float>(8, 1.0f)}, {1, 0, 0, {0}}, 1);
    QCOMPARE(overview.layers, 24);
    QCOMPARE(overview.entropy.size(), size_t(192));
    QCOMPARE(overview.thumbnails.size(), size_t(192));
}

void TestAttentionOverview::followsAttentionThroughLayers()
{
    AttentionRollout rollout;
    rollout.addLayer({0, 2, 2, {1, 0, 0, 1, 0, 1, 1, 0}}); // mean 0.5 everywhere: half of it and half identity
    QVERIFY(rollout.weights() == (std::vector<float>{0.75f, 0.25f, 0.25f, 0.75f}));
    rollout.addLayer({1, 1, 2, {1, 0, 1, 0}}); // both look at the first: [1 0; 0.5 0.5]
    QVERIFY(rollout.weights() == (std::vector<float>{0.75f, 0.25f, 0.5f, 0.5f}));
}

RATATOSK_TEST(TestAttentionOverview);
#include "tst_attention_overview.moc"

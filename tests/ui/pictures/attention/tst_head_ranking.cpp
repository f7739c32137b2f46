// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/pictures/attention/head_mixture.h"
#include "ui/pictures/attention/head_ranking.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// Two layers of two heads, one cell each; entropies 0.5, 0.25, 0.75, 0.25; masses on two relations.
AttentionOverview overview()
{
    return {2, 2, 1, {1, 2, 3, 4}, {0.5f, 0.25f, 0.75f, 0.25f}, 2, {0, 0.1f, 0, 0.4f, 0, 0.2f, 0, 0.3f}};
}

/// "1.2 2.1": layer and head from 1.
QString textOf(const std::vector<RankedHead>& heads)
{
    QStringList texts;
    for (const RankedHead& head : heads)
        texts << QStringLiteral("%1.%2").arg(head.id.layer + 1).arg(head.id.head + 1);
    return texts.join(QLatin1Char(' '));
}

} // namespace

class TestHeadRanking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ranks_data();
    void ranks();
    void cutsThumbnails();
    void mixesHeads();
    void keepsOneLayerOfLargeQuestions();
};

void TestHeadRanking::ranks_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<QString>("order");
    QTest::newRow("layer") << int(HeadOrder::By::Layer) << "1.1 1.2 2.1 2.2";
    QTest::newRow("narrowest") << int(HeadOrder::By::Narrowest) << "1.2 2.2 1.1 2.1";
    QTest::newRow("widest") << int(HeadOrder::By::Widest) << "2.1 1.1 1.2 2.2";
    QTest::newRow("relation") << int(HeadOrder::By::Relation) << "1.2 2.2 2.1 1.1";
}

void TestHeadRanking::ranks()
{
    QFETCH(int, by);
    QFETCH(QString, order);
    QCOMPARE(textOf(ranked(overview(), {static_cast<HeadOrder::By>(by), 1})), order);
}

void TestHeadRanking::cutsThumbnails()
{
    QCOMPARE(thumbnailOf(overview(), {1, 0}), std::vector<float>{3});
}

void TestHeadRanking::mixesHeads()
{
    AttentionStore store;
    store.begin(2);
    HeadMixture mixture{{{0, 0}, {1, 1}}, HeadMixture::How::Mean, AttentionPart::Whole};
    QCOMPARE(missingLayer(mixture, store), std::optional(0));
    QVERIFY(store.take({0, 2, 2, {1, 0, 0, 1, 0, 0, 0, 0}}));
    QCOMPARE(missingLayer(mixture, store), std::optional(1));
    QVERIFY(store.take({1, 2, 2, {0, 0, 0, 0, 0.5f, 0.5f, 0, 1}}));
    QCOMPARE(missingLayer(mixture, store), std::nullopt);
    QCOMPARE(mixed(mixture, store), (std::vector<float>{0.75f, 0.25f, 0, 1}));
    mixture.how = HeadMixture::How::Max;
    QCOMPARE(mixed(mixture, store), (std::vector<float>{1 / 1.5f, 0.5f / 1.5f, 0, 1}));
    mixture.part = AttentionPart::Content;
    QCOMPARE(missingLayer(mixture, store), std::optional(0)); // another part
}

void TestHeadRanking::keepsOneLayerOfLargeQuestions()
{
    const int size = AttentionStore::kMostItemsKept + 1;
    const std::vector<float> weights(static_cast<size_t>(size * size), 0.0f);
    AttentionStore store;
    store.begin(size);
    QVERIFY(store.take({0, 1, size, weights}));
    QVERIFY(store.take({1, 1, size, weights}));
    QVERIFY(!store.find(0, AttentionPart::Whole));
    QVERIFY(store.find(1, AttentionPart::Whole));
    QVERIFY(!store.take({1, 1, 2, {1, 0, 0, 1}})); // of another question
}

RATATOSK_TEST(TestHeadRanking);
#include "tst_head_ranking.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/cross_encoder.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_parser.h"

#include <ATen/ATen.h>
#include <QtTest>

using namespace ratatosk;
using namespace ratatosk::test;

class TestRoundedMatrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void productsStayTheSame();
    void wordVectorsMayBeShared();
};

void TestRoundedMatrices::productsStayTheSame()
{
    TinyParser tiny;
    const PreparedQuestion question = tiny.ask("titles of books by Ada");
    const ModelInput input = tiny.parser->inputBuilder().build(question, tiny.schema);
    const EncoderBatch batch = batchOf({&input}, at::kCPU);
    const InferenceMode inference(tiny.network);
    const at::Tensor items = tiny.network->embedItems(batch, Precision::BFloat16);
    const at::Tensor before = tiny.network->relationEncoder()->forward(items, batch.relations, Precision::BFloat16);
    tiny.network->roundMatrices();
    QVERIFY(at::equal(tiny.network->relationEncoder()->forward(items, batch.relations, Precision::BFloat16), before));

    const at::Tensor rounded = tiny.network->embedItems(batch, Precision::BFloat16);
    QVERIFY((rounded - items).norm().item<double>() < 0.02 * items.norm().item<double>());
    QVERIFY(!at::equal(rounded, items)); // word vectors have become coarser
}

void TestRoundedMatrices::wordVectorsMayBeShared()
{
    TinyParser tiny;
    LanguageModel& owner = tiny.network->languageModel();
    CrossEncoder network(owner->config(), 0.0);
    network->languageModel()->shareWordVectors(*owner);
    const auto vectorsOf = [](LanguageModel& model) { return model->named_parameters()["embeddings.word_embeddings.weight"]; };
    QCOMPARE(vectorsOf(network->languageModel()).data_ptr(), vectorsOf(owner).data_ptr());
}

RATATOSK_TEST(TestRoundedMatrices);
#include "tst_rounded_matrices.moc"

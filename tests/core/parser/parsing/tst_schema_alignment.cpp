// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/layers/schema_alignment.h"
#include "tests/support/drawn_relations.h"
#include "tests/support/plain_relation_layers.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_parser.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <torch/csrc/autograd/autograd.h>

#include <cmath>
#include <numeric>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

constexpr double kTolerance = 1e-5;

ModelConfig ratSqlConfig()
{
    ModelConfig config = tinyConfig(2);
    config.relations = RelationVocabulary::RatSql;
    config.initialisation = InitialisationScheme::Standard;
    config.normPlace = NormPlace::BeforeSubLayer;
    config.alignsSchema = true;
    return config;
}

/// Two questions of different length about the library, read together.
struct TwoQuestions {
    TwoQuestions()
        : tiny(ratSqlConfig()), inputs{tiny.parser->inputBuilder().build(tiny.ask("titles of books after 1999"), tiny.schema),
                                       tiny.parser->inputBuilder().build(tiny.ask("how many authors wrote more than two books"),
                                                                         tiny.schema)},
          batch(batchOf({&inputs[0], &inputs[1]}, at::kCPU, 16)), encoded(at::randn({batch.rows(), tiny.network->config().width}))
    {
    }

    TinyParser tiny;
    ModelInput inputs[2];
    EncoderBatch batch;
    at::Tensor encoded;
};

at::Tensor drawn(SchemaAlignment& alignment, const std::string& name)
{
    return alignment->named_parameters()[name];
}

/// The definition, item by item: weights of item `from` over the packed rows `targets` of example `b`.
at::Tensor plainWeights(SchemaAlignment& alignment, const std::string& head, const TwoQuestions& requested, std::int64_t b,
                        std::int64_t from, const at::Tensor& targets)
{
    const PackedRelations& relations = requested.batch.relations;
    const std::int64_t first = relations.offsets[b], items = relations.offsets[b + 1] - first, d = requested.encoded.size(1);
    const at::Tensor query = at::mv(drawn(alignment, head + "_query"), requested.encoded[from]);
    std::vector<at::Tensor> scores;
    for (std::int64_t j = 0; j < targets.size(0); ++j) {
        const std::int64_t to = targets[j].item<std::int64_t>();
        const auto kind = relations.kinds[relations.relationOffsets[b] + (from - first) * items + to - first].item<std::int64_t>();
        const at::Tensor key = at::mv(drawn(alignment, head + "_key"), requested.encoded[to]) + drawn(alignment, head + "_relations")[kind];
        scores.push_back(at::dot(query, key) / std::sqrt(static_cast<double>(d)));
    }
    return at::stack(scores).softmax(0);
}

at::Tensor plainAlignment(SchemaAlignment& alignment, const std::string& head, const TwoQuestions& requested, const PaddedItems& targets)
{
    std::vector<at::Tensor> examples;
    for (std::int64_t b = 0; b < 2; ++b) {
        const at::Tensor there = targets.row[b].masked_select(targets.mask[b]);
        std::vector<at::Tensor> rows;
        for (std::int64_t i = 0; i < requested.batch.items.most(); ++i) {
            const bool isItem = requested.batch.items.mask[b][i].item<bool>();
            const at::Tensor weights = isItem
                ? plainWeights(alignment, head, requested, b, requested.batch.items.row[b][i].item<std::int64_t>(), there)
                : at::zeros({there.size(0)});
            rows.push_back(at::constant_pad_nd(weights, {0, targets.most() - there.size(0)}));
        }
        examples.push_back(at::stack(rows));
    }
    return at::stack(examples);
}

} // namespace

class TestSchemaAlignment : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void followsItsDefinition()
    {
        TwoQuestions requested;
        SchemaAlignment alignment(ratSqlConfig());
        for (at::Tensor& parameter : alignment->parameters())
            parameter.data().normal_(0, 0.2);
        const Alignment found = alignment->forward(requested.encoded, requested.batch);
        const at::Tensor columns = plainAlignment(alignment, "columns", requested, requested.batch.columns);
        const at::Tensor tables = plainAlignment(alignment, "tables", requested, requested.batch.tables);
        QVERIFY(largestOf(found.columns - columns) < kTolerance);
        QVERIFY(largestOf(found.tables - tables) < kTolerance);

        const at::Tensor direction = at::randn_like(columns);
        const std::vector<at::Tensor> parameters{drawn(alignment, "columns_query"), drawn(alignment, "columns_key"),
                                                 drawn(alignment, "columns_relations")};
        const auto quick = torch::autograd::grad({(found.columns * direction).sum()}, parameters);
        const auto plain = torch::autograd::grad({(columns * direction).sum()}, parameters);
        for (size_t i = 0; i < parameters.size(); ++i)
            QVERIFY2(largestOf(quick[i] - plain[i]) < kTolerance, qPrintable(QString::number(i)));
    }

    /// What the window shows: a row for each word, of columns and then of tables.
    void parserTellsWhatWordsStandFor()
    {
        const at::NoGradGuard guard;
        TinyParser tiny(ratSqlConfig());
        const PreparedQuestion question = tiny.ask("titles of books");
        ParseReport report;
        QVERIFY(tiny.parser->parse(question, tiny.schema, {.size = 3}, {}, &report));
        const size_t columns = static_cast<size_t>(tiny.schema.columnCount()), tables = static_cast<size_t>(tiny.schema.tableCount());
        QCOMPARE(report.alignment.size(), question.question.words.size() * (columns + tables));
        QVERIFY(std::abs(std::accumulate(report.alignment.begin(), report.alignment.begin() + std::ssize(report.alignment) / 3, 0.0) - 2)
                < 1e-4);
        QVERIFY(tiny.parser->parse(question, tiny.schema, {.size = 3}, {}, nullptr));
    }

    void layersMayNormWhatEntersThem()
    {
        const std::int64_t items = 6;
        const ModelConfig config = ratSqlConfig();
        RelationLayer layer(config);
        layer->eval();
        for (at::Tensor& parameter : layer->parameters())
            parameter.data().normal_(0, 0.2);
        const auto weights = layer->named_parameters();
        const auto norm = [&](const at::Tensor& x, const std::string& name) {
            return at::layer_norm(x, {config.width}, weights[name + "_weight"], weights[name + "_bias"], 1e-5);
        };
        const PackedRelations relations = drawnRelations({items}, 51);
        const at::Tensor x = at::randn({items, config.width});

        const at::Tensor read = norm(x, "attention_norm");
        const at::Tensor z = plainRelationAttention(at::linear(read, weights["query"]), at::linear(read, weights["key"]),
                                                    at::linear(read, weights["value"]), weights["relation_key"], weights["relation_value"],
                                                    relations.kinds.to(at::kLong), items, config.heads);
        const at::Tensor u = x + at::linear(z, weights["output"], weights["output_bias"]);
        const at::Tensor inner = at::relu(at::linear(norm(u, "outer_norm"), weights["inner"], weights["inner_bias"]));
        const at::Tensor expected = u + at::linear(inner, weights["outer"], weights["outer_bias"]);
        const at::Tensor found = layer->forward({x, x}, relations, Precision::Float32).states;
        QVERIFY(largestOf(found - expected) < kTolerance);

        const at::Tensor direction = at::randn_like(expected);
        const std::vector<at::Tensor> parameters = layer->parameters();
        const auto quick = torch::autograd::grad({(found * direction).sum()}, parameters);
        const auto plain = torch::autograd::grad({(expected * direction).sum()}, parameters);
        for (size_t i = 0; i < parameters.size(); ++i)
            QVERIFY2(gradientError(quick[i], plain[i]) < kTolerance, qPrintable(QString::number(i)));
    }
};

RATATOSK_TEST(TestSchemaAlignment);
#include "tst_schema_alignment.moc"

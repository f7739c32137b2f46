// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/fixed_network.h"

#include "core/network/bundle/bundle_description.h"
#include "core/network/kernels/parallel.h"
#include "core/network/reference/packed_network.h"
#include "core/network/serialization/row_quantisation.h"
#include "core/parser/parsing/decoder_steps.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_parser.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

constexpr auto kQuestion = "which author wrote the longest book since 1990";

/// Widths that have plain kernels, in bytes too.
ModelConfig fixableShape()
{
    ModelConfig config = tinyConfig();
    config.languageModel.hiddenSize = 64;
    config.languageModel.innerSize = 128;
    config.languageModel.layers = 2;
    config.width = 64;
    config.heads = 2;
    config.innerSize = 128;
    return config;
}

ModelConfig withTexts()
{
    ModelConfig config = fixableShape();
    config.valueTexts = true;
    config.grammar = "broad";
    return config;
}

/// As MPNet: numbers for distances, no types, positions from 2 on.
ModelConfig withDistances()
{
    ModelConfig config = fixableShape();
    config.languageModel.distanceBuckets = 8;
    config.languageModel.tokenTypes = 0;
    config.languageModel.positionOffset = 2;
    return config;
}

/// As ELECTRA: vectors that are smaller than states.
ModelConfig withSmallVectors()
{
    ModelConfig config = withTexts();
    config.languageModel.embeddingSize = 32;
    return config;
}

ModelConfig ofConversations()
{
    ModelConfig config = withTexts();
    config.relations = RelationVocabulary::Conversation;
    return config;
}

/// Only fp32 has kernels for such heads.
ModelConfig withNarrowHeads()
{
    ModelConfig config = fixableShape();
    config.width = 32;
    return config;
}

/// Weights that bytes hold exactly, as those of a bundle, and large enough that scores differ.
void roundWeights(ParserNetwork& network)
{
    const at::NoGradGuard noGradient;
    NamedTensors drawn;
    for (const auto& [name, tensor] : namedParameters(*network))
        drawn.emplace(name, tensor.dim() == 1 ? tensor + at::randn(tensor.sizes()) * 0.05 : tensor * 1.5);
    QVERIFY(assignParameters(*network, *dequantiseRows(quantiseRows(drawn))));
}

PreparedQuestion prepared(const TinyParser& tiny, const ModelConfig& config)
{
    PreparedQuestion question = tiny.ask(kQuestion);
    if (config.isConversational())
        question.earlier.items = {{.text = "books"}, {.text = "title", .isQuery = true, .column = ColumnId(1)}};
    return question;
}

/// What both engines make of one question.
struct Outcome {
    std::vector<Candidate> candidates;
    ParseReport report;
};

Outcome outcomeOf(NetworkParser& parser, const PreparedQuestion& question, const Schema& schema)
{
    Outcome outcome;
    const auto candidates = parser.parse(question, schema, {5}, {}, &outcome.report);
    if (candidates)
        outcome.candidates = *candidates;
    return outcome;
}

double farthest(const std::vector<float>& left, const std::vector<float>& right)
{
    double most = left.size() == right.size() ? 0 : 1e9;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i)
        most = std::max(most, std::fabs(static_cast<double>(left[i]) - static_cast<double>(right[i])));
    return most;
}

void compareCandidates(const Outcome& found, const Outcome& expected, double tolerance)
{
    QVERIFY(!expected.candidates.empty());
    QCOMPARE(found.candidates.size(), expected.candidates.size());
    for (std::size_t i = 0; i < found.candidates.size(); ++i) {
        QCOMPARE(QString::fromStdString(found.candidates[i].sql), QString::fromStdString(expected.candidates[i].sql));
        const double off = std::fabs(found.candidates[i].logProbability - expected.candidates[i].logProbability);
        QVERIFY2(off < tolerance, qPrintable(QString("candidate %1 is %2 off").arg(i).arg(off)));
        for (std::size_t step = 0; step < found.candidates[i].trace.size(); ++step)
            QVERIFY(farthest(found.candidates[i].trace[step].attention, expected.candidates[i].trace[step].attention) < tolerance);
    }
    QCOMPARE(found.report.followUpChance.has_value(), expected.report.followUpChance.has_value());
    if (found.report.followUpChance)
        QVERIFY(std::fabs(*found.report.followUpChance - *expected.report.followUpChance) < tolerance);
}

int bestLegal(const std::vector<float>& choices, const std::vector<std::uint8_t>& legal)
{
    int best = -1;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (legal[i] == Legal && (best < 0 || choices[i] > choices[static_cast<std::size_t>(best)]))
            best = static_cast<int>(i);
    }
    return best;
}

/// Both decoders along the derivation that seems best to the reference, finished or not.
void compareSteps(const EncodedQuestion& found, const EncodedQuestion& expected, const TransitionSystem& system,
                  const TransitionContext& context, double tolerance)
{
    constexpr int mostSteps = 40;
    const auto plain = found.decoder(), reference = expected.decoder();
    Hypothesis hypothesis = system.start();
    int steps = 0;
    for (; steps < mostSteps && !hypothesis.isComplete(); ++steps) {
        const DecoderStep due = nextStep(hypothesis);
        const StepScores left = plain->score({{due, 0}}).front(), right = reference->score({{due, 0}}).front();
        const double choices = farthest(left.choices, right.choices), attention = farthest(left.attention, right.attention);
        QVERIFY2(choices < tolerance && attention < tolerance,
                 qPrintable(QString("step %1: %2 and %3 off").arg(steps).arg(choices).arg(attention)));
        const int best = bestLegal(right.choices, legalChoices(system, hypothesis, context));
        QVERIFY(best >= 0);
        const bool isReduce = due.kind == Action::Kind::ApplyRule && best == system.grammar().ruleCount();
        hypothesis.apply({isReduce ? Action::Kind::Reduce : due.kind, isReduce ? 0 : best});
    }
    QVERIFY(steps > 5);
    QCOMPARE(found.followUpChance.has_value(), expected.followUpChance.has_value());
    if (found.followUpChance)
        QVERIFY(std::fabs(*found.followUpChance - *expected.followUpChance) < tolerance);
}

void compareAttention(NetworkParser& found, NetworkParser& expected, const PreparedQuestion& question, const Schema& schema, int layers,
                      double tolerance)
{
    for (const AttentionPart part : {AttentionPart::Whole, AttentionPart::Content, AttentionPart::Relation}) {
        const LayerAttention plain = found.attention(question, schema, layers - 1, part);
        const LayerAttention reference = expected.attention(question, schema, layers - 1, part);
        QCOMPARE(plain.heads, reference.heads);
        QCOMPARE(plain.size, reference.size);
        const double off = farthest(plain.weights, reference.weights);
        QVERIFY2(off < tolerance, qPrintable(QString::number(off)));
    }
    int visited = 0;
    found.visitAttention(question, schema, layers - 1, [&](int layer, const LayerAttention& weights) {
        return layer == visited++ && farthest(weights.weights, expected.attention(question, schema, layer).weights) < tolerance;
    });
    QCOMPARE(visited, layers);
}

} // namespace

/// What is computed without LibTorch, held to what is computed with it.
class TestFixedNetwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setThreadCount(1); }
    void agreesWithTheNetwork_data();
    void agreesWithTheNetwork();
    void knowsItsShapes_data();
    void knowsItsShapes();
    void readsTheShippedBundle_data();
    void readsTheShippedBundle();
};

void TestFixedNetwork::agreesWithTheNetwork_data()
{
    QTest::addColumn<ModelConfig>("config");
    QTest::addColumn<Precision>("precision");

    for (const Precision precision : {Precision::Float32, Precision::Integer}) {
        const std::string format(nameOf(precision));
        QTest::addRow("%s", format.c_str()) << fixableShape() << precision;
        QTest::addRow("%s, texts of values", format.c_str()) << withTexts() << precision;
        QTest::addRow("%s, distances", format.c_str()) << withDistances() << precision;
        QTest::addRow("%s, small vectors", format.c_str()) << withSmallVectors() << precision;
        QTest::addRow("%s, conversations", format.c_str()) << ofConversations() << precision;
    }
    QTest::newRow("fp32, narrow heads") << withNarrowHeads() << Precision::Float32;
}

void TestFixedNetwork::agreesWithTheNetwork()
{
    QFETCH(ModelConfig, config);
    QFETCH(Precision, precision);
    TinyParser tiny(config);
    roundWeights(tiny.network);
    const auto plain = std::make_shared<FixedNetwork>(
        EncoderRequest{{}, config, {tiny.grammar->ruleCount()}, tiny.grammar->typeCount(), precision}, parametersOf(tiny.network));
    const auto reference = std::make_shared<NetworkEncoder>(tiny.network, precision);
    QVERIFY(farthest(plain->pieceVectors({7, 3, 3}).numbers, reference->pieceVectors({7, 3, 3}).numbers) < 1e-5);
    if (precision == Precision::Integer)
        tiny.network->packMatrices();
    NetworkParser found(plain, tiny.vocabulary, tiny.system), expected(reference, tiny.vocabulary, tiny.system);
    const PreparedQuestion question = prepared(tiny, config);
    // Where a sum lies between two bytes, another order of adding makes it the other.
    const double tolerance = precision == Precision::Integer ? 0.02 : 1e-3;
    for (const int threads : {1, 2}) {
        setThreadCount(threads);
        const ModelInput input = found.inputBuilder().build(question, tiny.schema);
        compareSteps(*plain->encode(input), *reference->encode(input), *tiny.system, {&tiny.schema, &question.values, &question.kinds},
                     tolerance);
        compareAttention(found, expected, question, tiny.schema, config.layers, tolerance);
    }
}

void TestFixedNetwork::knowsItsShapes_data()
{
    QTest::addColumn<ModelConfig>("config");
    QTest::addColumn<bool>("hasKernels");

    const auto row = [](const char* name, bool hasKernels, auto change) {
        ModelConfig config = fixableShape();
        change(config);
        QTest::newRow(name) << config << hasKernels;
    };
    row("as shipped", true, [](ModelConfig&) {});
    row("no language model", false, [](ModelConfig& config) { config.preTransformer = PreTransformer::None; });
    row("vectors of distances", false, [](ModelConfig& config) { config.languageModel.relative.span = 4; });
    row("LayerNorm", false, [](ModelConfig& config) { config.initialisation = InitialisationScheme::Standard; });
    row("phrases", false, [](ModelConfig& config) { config.gramSizes = {1, 2}; });
    row("the parent's state", false, [](ModelConfig& config) { config.parentFeeding = ParentFeeding::State; });
    row("alignment", false, [](ModelConfig& config) { config.alignsSchema = true; });
    row("heads of eight numbers", false, [](ModelConfig& config) { config.heads = 8; });
}

void TestFixedNetwork::knowsItsShapes()
{
    QFETCH(ModelConfig, config);
    QTEST(isFixable(config), "hasKernels");
}

void TestFixedNetwork::readsTheShippedBundle_data()
{
    QTest::addColumn<Precision>("precision");
    QTest::addColumn<bool>("isConversation");

    QTest::newRow("fp32") << Precision::Float32 << false;
    QTest::newRow("int8") << Precision::Integer << false;
    QTest::newRow("fp32, going on") << Precision::Float32 << true;
}

void TestFixedNetwork::readsTheShippedBundle()
{
    QFETCH(Precision, precision);
    QFETCH(bool, isConversation);
    const std::filesystem::path folder = std::filesystem::path(RATATOSK_SOURCE_DIR) / "models/ratatosk";
    const auto description = readDescription(folder);
    QVERIFY(description);
    const ModelConfig config = isConversation ? conversational(description->config) : description->config;
    const auto grammar = *sql::builtInGrammar(config.grammar);
    const EncoderRequest request{folder, config, {grammar->ruleCount()}, grammar->typeCount(), precision, isConversation};
    const auto plain = loadFixedNetwork(request);
    QVERIFY2(plain, plain ? "" : plain.error().detail.c_str());
    const auto reference = loadNetworkEncoder(request);
    QVERIFY2(reference, reference ? "" : reference.error().detail.c_str());
    QVERIFY(farthest((*plain)->pieceVectors({512, 4}).numbers, (*reference)->pieceVectors({512, 4}).numbers) < 1e-6);

    const auto vocabulary = *SubwordVocabulary::load(folder / kBundleVocabulary);
    const auto system = std::make_shared<TransitionSystem>(grammar);
    NetworkParser found(*plain, vocabulary, system), expected(*reference, vocabulary, system);
    TinyParser tiny;
    const double tolerance = precision == Precision::Integer ? 0.05 : 2e-3;
    const PreparedQuestion question = prepared(tiny, config);
    compareCandidates(outcomeOf(found, question, tiny.schema), outcomeOf(expected, question, tiny.schema), tolerance);
    compareAttention(found, expected, question, tiny.schema, config.layers, tolerance);
}

RATATOSK_TEST(TestFixedNetwork);
#include "tst_fixed_network.moc"

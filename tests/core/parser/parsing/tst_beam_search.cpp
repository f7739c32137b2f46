// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/decoding/packed_scorer.h"
#include "core/network/reference/network_scorer.h"
#include "core/network/reference/packed_network.h"
#include "core/parser/parsing/beam_search.h"
#include "core/parser/parsing/decoder_steps.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_parser.h"

#include <ATen/ATen.h>
#include <QtTest>

#include <cmath>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

constexpr const char* kQuestion = "titles of books that came out after 1999, newest first";

/// One question, encoded.
struct Encoded {
    explicit Encoded(TinyParser& tiny)
        : tiny(tiny), question(tiny.ask(kQuestion)), input(tiny.parser->inputBuilder().build(question, tiny.schema)),
          batch(batchOf({&input}, at::kCPU)), memory(tiny.network->remember(tiny.network->encode(batch, Precision::Float32), batch))
    {
    }

    std::vector<Derivation> search(int size)
    {
        NetworkScorer scorer(tiny.network, input, batch, memory, Precision::Float32);
        return search(scorer, size);
    }

    std::vector<Derivation> search(StepScorer& scorer, int size)
    {
        const TransitionContext context{&tiny.schema, &question.values};
        return beamSearch(scorer, {*tiny.system, context}, {.size = size}, {});
    }

    TinyParser& tiny;
    PreparedQuestion question;
    ModelInput input;
    EncoderBatch batch;
    DecoderMemory memory;
};

double logSoftmaxAt(const at::Tensor& scores, const std::vector<std::uint8_t>& legal, int index)
{
    double sum = 0;
    for (size_t i = 0; i < legal.size(); ++i)
        sum += legal[i] ? std::exp(scores[static_cast<std::int64_t>(i)].item<double>()) : 0;
    return scores[index].item<double>() - std::log(sum);
}

} // namespace

Q_DECLARE_METATYPE(ratatosk::ParentFeeding)
Q_DECLARE_METATYPE(ratatosk::PreTransformer)

class TestBeamSearch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyAnswerIsSql_data()
    {
        QTest::addColumn<QString>("grammar");

        for (const char* grammar : {"compact", "extended", "broad"})
            QTest::newRow(grammar) << grammar;
    }

    void everyAnswerIsSql()
    {
        QFETCH(QString, grammar);
        const at::NoGradGuard guard;
        ModelConfig config = tinyConfig();
        config.grammar = grammar.toStdString();
        TinyParser tiny(config);
        const auto candidates = tiny.parser->parse(tiny.ask(kQuestion), tiny.schema,
                                                   {.size = 24}); // a network that knows nothing finds many queries that cannot be joined
        QVERIFY(candidates);
        QVERIFY(!candidates->empty());
        for (const Candidate& candidate : *candidates) {
            QVERIFY2(sql::readQuery(candidate.sql, tiny.schema).has_value(), candidate.sql.c_str());
            for (const DecisionTrace& decision : candidate.trace) {
                float sum = 0;
                for (const float weight : decision.attention)
                    sum += weight;
                QVERIFY(std::abs(sum - 1) < 1e-4);
            }
        }
    }

    void answersComeBestFirst()
    {
        const at::NoGradGuard guard;
        TinyParser tiny;
        const auto derivations = Encoded(tiny).search(5);
        for (size_t i = 1; i < derivations.size(); ++i)
            QVERIFY(derivations[i - 1].logProbability >= derivations[i].logProbability);
    }

    void wholeSequencesScoreLikeSteps_data()
    {
        QTest::addColumn<ParentFeeding>("parentFeeding");
        QTest::addColumn<PreTransformer>("preTransformer");
        QTest::addColumn<bool>("aligns");

        QTest::newRow("two stages") << ParentFeeding::Rule << PreTransformer::LanguageModel << false;
        QTest::newRow("aligned with the schema") << ParentFeeding::Rule << PreTransformer::LanguageModel << true;
        QTest::newRow("parent's state") << ParentFeeding::State << PreTransformer::LanguageModel << false;
        QTest::newRow("words learnt from nothing") << ParentFeeding::Rule << PreTransformer::None << false;
    }

    /// Training decodes whole derivations, search goes step by step: the same derivation must have the same probability in both.
    void wholeSequencesScoreLikeSteps()
    {
        QFETCH(ParentFeeding, parentFeeding);
        QFETCH(PreTransformer, preTransformer);
        QFETCH(bool, aligns);
        const at::NoGradGuard guard;
        ModelConfig config = tinyConfig();
        config.parentFeeding = parentFeeding;
        config.preTransformer = preTransformer;
        config.alignsSchema = aligns;
        TinyParser tiny(config);
        Encoded encoded(tiny);
        const Derivation best = encoded.search(3).front();
        std::vector<DecoderStep> steps;
        std::vector<std::vector<std::uint8_t>> legal;
        const TransitionContext context{&tiny.schema, &encoded.question.values};
        Hypothesis hypothesis = tiny.system->start();
        for (const Action action : best.actions) {
            steps.push_back(nextStep(hypothesis));
            legal.push_back(legalChoices(*tiny.system, hypothesis, context));
            hypothesis.apply(action);
        }
        const DecoderInputs inputs = decoderInputs({steps}, encoded.batch, {&encoded.input}, tiny.network->actions());
        const DecoderScores scores = tiny.network->decodeAll(encoded.memory, inputs, Precision::Float32);
        for (size_t t = 0; t < steps.size(); ++t) {
            const Action action = best.actions[t];
            const at::Tensor& all = action.kind == Action::Kind::SelectColumn ? scores.columns
                : action.kind == Action::Kind::SelectTable                    ? scores.tables
                : action.kind == Action::Kind::SelectValue                    ? scores.values
                                                                              : scores.rules;
            const double whole = logSoftmaxAt(all[0][static_cast<std::int64_t>(t)], legal[t], action.index);
            QVERIFY2(std::abs(whole - std::log(best.trace[t].probability)) < 1e-4, qPrintable(QString("step %1").arg(t)));
        }
    }

    void packedWeightsDecideAlike()
    {
        const at::NoGradGuard guard;
        TinyParser tiny;
        Encoded encoded(tiny);
        PackedScorer packed(packDecoder(tiny.network), std::make_shared<const PackedMemory>(packedMemory(encoded.memory)));
        const std::vector<Derivation> expected = encoded.search(24), found = encoded.search(packed, 24);
        QCOMPARE(found.size(), expected.size());
        for (size_t i = 0; i < found.size(); ++i) {
            QCOMPARE(found[i].actions, expected[i].actions);
            QVERIFY(std::abs(found[i].logProbability - expected[i].logProbability) < 1e-3);
            for (size_t t = 0; t < found[i].trace.size(); ++t) {
                const DecisionTrace &left = found[i].trace[t], &right = expected[i].trace[t];
                QVERIFY(std::abs(left.probability - right.probability) < 1e-4);
                for (size_t item = 0; item < left.attention.size(); ++item)
                    QVERIFY(std::abs(left.attention[item] - right.attention[item]) < 1e-5);
            }
        }
    }

    void onlyTwoStagesWithoutAlignmentArePacked()
    {
        ModelConfig config = tinyConfig();
        config.parentFeeding = ParentFeeding::State;
        QVERIFY(!packDecoder(TinyParser(config).network));
        config.parentFeeding = ParentFeeding::Rule;
        config.alignsSchema = true;
        QVERIFY(!packDecoder(TinyParser(config).network));
    }

    void cancelledSearchSaysSo()
    {
        TinyParser tiny;
        std::stop_source stop;
        stop.request_stop();
        const auto candidates = tiny.parser->parse(tiny.ask(kQuestion), tiny.schema, {.size = 5}, stop.get_token());
        QVERIFY(!candidates);
        QCOMPARE(candidates.error().code, ErrorCode::Cancelled);
    }

    void databaseWithoutTablesIsRefused()
    {
        TinyParser tiny;
        const auto candidates = tiny.parser->parse(tiny.ask(kQuestion), Schema(), {.size = 5});
        QVERIFY(!candidates);
        QCOMPARE(candidates.error().code, ErrorCode::InvalidArgument);
    }
};

RATATOSK_TEST(TestBeamSearch);
#include "tst_beam_search.moc"

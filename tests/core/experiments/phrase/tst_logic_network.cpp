// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/form_search.h"
#include "core/experiments/phrase/logic_batches.h"
#include "core/experiments/phrase/logic_session.h"
#include "core/network/initialisation/xavier.h"
#include "tests/core/experiments/phrase/made_up_forms.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <QtTest>

#include <cmath>

using namespace ratatosk;
using logic::WordTable;

namespace {

double differenceOf(const at::Tensor& one, const at::Tensor& other)
{
    return (one - other).abs().max().item<double>();
}

LogicNetwork drawn(const LogicShape& shape, const WordTable& words)
{
    LogicNetwork network(shape, words.size(), words.formWords());
    initialiseXavier(*network);
    network->eval();
    return network;
}

std::vector<const NumberedExample*> pointers(const std::vector<NumberedExample>& examples)
{
    std::vector<const NumberedExample*> result;
    for (const NumberedExample& example : examples)
        result.push_back(&example);
    return result;
}

at::Tensor scoresOf(LogicNetwork& network, const LogicBatch& batch)
{
    FormMemory forms;
    return network->decode(batch.input, network->encode(batch.questions, Precision::Float32), forms, Precision::Float32);
}

} // namespace

class TestLogicNetwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { at::manual_seed(11); }

    void headsReadTheirPhrases();
    void mixesByTheResidual();
    void scoresOneWordAtATimeAlike();
    void fillerChangesNothing();
    void everyWeightLearns_data();
    void everyWeightLearns();
    void smoothsLossByHand();
    void searchesWellFormedForms_data();
    void searchesWellFormedForms();
    void widerBeamsFindLikelierForms();
    void batchesHoldEveryExampleOnce();

private:
    const WordTable m_words = WordTable::of(made_up::examples());
    const logic::FormGrammar m_brackets{m_words}, m_learnt = logic::FormGrammar::of(made_up::examples(), m_words);
};

void TestLogicNetwork::headsReadTheirPhrases()
{
    LogicShape shape = made_up::shape();
    shape.phraseForm = PhraseForm::Sum;
    PhraseHeads heads(shape.phrases());
    // Two words; query, key, value of four heads of eight numbers each: ones, then twos.
    const at::Tensor projected = at::cat({at::ones({1, 96}), at::full({1, 96}, 2.0)});
    const at::Tensor phrases = heads->forward(projected, at::arange(2)).view({2, 3, 4, 8});
    const auto second = [&](std::int64_t head) { return phrases[1].select(1, head); };
    QVERIFY(at::equal(phrases[0], at::ones({3, 4, 8})));
    QVERIFY(at::equal(second(0), at::full({3, 8}, 2.0))); // gram size 0: the word
    for (const std::int64_t head : {1, 2, 3})
        QVERIFY(at::equal(second(head), at::full({3, 8}, 3.0)));
}

void TestLogicNetwork::mixesByTheResidual()
{
    LogicShape shape = made_up::shape();
    PhraseHeads plain(shape.phrases());
    shape.phraseForm = PhraseForm::ResidualLstm;
    PhraseHeads mixed(shape.phrases());
    initialiseXavier(*plain);
    QVERIFY(assignParameters(*mixed, namedParameters(*plain)));
    const at::NoGradGuard guard;
    const at::Tensor words = at::randn({5, 96}), positions = at::arange(5);
    const at::Tensor context = plain->forward(words, positions), gate = at::sigmoid(words);
    at::Tensor expected = (gate * context + (1 - gate) * words).view({5, 3, 4, 8});
    expected.select(2, 0).copy_(words.view({5, 3, 4, 8}).select(2, 0)); // equation 13 is for heads with phrases
    QVERIFY(differenceOf(mixed->forward(words, positions).view({5, 3, 4, 8}), expected) < 1e-5);
}

void TestLogicNetwork::scoresOneWordAtATimeAlike()
{
    const at::NoGradGuard guard;
    LogicNetwork network = drawn(made_up::shape(), m_words);
    const auto examples = numbered(made_up::examples(), m_words);
    Dice dice(1);
    const LogicBatch batch = batchOf(pointers(examples), 0, dice);
    const at::Tensor whole = scoresOf(network, batch);
    const QuestionMemory questions = network->encode(batch.questions, Precision::Float32);
    FormMemory forms;
    for (std::int64_t word = 0; word < batch.input.size(1); ++word) {
        const at::Tensor step = network->decode(batch.input.narrow(1, word, 1), questions, forms, Precision::Float32);
        QVERIFY(differenceOf(step.squeeze(1), whole.select(1, word)) < 1e-4);
    }
}

void TestLogicNetwork::fillerChangesNothing()
{
    const at::NoGradGuard guard;
    LogicNetwork network = drawn(made_up::shape(), m_words);
    const auto examples = numbered(made_up::examples(), m_words); // of 4 and 5 words, of 4 and 17
    Dice dice(1);
    const at::Tensor together = scoresOf(network, batchOf(pointers(examples), 0, dice));
    for (std::size_t i = 0; i < examples.size(); ++i) {
        const LogicBatch alone = batchOf({&examples[i]}, 0, dice);
        const at::Tensor scores = together[static_cast<std::int64_t>(i)].narrow(0, 0, alone.formWords);
        QVERIFY(differenceOf(scores, scoresOf(network, alone)[0]) < 1e-4);
    }
}

void TestLogicNetwork::everyWeightLearns_data()
{
    QTest::addColumn<int>("form");
    QTest::newRow("lstm") << static_cast<int>(PhraseForm::Lstm);
    QTest::newRow("residual") << static_cast<int>(PhraseForm::ResidualLstm);
    QTest::newRow("sum") << static_cast<int>(PhraseForm::Sum);
}

void TestLogicNetwork::everyWeightLearns()
{
    QFETCH(int, form);
    LogicShape shape = made_up::shape();
    shape.phraseForm = static_cast<PhraseForm>(form);
    LogicNetwork network = drawn(shape, m_words);
    const auto examples = numbered(made_up::examples(), m_words);
    Dice dice(1);
    const LogicBatch batch = batchOf(pointers(examples), 0, dice);
    smoothedLoss(scoresOf(network, batch), batch.target, 0.1).backward();
    for (const auto& entry : network->named_parameters()) {
        QVERIFY2(entry.value().grad().defined(), entry.key().c_str());
        QVERIFY2(entry.value().grad().abs().max().item<double>() > 0, entry.key().c_str());
    }
}

void TestLogicNetwork::smoothsLossByHand()
{
    // Chances 1/2, 1/4, 1/4 of the three words; gold is the first. A filler behind does not count.
    const at::Tensor scores = at::tensor({2.0, 1.0, 1.0, 5.0, 0.0, 0.0}).to(at::kFloat).mul(std::log(2.0)).view({1, 2, 3});
    const at::Tensor target = at::tensor({1, 0}, at::kLong).view({1, 2});
    const double expected = 0.7 * std::log(4.0) + 0.3 * (std::log(2.0) + 2 * std::log(4.0)) / 3;
    QVERIFY(std::abs(smoothedLoss(scores, target, 0.3).item<double>() - expected) < 1e-6);
}

void TestLogicNetwork::searchesWellFormedForms_data()
{
    QTest::addColumn<int>("beam");
    QTest::addColumn<int>("mostWords");
    QTest::addColumn<bool>("isLearnt");
    QTest::newRow("greedy") << 1 << 60 << false;
    QTest::newRow("beam") << 5 << 60 << false;
    QTest::newRow("short") << 5 << 9 << false;
    QTest::newRow("a word") << 3 << 1 << false;
    QTest::newRow("by the grammar of the examples") << 5 << 60 << true;
}

void TestLogicNetwork::searchesWellFormedForms()
{
    QFETCH(int, beam);
    QFETCH(int, mostWords);
    QFETCH(bool, isLearnt);
    const logic::FormGrammar& grammar = isLearnt ? m_learnt : m_brackets;
    for (const int seed : {1, 2, 3, 4}) {
        at::manual_seed(static_cast<std::uint64_t>(seed));
        LogicNetwork network = drawn(made_up::shape(), m_words); // never taught: it would write anything
        std::vector<std::vector<std::int64_t>> questions;
        for (const auto& example : numbered(made_up::examples(), m_words))
            questions.push_back(example.question);
        const auto found = searchForms(network, m_words, grammar, questions, {.beamSize = beam, .mostWords = mostWords});
        QCOMPARE(found.size(), questions.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            const logic::Words form = m_words.wordsAt(found[i].words);
            QVERIFY2(logic::readTerm(form), logic::textOf(form).c_str());
            QVERIFY(static_cast<int>(form.size()) <= mostWords);
            for (std::size_t word = 0; word < form.size(); ++word)
                QVERIFY(!WordTable::isPlaceholder(form[word]) || std::ranges::count(questions[i], found[i].words[word]) > 0);
        }
    }
}

void TestLogicNetwork::widerBeamsFindLikelierForms()
{
    LogicNetwork network = drawn(made_up::shape(), m_words);
    const auto examples = numbered(made_up::examples(), m_words);
    double greedy = 0, wide = 0;
    for (const auto& example : examples) {
        greedy += searchForms(network, m_words, m_brackets, {example.question}, {.beamSize = 1, .mostWords = 12}).front().logChance;
        wide += searchForms(network, m_words, m_brackets, {example.question}, {.beamSize = 20, .mostWords = 12}).front().logChance;
    }
    QVERIFY(wide > greedy);
}

void TestLogicNetwork::batchesHoldEveryExampleOnce()
{
    const auto examples = numbered(made_up::examples(), m_words);
    LogicSampler sampler(examples, 40, 3), again(examples, 40, 3);
    std::size_t drawn = 0;
    std::int64_t step = 0;
    for (; drawn < examples.size(); ++step) {
        const auto batch = sampler.batch(step);
        std::size_t longest = 0;
        for (const auto* example : batch)
            longest = std::max(longest, example->form.size() + 1);
        QVERIFY(batch.size() == 1 || batch.size() * longest <= 40);
        drawn += batch.size();
    }
    QCOMPARE(drawn, examples.size());
    QCOMPARE(sampler.epoch(), 1.0);
    const auto inOrder = sampler.batch(step + 3);
    const auto jumped = again.batch(step + 3); // a training that goes on draws what it would have drawn
    QCOMPARE(inOrder.size(), jumped.size());
    for (std::size_t i = 0; i < inOrder.size(); ++i)
        QCOMPARE(inOrder[i]->form, jumped[i]->form);
}

RATATOSK_TEST(TestLogicNetwork);
#include "tst_logic_network.moc"

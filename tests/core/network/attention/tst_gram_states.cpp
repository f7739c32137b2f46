// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/gram_states.h"
#include "tests/support/test_program.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <algorithm>
#include <vector>

using namespace ratatosk;

namespace {

constexpr double kClosest = 1e-5;

/// Sentences of 1, 5 and 3 words.
at::Tensor threeSentences()
{
    return at::tensor({0, 0, 1, 2, 3, 4, 0, 1, 2}, at::kLong);
}

/// The operands of one call, as leaves.
struct GramOperands {
    at::Tensor states, input, hidden, bias;

    static GramOperands draw(std::int64_t rows, std::int64_t sequences, std::int64_t d)
    {
        const auto leaf = [](at::IntArrayRef shape) { return at::randn(shape).requires_grad_(); };
        return {leaf({rows, sequences, d}), leaf({2, 4 * d, d}), leaf({2, 4 * d, d}), leaf({2, 4 * d})};
    }
    GramOperands copy() const
    {
        const auto leaf = [](const at::Tensor& tensor) { return tensor.detach().clone().requires_grad_(); };
        return {leaf(states), leaf(input), leaf(hidden), leaf(bias)};
    }
    std::vector<at::Tensor> all() const { return {states, input, hidden, bias}; }
    at::Tensor run(const at::Tensor& positions, std::int64_t size) const
    {
        return gramLstm(states, positions, size, {input, hidden, bias});
    }
};

/// The vector `back` words before, or zeros: one window at a time, as the paper's equation 10 has it.
at::Tensor wordBefore(const GramOperands& operands, const at::Tensor& positions, std::int64_t row, std::int64_t back)
{
    return positions[row].item<std::int64_t>() < back ? at::zeros_like(operands.states[row]) : operands.states[row - back];
}

/// One direction over one window by the LSTM's equations: [sequences, d].
at::Tensor naiveLstm(const GramOperands& operands, const std::vector<at::Tensor>& window, std::int64_t direction)
{
    at::Tensor hidden = at::zeros_like(window.front()), cell = hidden;
    for (const at::Tensor& word : window)
        std::tie(hidden, cell) = at::lstm_cell(word, {hidden, cell}, operands.input[direction], operands.hidden[direction],
                                               operands.bias[direction], {});
    return hidden;
}

at::Tensor naivePhrases(const GramOperands& operands, const at::Tensor& positions, std::int64_t size)
{
    std::vector<at::Tensor> rows;
    for (std::int64_t row = 0; row < positions.size(0); ++row) {
        std::vector<at::Tensor> window;
        for (std::int64_t back = size - 1; back >= 0; --back)
            window.push_back(wordBefore(operands, positions, row, back));
        const at::Tensor forward = naiveLstm(operands, window, 0);
        std::ranges::reverse(window);
        rows.push_back(forward + naiveLstm(operands, window, 1));
    }
    return at::stack(rows);
}

double phraseDifference(const at::Tensor& one, const at::Tensor& other)
{
    return (one - other).abs().max().item<double>();
}

} // namespace

class TestGramStates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { at::manual_seed(5); }

    void agreesWithOneWindowAtATime_data();
    void agreesWithOneWindowAtATime();
    void manyRowsAgreeToo();
    void repeatsItsGradients();
    void seesNoOtherSentence();
    void sumsByHand();
};

void TestGramStates::agreesWithOneWindowAtATime_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {1, 2, 3, 4})
        QTest::addRow("%d words", size) << size;
}

void TestGramStates::agreesWithOneWindowAtATime()
{
    QFETCH(int, size);
    const at::Tensor positions = threeSentences(), weight = at::randn({9, 3, 7});
    const GramOperands fused = GramOperands::draw(9, 3, 7), naive = fused.copy();
    const at::Tensor one = fused.run(positions, size), other = naivePhrases(naive, positions, size);
    QVERIFY(phraseDifference(one, other) < kClosest);
    (one * weight).sum().backward();
    (other * weight).sum().backward();
    for (std::size_t i = 0; i < fused.all().size(); ++i)
        QVERIFY2(phraseDifference(fused.all()[i].grad(), naive.all()[i].grad()) < kClosest, qPrintable(QString::number(i)));
}

void TestGramStates::manyRowsAgreeToo()
{
    const at::Tensor positions = at::arange(150).remainder(11); // more than a block of rows
    const GramOperands fused = GramOperands::draw(150, 2, 16), naive = fused.copy();
    const at::Tensor one = fused.run(positions, 3), other = naivePhrases(naive, positions, 3);
    QVERIFY(phraseDifference(one, other) < kClosest);
    one.mean().backward();
    other.mean().backward();
    for (std::size_t i = 0; i < fused.all().size(); ++i)
        QVERIFY(phraseDifference(fused.all()[i].grad(), naive.all()[i].grad()) < kClosest);
}

void TestGramStates::repeatsItsGradients()
{
    const GramOperands operands = GramOperands::draw(9, 2, 4);
    const at::Tensor sum = operands.run(threeSentences(), 2).sum();
    sum.backward({}, true);
    const at::Tensor once = operands.states.grad().clone();
    sum.backward();
    QVERIFY(at::allclose(operands.states.grad(), 2 * once));
}

void TestGramStates::seesNoOtherSentence()
{
    const GramOperands operands = GramOperands::draw(9, 1, 4);
    GramOperands changed = operands.copy();
    changed.states = operands.states.detach().clone();
    changed.states.narrow(0, 1, 5).zero_(); // the second sentence
    const at::Tensor before = operands.run(threeSentences(), 4), after = changed.run(threeSentences(), 4);
    QVERIFY(at::equal(before.narrow(0, 0, 1), after.narrow(0, 0, 1)));
    QVERIFY(!at::equal(before.narrow(0, 1, 5), after.narrow(0, 1, 5)));
    QVERIFY(at::equal(before.narrow(0, 6, 3), after.narrow(0, 6, 3)));
}

void TestGramStates::sumsByHand()
{
    const at::Tensor states = at::tensor({1., 2., 3., 4., 5., 6., 7., 8., 9.}).to(at::kFloat).view({9, 1, 1});
    const at::Tensor sums = gramSum(states, threeSentences(), 3).flatten();
    QVERIFY(at::equal(sums, at::tensor({1., 2., 5., 9., 12., 15., 7., 15., 24.}).to(at::kFloat)));
}

RATATOSK_TEST(TestGramStates);
#include "tst_gram_states.moc"

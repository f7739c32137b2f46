// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/logic/form_grammar.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk::logic;

namespace {

std::vector<Example> taughtForms()
{
    std::vector<Example> examples;
    for (const char* form : {"( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 s0 ) ) )", "( argmax $0 ( city:t $0 ) ( size:i $0 ) )",
                             "( lambda $0 e ( exists $1 ( and ( river:t $1 ) ( loc:t $1 $0 ) ) ) )", "( size:i s0 )", "c0"})
        examples.push_back({{"question"}, wordsOf(form)});
    return examples;
}

/// How many words of the text the grammar lets follow each other; -1: all, and the form is whole.
int allowedWords(const FormGrammar& grammar, const WordTable& words, const QString& text)
{
    FormState state(grammar);
    int count = 0;
    for (const std::int64_t word : words.numbersOf(wordsOf(text.toStdString()))) {
        if (!state.allows(word))
            return count;
        state.add(word);
        ++count;
    }
    return state.isWhole() ? -1 : count;
}

} // namespace

class TestFormGrammar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsForms_data();
    void knowsForms();
    void comesBack();
    void refusesFiles();
    void allowsWhatItWasTaught();
    void countsWordsToTheEnd();

private:
    const WordTable m_words = WordTable::of(taughtForms());
    const FormGrammar m_learnt = FormGrammar::of(taughtForms(), m_words);
    const FormGrammar m_brackets{m_words};
};

void TestFormGrammar::knowsForms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("learnt");   // words that the learnt grammar lets follow; -1: it is a form
    QTest::addColumn<int>("brackets"); // the same with brackets alone
    const auto row = [](const char* text, int learnt, int brackets) { QTest::newRow(text) << text << learnt << brackets; };
    row("c0", -1, -1);
    row("$0", 0, -1);
    row(")", 0, 0);
    row("( )", 1, 1);
    row("( size:i )", 2, 2);
    row("( size:i c0 )", -1, -1); // another name in the place of a name
    row("( size:i s0 s0 )", 3, -1);
    row("( size:i e )", 2, -1);
    row("( state:t $0 )", 1, -1); // no variable is bound that it could be about
    row("( lambda $0 e ( city:t $0 ) )", -1, -1);
    row("( lambda $0 e ( city:t $1 ) )", 6, -1);
    row("( lambda $0 e ( city:t $0 ) ( size:i $0 ) )", 8, -1);
    row("( lambda $0 e ( exists $0 ( city:t $0 ) ) )", 6, -1); // bound already
    row("( lambda $0 e ( and ( size:i ( argmax $1 ( city:t $1 ) ( size:i $1 ) ) ) ( city:t $1 ) ) )", 8, -1);
    row("( and ( size:i s0 ) ( argmax $1 ( city:t $1 ) ( size:i $1 ) ) ( state:t $1 ) )", 19, -1); // $1 is bound no more
    row("( ( size:i s0 ) s0 )", 1, 1);
    row("( e s0 )", 1, -1);
    row("( size:i s0 ) c0", 4, 4);
}

void TestFormGrammar::knowsForms()
{
    QFETCH(QString, text);
    QFETCH(int, learnt);
    QFETCH(int, brackets);
    QCOMPARE(allowedWords(m_learnt, m_words, text), learnt);
    QCOMPARE(allowedWords(m_brackets, m_words, text), brackets);
}

void TestFormGrammar::comesBack()
{
    const auto again = FormGrammar::read(m_learnt.text(), m_words);
    QVERIFY(again);
    QCOMPARE(again->text(), m_learnt.text());
    for (std::int64_t word = 0; word < m_words.formWords(); ++word) {
        const FormGrammar::Head *one = m_learnt.head(word), *other = again->head(word);
        QCOMPARE(one == nullptr, other == nullptr);
        QVERIFY(!one || *one == *other);
    }
    QVERIFY(m_learnt.text().find("and 2 1000000 1\n") != std::string::npos); // as many conjuncts as one likes
}

void TestFormGrammar::refusesFiles()
{
    for (const char* text : {"and", "and 2", "and 2 3", "and 3 2 1", "and 0 2 1", "and two 3 1", "never 1 1 1", "<end> 1 1 1", "and 1 2 x"})
        QVERIFY2(!FormGrammar::read(text, m_words), text);
}

void TestFormGrammar::allowsWhatItWasTaught()
{
    for (const Example& example : taughtForms())
        QCOMPARE(allowedWords(m_learnt, m_words, QString::fromStdString(textOf(example.form))), -1);
}

void TestFormGrammar::countsWordsToTheEnd()
{
    FormState state(m_learnt);
    QCOMPARE(state.wordsToWhole(), 1);
    const std::vector<int> expected{3, 4, 3, 2, 4, 3, 2, 1, 0};
    const auto words = m_words.numbersOf(wordsOf("( lambda $0 e ( city:t $0 ) )"));
    for (std::size_t i = 0; i < words.size(); ++i) {
        state.add(words[i]);
        QCOMPARE(state.wordsToWhole(), expected[i]);
    }
}

RATATOSK_TEST(TestFormGrammar);
#include "tst_form_grammar.moc"

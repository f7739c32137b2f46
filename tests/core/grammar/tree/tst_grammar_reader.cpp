// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/tree/grammar_reader.h"
#include "tests/support/test_program.h"

#include <QTest>

using ratatosk::sql::Grammar;
using ratatosk::sql::GrammarReader;

namespace {

/// Rules as "type Name(type cardinality, ...)", one a line; cardinality is ! ? or *.
std::string describe(const Grammar& grammar)
{
    std::string text;
    for (const Grammar::Rule& rule : grammar.rules()) {
        text += grammar.types()[static_cast<size_t>(rule.type)].name + " " + rule.name + "(";
        for (const Grammar::Field& field : rule.fields)
            text += grammar.types()[static_cast<size_t>(field.type)].name + "!?*"[static_cast<int>(field.cardinality)];
        text += ")\n";
    }
    return text;
}

} // namespace

class TestGrammarReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsRulesAndCardinalities();
    void includesOtherTypes();
    void namesTheMistake_data();
    void namesTheMistake();
};

void TestGrammarReader::readsRulesAndCardinalities()
{
    const auto grammar = GrammarReader::read("g",
                                             "-- a comment\nstart a\na = One(b x, b? y, b* z) | Leaf(column c)\nb = two | Three(value v)");
    QVERIFY(grammar);
    QCOMPARE(describe(*grammar), std::string("a One(b!b?b*)\na Leaf(column!)\nb two()\nb Three(value!)\n"));
    QCOMPARE(grammar->typeCount(), 4);
}

void TestGrammarReader::includesOtherTypes()
{
    const auto grammar = *GrammarReader::read("g", "start a\na = b | X\nb = c | Y\nc = Z");
    QCOMPARE(describe(grammar), std::string("a X()\nb Y()\nc Z()\n"));
    QCOMPARE(grammar.types()[0].rules, (std::vector<int>{0, 1, 2}));
    QCOMPARE(grammar.types()[1].rules, (std::vector<int>{1, 2}));
}

void TestGrammarReader::namesTheMistake_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("detail");

    QTest::newRow("no start") << "a = X"
                              << "grammar 'g', line 1: 'start' expected before 'a'";
    QTest::newRow("open bracket") << "start a\na = X(b"
                                  << "grammar 'g', line 2: a name expected before ''";
    QTest::newRow("undefined type") << "start a\na = X(b y)"
                                    << "grammar 'g': type 'b' is not defined";
    QTest::newRow("undefined start") << "start q\na = X"
                                     << "grammar 'g': start type 'q' is not defined";
    QTest::newRow("circle") << "start a\na = b\nb = a"
                            << "grammar 'g': type 'b' includes itself";
    QTest::newRow("list of leaves") << "start a\na = X(column* c)"
                                    << "grammar 'g': X: a leaf occurs exactly once";
}

void TestGrammarReader::namesTheMistake()
{
    QFETCH(QString, text);
    QFETCH(QString, detail);
    const auto grammar = GrammarReader::read("g", text.toStdString());
    QVERIFY(!grammar);
    QCOMPARE(QString::fromStdString(grammar.error().detail), detail);
}

RATATOSK_TEST(TestGrammarReader);
#include "tst_grammar_reader.moc"

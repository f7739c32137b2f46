// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/unused_words.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

namespace {

QString joined(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list.join(' ');
}

} // namespace

class TestUnusedWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsContentWords_data();
    void keepsContentWords();
    void strikesLinkedWords_data();
    void strikesLinkedWords();
    void strikesValues();
    void keepsTablesThatAreNotUsed();
    void keepsColumnsThatAreNotUsed();
};

void TestUnusedWords::keepsContentWords_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected");
    QTest::newRow("subject and place") << "What is the weather in Paris?"
                                       << "weather Paris";
    QTest::newRow("counting") << "How many dogs are there?"
                              << "dogs";
    QTest::newRow("superlative") << "Which is the highest mountain?"
                                 << "mountain";
    QTest::newRow("order") << "List all dogs in alphabetical order."
                           << "dogs";
    QTest::newRow("numbers") << "Show the top 3 dogs older than five years"
                             << "dogs";
    QTest::newRow("number phrase") << "more than two hundred and ten guests"
                                   << "guests";
    QTest::newRow("cut auxiliaries") << "dogs we've got, they're ours"
                                     << "dogs";
    QTest::newRow("nothing but scaffold") << "Show me all of them."
                                          << "";
    QTest::newRow("what would change the rows") << "Which dogs were late?"
                                                << "dogs late";
    QTest::newRow("capitals") << "SHOW ALL DOGS"
                              << "DOGS";
}

void TestUnusedWords::keepsContentWords()
{
    QFETCH(QString, question);
    QFETCH(QString, expected);
    const auto words = splitQuestion(question.toStdString());
    QVERIFY(words);
    QCOMPARE(joined(unusedWords(*words, {})), expected);
}

void TestUnusedWords::strikesLinkedWords_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("expected");
    QTest::newRow("exact") << int(LinkKind::Exact) << "Rex";
    QTest::newRow("partial") << int(LinkKind::Partial) << "Rex";
    QTest::newRow("synonym") << int(LinkKind::Synonym) << "Rex";
    QTest::newRow("cell") << int(LinkKind::WholeCell) << "Rex";
    QTest::newRow("a hint says nothing about the word") << int(LinkKind::NumberHint) << "hounds Rex";
}

void TestUnusedWords::strikesLinkedWords()
{
    QFETCH(int, kind);
    QFETCH(QString, expected);
    const auto question = splitQuestion("hounds called Rex"); // "called" is linked below
    SchemaLinks links;
    links.columns = {{0, ColumnId{0}, LinkKind(kind), ""}};
    links.tables = {{1, TableId{0}, LinkKind::Exact, ""}};
    QCOMPARE(joined(unusedWords(*question, links)), expected);
}

void TestUnusedWords::strikesValues()
{
    const auto question = splitQuestion("dogs named Very Good Boy");
    QCOMPARE(joined(unusedWords(*question, {}, {{1, 5}})), QString("dogs"));
    QCOMPARE(joined(unusedWords(*question, {}, {{0, 1}, {1, 5}})), QString());
}

void TestUnusedWords::keepsTablesThatAreNotUsed()
{
    const Schema schema = librarySchema();
    const TableId book = *schema.findTable("book"), author = *schema.findTable("author");
    const auto question = splitQuestion("authors of a book");
    SchemaLinks links;
    links.tables = {{0, author, LinkKind::Exact, ""}, {3, book, LinkKind::Exact, ""}};
    const auto unused = [&](const std::vector<TableId>& used) {
        const auto isUsed = [&](TableId table) { return std::ranges::find(used, table) != used.end(); };
        return joined(unusedWords(*question, linksTakenUp(links, schema, {isUsed, [](ColumnId) { return false; }})));
    };
    QCOMPARE(unused({author, book}), QString());
    QCOMPARE(unused({author}), QString("book"));
    links.columns = {{3, schema.columnsOf(author).back(), LinkKind::Partial, ""}};
    QCOMPARE(unused({author}), QString()); // the column may be what is meant
}

void TestUnusedWords::keepsColumnsThatAreNotUsed()
{
    const Schema schema = librarySchema();
    const std::vector<ColumnId> columns = schema.columnsOf(*schema.findTable("book"));
    const auto question = splitQuestion("aisle of a book");
    SchemaLinks links;
    links.tables = {{3, *schema.findTable("book"), LinkKind::Exact, ""}};
    links.columns = {{0, columns[0], LinkKind::Exact, ""}};
    const auto unused = [&](ColumnId used) {
        const auto isUsed = [&](ColumnId column) { return column == used; };
        return joined(unusedWords(*question, linksTakenUp(links, schema, {[](TableId) { return true; }, isUsed})));
    };
    QCOMPARE(unused(columns[0]), QString());
    QCOMPARE(unused(columns[1]), QString("aisle"));
    links.columns.push_back({0, columns[1], LinkKind::Partial, ""}); // may be what is meant
    QCOMPARE(unused(columns[1]), QString());
}

RATATOSK_TEST(TestUnusedWords);
#include "tst_unused_words.moc"

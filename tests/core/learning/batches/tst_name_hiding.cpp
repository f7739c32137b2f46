// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/batches/name_hiding.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace ratatosk;

namespace {

constexpr ColumnId kTitle{1}, kPages{2};

/// "title of books with 300 pages", 300 a literal of pages.
PreparedQuestion selected()
{
    PreparedQuestion question;
    for (const char* word : {"title", "of", "books", "with", "300", "pages"})
        question.question.words.push_back({.text = word});
    question.links.columns = {{0, kTitle, LinkKind::Exact, "title"},
                              {4, kPages, LinkKind::NumberHint, ""},
                              {4, kPages, LinkKind::Partial, "300"},
                              {5, kPages, LinkKind::Exact, "pages"}};
    question.links.tables = {{2, TableId{0}, LinkKind::Exact, "book"}};
    ValueCandidate value;
    value.beginWord = 4;
    value.endWord = 5;
    question.values.push_back(value);
    return question;
}

std::string textOf(const PreparedQuestion& question)
{
    std::string text;
    for (const Word& word : question.question.words)
        text += word.text + " ";
    return text;
}

} // namespace

class TestNameHiding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksGoAndWordsStay();
    void wordsGoButNotLiterals();
    void aShareIsAShare();
    void nothingIsHiddenByDefault();
};

void TestNameHiding::linksGoAndWordsStay()
{
    PreparedQuestion question = selected();
    RandomEngine random(1);
    hideNames(question, {.links = 1, .words = 0}, random);
    QCOMPARE(question.links.columns.size(), size_t(1));
    QCOMPARE(question.links.columns[0].kind, LinkKind::NumberHint);
    QVERIFY(question.links.tables.empty());
    QCOMPARE(textOf(question), textOf(selected()));
}

void TestNameHiding::wordsGoButNotLiterals()
{
    PreparedQuestion question = selected();
    RandomEngine random(1);
    hideNames(question, {.links = 1, .words = 1}, random);
    QCOMPARE(textOf(question), std::string("... of ... with 300 ... "));
}

void TestNameHiding::aShareIsAShare()
{
    RandomEngine random(7);
    int kept = 0;
    for (int i = 0; i < 2000; ++i) {
        PreparedQuestion question = selected();
        hideNames(question, {.links = 0.25, .words = 0}, random);
        kept += question.links.tables.empty() ? 0 : 1;
    }
    QVERIFY2(kept > 1400 && kept < 1600, std::to_string(kept).c_str());
}

void TestNameHiding::nothingIsHiddenByDefault()
{
    PreparedQuestion question = selected();
    RandomEngine random(1), untouched(1);
    hideNames(question, {}, random);
    QCOMPARE(question.links, selected().links);
    QVERIFY(random == untouched); // older recipes draw the same numbers
}

RATATOSK_TEST(TestNameHiding);
#include "tst_name_hiding.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/attention_maps/dot_text.h"
#include "core/answer/explaining/typed_tree.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

void appendTexts(const SyntaxNode& node, const std::string& sql, QStringList& texts)
{
    const std::string text = node.sqlBegin < 0
        ? "-"
        : sql.substr(static_cast<size_t>(node.sqlBegin), static_cast<size_t>(node.sqlEnd - node.sqlBegin));
    texts << QString::fromStdString(node.label + "=" + text);
    for (const SyntaxNode& child : node.children)
        appendTexts(child, sql, texts);
}

} // namespace

class TestTypedTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pointsIntoTheTypedText_data();
    void pointsIntoTheTypedText();
    void saysWhatHasNoTree();
    void writesDot();
};

void TestTypedTree::pointsIntoTheTypedText_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("nodes");
    QTest::newRow("own layout")
        << "select  avg( pages )\nfrom book -- all\nwhere title='Dawn'"
        << "query=select  avg( pages )\nfrom book -- all\nwhere title='Dawn'|SELECT=select  avg( pages )|avg=avg( pages )|"
           "book.pages=pages|FROM=from book|book=book|WHERE=where title='Dawn'|==title='Dawn'|book.title=title|'Dawn'='Dawn'";
    QTest::newRow("quotes and aliases")
        << "SELECT b.\"title\" FROM book b WHERE b.title = 'It''s' "
        << "query=SELECT b.\"title\" FROM book b WHERE b.title = 'It''s'|SELECT=SELECT b.\"title\"|book.title=\"title\"|"
           "FROM=FROM book|book=book|WHERE=WHERE b.title = 'It''s'|==title = 'It''s'|book.title=title|'It''s'='It''s'";
}

void TestTypedTree::pointsIntoTheTypedText()
{
    QFETCH(QString, sql);
    QFETCH(QString, nodes);
    const auto tree = treeOf(sql.toStdString(), librarySchema());
    QVERIFY(tree);
    QStringList texts;
    appendTexts(*tree, sql.toStdString(), texts);
    QCOMPARE(texts.join(QLatin1Char('|')), nodes);
}

void TestTypedTree::saysWhatHasNoTree()
{
    QCOMPARE(int(treeOf("DELETE FROM book", librarySchema()).error().code), int(ErrorCode::InvalidSql));
    QVERIFY(!treeOf("SELECT nope FROM book", librarySchema()));
    QVERIFY(!treeOf("", librarySchema()));
    QVERIFY(!treeOf("SELECT '" + std::string(7'000, 'x') + "'", librarySchema()));
}

void TestTypedTree::writesDot()
{
    const Schema schema = *Schema::create({{"a|b", "a"}, {"c", "c"}}, {{TableId{0}, "x\"", "x"}, {TableId{1}, "y", "y"}},
                                          {{ColumnId{1}, ColumnId{0}, 0, true}});
    QCOMPARE(QString::fromStdString(dotOf(schema)),
             QStringLiteral("digraph schema {\n  rankdir=LR;\n  node [shape=record];\n  t0 [label=\"<name> a\\|b|<c0> x\\\"\"];\n"
                            "  t1 [label=\"<name> c|<c1> y\"];\n  t1:c1 -> t0:c0 [style=dashed];\n}\n"));
    QCOMPARE(
        QString::fromStdString(dotOf(SyntaxNode{"=", 0, 1, {{"'a'", 0, 1, {}}}})),
        QStringLiteral("digraph tree {\n  rankdir=LR;\n  node [shape=box];\n  n0 [label=\"=\"];\n  n1 [label=\"'a'\"];\n  n0 -> n1;\n}\n"));
}

RATATOSK_TEST(TestTypedTree);
#include "tst_typed_tree.moc"

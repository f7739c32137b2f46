// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/syntax_tree_view.h"

#include "tests/support/test_program.h"

#include <QApplication>
#include <QTest>

using namespace ratatosk;

class TestSyntaxTreeView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void growsWithItsLetters();
};

void TestSyntaxTreeView::growsWithItsLetters()
{
    SyntaxTreeView view;
    SyntaxNode tree;
    tree.label = "Query";
    tree.children = {SyntaxNode{.label = "Select"}, SyntaxNode{.label = "From"}};
    view.setTree(tree);
    const double before = view.pictureSize().height();
    QFont larger = view.font();
    larger.setPointSizeF(larger.pointSizeF() * 2);
    view.setFont(larger);
    QCOMPARE(view.nodeCount(), 3);
    QVERIFY(view.pictureSize().height() > 1.5 * before);
}

RATATOSK_WIDGET_TEST(TestSyntaxTreeView);
#include "tst_syntax_tree_view.moc"

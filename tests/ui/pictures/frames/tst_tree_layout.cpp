// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/pictures/frames/tree_layout.h"

#include <QTest>

using ratatosk::SyntaxNode;

namespace {

SyntaxNode node(const std::string& label, std::vector<SyntaxNode> children = {})
{
    return {label, -1, -1, std::move(children)};
}

/// "a(0,1) b(2,0)": label, column and row, for boxes of width 10 and height 1 without gaps.
QString placesOf(const SyntaxNode& tree)
{
    QStringList parts;
    for (const PlacedNode& placed : layOutTree(tree, [](const SyntaxNode&) { return 10.0; }, {.rowHeight = 1, .rowGap = 0, .columnGap = 0}))
        parts << QStringLiteral("%1(%2,%3)")
                     .arg(QString::fromStdString(placed.node->label))
                     .arg(placed.box.left() / 10)
                     .arg(placed.box.top());
    return parts.join(QLatin1Char(' '));
}

} // namespace

class TestTreeLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesNodes_data();
    void placesNodes();
    void overlapsNothing();
};

void TestTreeLayout::placesNodes_data()
{
    QTest::addColumn<QString>("places");
    QTest::addColumn<int>("tree");
    QTest::newRow("one node") << "a(0,0)" << 0;
    QTest::newRow("a parent in the middle") << "a(0,1) b(1,0) c(1,1) d(1,2)" << 1;
    QTest::newRow("a chain stays level") << "a(0,0) b(1,0) c(2,0)" << 2;
    QTest::newRow("two levels") << "a(0,1.25) b(1,0.5) c(2,0) d(2,1) e(1,2)" << 3;
}

void TestTreeLayout::placesNodes()
{
    QFETCH(QString, places);
    QFETCH(int, tree);
    const SyntaxNode trees[] = {node("a"), node("a", {node("b"), node("c"), node("d")}), node("a", {node("b", {node("c")})}),
                                node("a", {node("b", {node("c"), node("d")}), node("e")})};
    QCOMPARE(placesOf(trees[tree]), places);
}

void TestTreeLayout::overlapsNothing()
{
    SyntaxNode tree = node("root");
    for (int child = 0; child < 5; ++child)
        tree.children.push_back(node(std::string(static_cast<size_t>(child) * 3 + 1, 'x'), {node("left", {node("deep")}), node("right")}));
    const auto widthOf = [](const SyntaxNode& one) { return 8.0 * static_cast<double>(one.label.size()); };
    const std::vector<PlacedNode> placed = layOutTree(tree, widthOf);
    for (size_t left = 0; left < placed.size(); ++left) {
        for (size_t right = left + 1; right < placed.size(); ++right)
            QVERIFY(!placed[left].box.intersects(placed[right].box));
    }
}

RATATOSK_TEST(TestTreeLayout);
#include "tst_tree_layout.moc"

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/pictures/frames/tree_fold.h"

#include <QTest>

using namespace ratatosk;

namespace {

QString bracketed(const SyntaxNode& node)
{
    QStringList parts;
    for (const SyntaxNode& child : node.children)
        parts << bracketed(child);
    const QString label = QString::fromStdString(node.label);
    return parts.isEmpty() ? label : label + QLatin1Char('[') + parts.join(QLatin1Char(' ')) + QLatin1Char(']');
}

SyntaxNode leaf(const std::string& label)
{
    return {label, -1, -1, {}};
}

} // namespace

class TestTreeFold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void closesNodes();
    void makesATreeOfSteps();
};

void TestTreeFold::closesNodes()
{
    const SyntaxNode tree{"a", -1, -1, {{"b", -1, -1, {leaf("c"), leaf("d")}}, {"e", -1, -1, {leaf("f")}}}}; // numbers 0 to 5
    const FoldedTree whole = folded(tree, {});
    QCOMPARE(bracketed(whole.root), QStringLiteral("a[b[c d] e[f]]"));
    QCOMPARE(whole.numbers, (std::vector<int>{0, 1, 2, 3, 4, 5}));
    const FoldedTree closed = folded(tree, {1, 5}); // a leaf cannot be closed
    QCOMPARE(bracketed(closed.root), QStringLiteral("a[b … e[f]]"));
    QCOMPARE(closed.numbers, (std::vector<int>{0, 1, 4, 5}));
}

void TestTreeFold::makesATreeOfSteps()
{
    std::vector<AnswerStep> steps{{"Select(select)", 1, {}}, {"Avg(column)", 0.5, {}}, {"column dogs.age", 0.25, {}}};
    steps[1].parent = 0;
    steps[2].parent = 1;
    QCOMPARE(bracketed(treeOfSteps(steps)), QStringLiteral("1  show  100%[2  the average  50%[3  dogs.age  25%]]"));
    QVERIFY(treeOfSteps({}).children.empty());
}

RATATOSK_TEST(TestTreeFold);
#include "tst_tree_fold.moc"

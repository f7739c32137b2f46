// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/tree_fold.h"

#include "ui/base/wording/decision_text.h"

using namespace ratatosk;

namespace {

int sizeOf(const SyntaxNode& node)
{
    int size = 1;
    for (const SyntaxNode& child : node.children)
        size += sizeOf(child);
    return size;
}

struct Folding {
    const std::set<int>& closed;
    std::vector<int> numbers;
    int next = 0;

    SyntaxNode fold(const SyntaxNode& node)
    {
        const int number = next++;
        numbers.push_back(number);
        SyntaxNode result{node.label, node.sqlBegin, node.sqlEnd, {}};
        if (closed.contains(number) && !node.children.empty()) {
            result.label += " …";
            next = number + sizeOf(node);
            return result;
        }
        for (const SyntaxNode& child : node.children)
            result.children.push_back(fold(child));
        return result;
    }
};

SyntaxNode nodeOf(const std::vector<AnswerStep>& steps, size_t number, const std::vector<std::vector<size_t>>& parts)
{
    const AnswerStep& step = steps[number];
    SyntaxNode node{stepLabel(step, static_cast<int>(number)).toStdString(), step.sqlBegin, step.sqlEnd, {}};
    for (const size_t part : parts[number])
        node.children.push_back(nodeOf(steps, part, parts));
    return node;
}

} // namespace

FoldedTree folded(const SyntaxNode& tree, const std::set<int>& closed)
{
    Folding folding{closed, {}, 0};
    SyntaxNode root = folding.fold(tree);
    return {std::move(root), std::move(folding.numbers)};
}

SyntaxNode treeOfSteps(const std::vector<AnswerStep>& steps)
{
    if (steps.empty())
        return {};
    std::vector<std::vector<size_t>> parts(steps.size());
    for (size_t step = 1; step < steps.size(); ++step)
        parts[static_cast<size_t>(std::max(0, steps[step].parent))].push_back(step); // a parent is an earlier step
    return nodeOf(steps, 0, parts);
}

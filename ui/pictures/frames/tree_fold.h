// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <set>
#include <vector>

/// A tree with some of its nodes closed: their children are gone, their labels end in "…".
struct FoldedTree {
    ratatosk::SyntaxNode root;
    std::vector<int> numbers; ///< of its nodes, depth first: their numbers in the whole tree, depth first
};

/// `closed` are numbers in the whole tree.
FoldedTree folded(const ratatosk::SyntaxNode& tree, const std::set<int>& closed);

/// The parser's steps as a tree: what a step opens is below it. Numbered depth first, its nodes are the steps in their order.
ratatosk::SyntaxNode treeOfSteps(const std::vector<ratatosk::AnswerStep>& steps);

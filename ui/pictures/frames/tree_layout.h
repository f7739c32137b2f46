// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <QRectF>

#include <functional>
#include <vector>

/// A node of the tree with its place, in pixels.
struct PlacedNode {
    const ratatosk::SyntaxNode* node = nullptr; ///< of the tree that was laid out
    int parent = -1;                            ///< place in the list; -1: the root
    QRectF box;
};

struct TreeSpacing {
    double rowHeight = 24;
    double rowGap = 8;
    double columnGap = 28;
};

/// A tidy tree from left to right: children stand right of their parent, every leaf has a row of its own, a parent stands in the
/// middle of its children. Nothing overlaps. Nodes in depth-first order. `widthOf` gives a node's width in pixels.
std::vector<PlacedNode> layOutTree(const ratatosk::SyntaxNode& root, const std::function<double(const ratatosk::SyntaxNode&)>& widthOf,
                                   const TreeSpacing& spacing = {});

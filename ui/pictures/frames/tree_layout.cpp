// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/tree_layout.h"

using ratatosk::SyntaxNode;

namespace {

struct TreeLayout {
    const std::function<double(const SyntaxNode&)>& widthOf;
    const TreeSpacing& spacing;
    std::vector<PlacedNode> nodes;
    double nextRow = 0; ///< top of the next free row

    size_t place(const SyntaxNode& node, int parent, double left)
    {
        const size_t index = nodes.size();
        const double width = widthOf(node);
        nodes.push_back({&node, parent, QRectF(left, 0, width, spacing.rowHeight)});
        const double top = node.children.empty() ? takeRow() : placeChildren(node, index, left + width + spacing.columnGap);
        nodes[index].box.moveTop(top);
        return index;
    }

    double takeRow()
    {
        const double top = nextRow;
        nextRow += spacing.rowHeight + spacing.rowGap;
        return top;
    }

    /// The middle of the first and the last child.
    double placeChildren(const SyntaxNode& node, size_t index, double left)
    {
        size_t first = 0;
        size_t last = 0;
        for (const SyntaxNode& child : node.children) {
            last = place(child, static_cast<int>(index), left);
            first = &child == &node.children.front() ? last : first;
        }
        return (nodes[first].box.top() + nodes[last].box.top()) / 2;
    }
};

} // namespace

std::vector<PlacedNode> layOutTree(const SyntaxNode& root, const std::function<double(const SyntaxNode&)>& widthOf,
                                   const TreeSpacing& spacing)
{
    TreeLayout layout{widthOf, spacing, {}, 0};
    layout.place(root, -1, 0);
    return std::move(layout.nodes);
}

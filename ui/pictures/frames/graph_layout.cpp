// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/graph_layout.h"

#include <graphviz/gvc.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace {

constexpr double kPointsPerInch = 72;      // we hand pixels over as points
constexpr std::ptrdiff_t kManyLeaves = 24; ///< of fewer, all find room in one layer

struct CloseGraph {
    void operator()(Agraph_t* graph) const { agclose(graph); }
};
using GraphPointer = std::unique_ptr<Agraph_t, CloseGraph>;

/// Graphviz' C interface takes char* for texts that it does not change.
char* text(const std::string& value)
{
    return const_cast<char*>(value.c_str());
}

void set(void* object, const std::string& name, const std::string& value)
{
    agsafeset(object, text(name), text(value), text(""));
}

std::string rowPorts(int rows)
{
    std::string label;
    for (int row = 0; row < rows; ++row)
        label += (row == 0 ? "<r" : "|<r") + std::to_string(row) + ">";
    return label;
}

GraphPointer createGraph()
{
    GraphPointer graph(agopen(text("schema"), Agdirected, nullptr));
    set(graph.get(), "rankdir", "LR");
    set(graph.get(), "ranksep", "1.0");
    set(graph.get(), "nodesep", "0.45");
    set(graph.get(), "pack", "28"); // parts without a connection are packed, not stacked in one column
    set(graph.get(), "packmode", "graph");
    return graph;
}

Agnode_t* addBox(Agraph_t* graph, size_t number, const GraphBox& box)
{
    Agnode_t* node = agnode(graph, text(std::to_string(number)), 1);
    set(node, "shape", "record");
    set(node, "fixedsize", "true");
    set(node, "fontsize", "1");
    set(node, "label", rowPorts(box.rows));
    set(node, "width", std::to_string(box.width / kPointsPerInch));
    set(node, "height", std::to_string(box.height / kPointsPerInch));
    return node;
}

/// By target: boxes that point to it.
std::map<int, std::vector<int>> sourcesOf(const GraphOutline& outline)
{
    std::map<int, std::vector<int>> sources;
    for (const GraphLine& line : outline.lines) {
        std::vector<int>& boxes = sources[line.toBox];
        if (std::find(boxes.begin(), boxes.end(), line.fromBox) == boxes.end())
            boxes.push_back(line.fromBox);
    }
    return sources;
}

/// Over how many layers so many boxes are spread, about as many as there are then in each.
int layersFor(size_t boxes)
{
    return static_cast<int>(std::max(1l, std::lround(std::sqrt(static_cast<double>(boxes)) - 0.7)));
}

/// Boxes that nothing points to, numbered with those that point to the same one together; the outermost layer of a large tree.
std::map<int, int> leavesOf(const std::map<int, std::vector<int>>& sources)
{
    std::map<int, int> leaves;
    for (const auto& [target, boxes] : sources) {
        for (const int box : boxes) {
            if (!sources.contains(box))
                leaves.emplace(box, static_cast<int>(leaves.size()));
        }
    }
    return leaves;
}

/// Boxes that all point to one, or the many leaves of a tree, would stand in one tall layer: longer lines for some spread them over more.
std::vector<int> lineLengths(const GraphOutline& outline)
{
    const std::map<int, std::vector<int>> sources = sourcesOf(outline);
    const std::map<int, int> leaves = leavesOf(sources);
    std::vector<int> lengths;
    for (const GraphLine& line : outline.lines) {
        const std::vector<int>& boxes = sources.at(line.toBox);
        const auto place = static_cast<int>(std::find(boxes.begin(), boxes.end(), line.fromBox) - boxes.begin());
        const auto leaf = leaves.find(line.fromBox);
        const bool isOfMany = std::ssize(leaves) > kManyLeaves && leaf != leaves.end();
        lengths.push_back(1 + (isOfMany ? leaf->second % layersFor(leaves.size()) : place % layersFor(boxes.size())));
    }
    return lengths;
}

Agedge_t* addLine(Agraph_t* graph, const std::vector<Agnode_t*>& nodes, size_t number, const GraphLine& line, int length)
{
    Agnode_t* from = nodes[static_cast<size_t>(line.fromBox)];
    Agnode_t* to = nodes[static_cast<size_t>(line.toBox)];
    Agedge_t* edge = agedge(graph, from, to, text(std::to_string(number)), 1);
    set(edge, "tailport", "r" + std::to_string(line.fromRow));
    set(edge, "headport", "r" + std::to_string(line.toRow));
    set(edge, "dir", "none");
    set(edge, "minlen", std::to_string(length));
    return edge;
}

QRectF placeOf(Agnode_t* node, const GraphBox& box, double top)
{
    const pointf centre = ND_coord(node);
    return {centre.x - box.width / 2, top - centre.y - box.height / 2, box.width, box.height};
}

QPainterPath pathOf(Agedge_t* edge, double top)
{
    QPainterPath path;
    const splines* curves = ED_spl(edge);
    for (int i = 0; curves && i < static_cast<int>(curves->size); ++i) {
        const bezier& curve = curves->list[i];
        const auto point = [&](int place) { return QPointF(curve.list[place].x, top - curve.list[place].y); };
        path.moveTo(point(0));
        for (int place = 3; place < static_cast<int>(curve.size); place += 3)
            path.cubicTo(point(place - 2), point(place - 1), point(place));
    }
    return path;
}

} // namespace

GraphLayout layOutGraph(const GraphOutline& outline)
{
    static std::mutex oneAtATime;
    const std::lock_guard lock(oneAtATime);
    static GVC_t* const context = gvContext();
    agseterr(AGMAX); // nothing on stderr

    const GraphPointer graph = createGraph();
    std::vector<Agnode_t*> nodes;
    std::vector<Agedge_t*> edges;
    for (const GraphBox& box : outline.boxes)
        nodes.push_back(addBox(graph.get(), nodes.size(), box));
    const std::vector<int> lengths = lineLengths(outline);
    for (const GraphLine& line : outline.lines)
        edges.push_back(addLine(graph.get(), nodes, edges.size(), line, lengths[edges.size()]));

    GraphLayout layout;
    gvLayout(context, graph.get(), "dot");
    const double top = GD_bb(graph.get()).UR.y;
    for (size_t i = 0; i < nodes.size(); ++i)
        layout.boxes.push_back(placeOf(nodes[i], outline.boxes[i], top));
    for (Agedge_t* edge : edges)
        layout.lines.push_back(pathOf(edge, top));
    gvFreeLayout(context, graph.get());
    return layout;
}

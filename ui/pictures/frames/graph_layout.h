// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>

#include <vector>

/// A box of equally high rows, in pixels.
struct GraphBox {
    double width = 0;
    double height = 0;
    int rows = 1;
};

/// A line from a row of one box to a row of another.
struct GraphLine {
    int fromBox = 0;
    int fromRow = 0;
    int toBox = 0;
    int toRow = 0;
};

struct GraphOutline {
    std::vector<GraphBox> boxes;
    std::vector<GraphLine> lines;
};

/// Places in pixels, y downwards; one entry for each box and line of the outline.
struct GraphLayout {
    std::vector<QRectF> boxes;
    std::vector<QPainterPath> lines;
};

/// Layers from left to right by Graphviz' `dot`; the same outline always gives the same picture. May be called from any thread and
/// takes some 100 ms for 100 boxes, so not from the GUI's; calls wait for each other, since Graphviz is not reentrant.
GraphLayout layOutGraph(const GraphOutline& outline);

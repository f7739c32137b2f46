// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/frames/picture.h"

#include <QString>

#include <string>
#include <vector>

/// What a row or column stands for: one item, the columns of one table together, or a step of the decoder.
struct HeatLine {
    enum class Band { Words, Earlier, Columns, Tables, Steps };

    QString name;
    Band band = Band::Words;
    std::vector<int> items; ///< of the numbering; of Steps: the number of the step

    bool operator==(const HeatLine&) const = default;
};

/// Weights by row and column: rows look, columns are looked at. A value.
struct HeatMap {
    ItemNumbering numbering;
    std::vector<HeatLine> rows;
    std::vector<HeatLine> columns;
    std::vector<float> weights; ///< row by row

    float at(int row, int column) const;
    bool isEmpty() const { return rows.empty() || columns.empty(); }
};

/// A line for each item.
std::vector<HeatLine> linesOf(const std::vector<std::string>& names, const ItemNumbering& numbering);

/// The columns of each table become one line, "dogs.*", where their first stood.
std::vector<HeatLine> linesByTable(const std::vector<std::string>& names, const ItemNumbering& numbering);

/// From n x n weights of single items: weights that go to several items are added up, those that come from several are averaged, so
/// that rows still sum to 1.
std::vector<float> gathered(const std::vector<float>& weights, int items, const std::vector<HeatLine>& rows,
                            const std::vector<HeatLine>& columns);

/// What choosing that line selects.
Selection selectionOf(const HeatLine& line, const ItemNumbering& numbering);
bool isSelected(const HeatLine& line, const ItemNumbering& numbering, const Selection& selection);

/// A table with the names of the columns as titles; the weights have six digits.
Listing listingOf(const HeatMap& map);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/attention_maps/attention_overview.h"

#include <algorithm>
#include <cmath>

namespace ratatosk {

namespace {

/// One head's map.
struct Map {
    const float* weights;
    int size;

    float at(int row, int column) const
    {
        return weights[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) + static_cast<std::size_t>(column)];
    }
};

void addThumbnail(std::vector<float>& thumbnails, const Map& map, int side)
{
    const auto first = thumbnails.size();
    thumbnails.resize(first + static_cast<std::size_t>(side * side), 0.0f);
    for (int row = 0; row < map.size; ++row) {
        float* line = thumbnails.data() + first + row * side / map.size * side;
        for (int column = 0; column < map.size; ++column) {
            float& cell = line[column * side / map.size];
            cell = std::max(cell, map.at(row, column));
        }
    }
}

/// The mean entropy of the rows, as a part of that of even weights.
float entropyOf(const Map& map)
{
    double sum = 0;
    for (int cell = 0; cell < map.size * map.size; ++cell) {
        const double weight = static_cast<double>(map.weights[cell]);
        sum -= weight > 0 ? weight * std::log(weight) : 0.0;
    }
    return map.size < 2 ? 0.0f : static_cast<float>(sum / (map.size * std::log(static_cast<double>(map.size))));
}

void addMass(std::vector<float>& mass, const Map& map, const RelationMatrix& relations, int relationCount)
{
    std::vector<double> sums(static_cast<std::size_t>(relationCount), 0.0);
    for (int row = 0; row < map.size; ++row) {
        for (int column = 0; column < map.size; ++column)
            sums[relations.at(row, column)] += static_cast<double>(map.at(row, column)) / map.size;
    }
    mass.insert(mass.end(), sums.begin(), sums.end());
}

} // namespace

void addLayer(AttentionOverview& overview, const AttentionMaps& maps, const RelationMatrix& relations, int relationCount)
{
    overview.layers += 1;
    overview.heads = maps.heads;
    overview.side = std::min(kThumbnailSide, maps.size);
    overview.relations = relationCount;
    const auto cells = static_cast<std::size_t>(maps.size) * static_cast<std::size_t>(maps.size);
    for (int head = 0; head < maps.heads; ++head) {
        const Map map{maps.weights.data() + static_cast<std::size_t>(head) * cells, maps.size};
        addThumbnail(overview.thumbnails, map, overview.side);
        overview.entropy.push_back(entropyOf(map));
        addMass(overview.mass, map, relations, relationCount);
    }
}

} // namespace ratatosk

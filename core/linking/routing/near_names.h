// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/english/text/word_vectors.h"
#include "core/linking/routing/table_neighbours.h"
#include "core/linking/routing/table_reach.h"

#include <cstddef>
#include <vector>

namespace ratatosk {

/// How near names are to a question whose words they do not have: "professor" to "instructor", "item" to "goods".
struct NameNearness {
    std::vector<float> columnCover; ///< per column: the mean over its name's words of the best product with a word of the question
    std::vector<float> columnLead;  ///< per column: by how much it is nearer than most columns, summed over the question's words
    std::vector<float> tableCover;  ///< per table, as columnCover
    std::vector<float> reach;       ///< per table: its name's and its columns' lead, as a share of the largest
    std::vector<float> wider;       ///< the same with the neighbours'
    std::vector<float> widest;      ///< and with theirs
};

/// The vectors of a schema's names, looked up once. Const calls are thread-safe.
class NearNames
{
public:
    NearNames(const Schema& schema, WordVectors vectors);

    /// All zeros without vectors, or for a question without words that tell.
    NameNearness of(const Question& question, const TableNeighbours& neighbours) const;

private:
    using Products = std::vector<std::vector<float>>; ///< [word of the question][word of names, or item]

    Products productsWith(const std::vector<std::string>& words) const;
    TableReach reachOf(const Products& tables, const Products& columns) const;

    WordVectors m_vectors;
    std::size_t m_wordCount = 0;
    std::vector<float> m_transposed;         ///< [size][words of names]: sums over the size run along memory
    std::vector<std::vector<int>> m_columns; ///< per column its name's words
    std::vector<std::vector<int>> m_tables;  ///< per table likewise
    std::vector<TableId> m_tableOf;          ///< per column
};

} // namespace ratatosk

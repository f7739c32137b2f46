// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/reference/pair_builder.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace ratatosk {
namespace {

void append(std::vector<int>& pieces, const std::vector<int>& text, std::size_t most)
{
    pieces.insert(pieces.end(), text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(most, text.size())));
}

} // namespace

PairBuilder::PairBuilder(const LanguageModelConfig& config, std::shared_ptr<const SubwordVocabulary> vocabulary)
    : m_config(config), m_vocabulary(std::move(vocabulary))
{
}

PiecePair PairBuilder::build(const std::string& question, const std::string& words) const
{
    const auto room = static_cast<std::size_t>(m_config.longestText() - 3) / 2;
    PiecePair pair;
    pair.pieces.push_back(m_config.clsId);
    append(pair.pieces, m_vocabulary->piecesOfText(question), room);
    pair.pieces.push_back(m_config.sepId);
    pair.secondBegin = static_cast<int>(pair.pieces.size());
    append(pair.pieces, m_vocabulary->piecesOfText(words), room);
    pair.pieces.push_back(m_config.sepId);
    return pair;
}

PackedPieces packed(const std::vector<const PiecePair*>& pairs, const at::Device& device)
{
    std::vector<std::int64_t> ids, positions, types, offsets{0};
    for (const PiecePair* pair : pairs) {
        const auto size = static_cast<std::int64_t>(pair->pieces.size());
        for (std::int64_t i = 0; i < size; ++i) {
            ids.push_back(pair->pieces[static_cast<std::size_t>(i)]);
            positions.push_back(i);
            types.push_back(i < pair->secondBegin ? 0 : 1);
        }
        offsets.push_back(offsets.back() + size);
    }
    PackedPieces pieces{at::tensor(ids).to(device), at::tensor(positions).to(device), at::tensor(types).to(device), offsets};
    if (!device.is_cpu())
        pieces.padded = paddedRows(offsets, device);
    return pieces;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/inference/attended_sequences.h"

#include <algorithm>
#include <cmath>

namespace ratatosk {

AttendedSequences::AttendedSequences(const std::vector<std::int64_t>& offsets, const std::uint8_t* kinds) : m_offsets(offsets)
{
    if (kinds)
        padKinds(kinds);
}

void AttendedSequences::padKinds(const std::uint8_t* kinds)
{
    for (std::size_t i = 0; i + 1 < m_offsets.size(); ++i) {
        const std::int64_t rows = m_offsets[i + 1] - m_offsets[i], stride = kernel::paddedColumns(rows);
        m_firstKind.push_back(m_kinds.size());
        m_kinds.resize(m_kinds.size() + static_cast<std::size_t>(rows * stride));
        for (std::int64_t row = 0; row < rows; ++row, kinds += rows)
            std::copy_n(kinds, rows, m_kinds.data() + m_firstKind.back() + static_cast<std::size_t>(row * stride));
    }
}

void AttendedSequences::addByDistance(const float* numbers, std::int64_t heads, std::int64_t count, std::int64_t size)
{
    const float root = std::sqrt(static_cast<float>(size)); // which the scores are divided by
    m_distances.assign(numbers, numbers + heads * count);
    m_distanceCount = count;
    for (float& number : m_distances)
        number *= root;
}

std::int64_t AttendedSequences::longest() const
{
    std::int64_t longest = 0;
    for (std::size_t i = 1; i < m_offsets.size(); ++i)
        longest = std::max(longest, m_offsets[i] - m_offsets[i - 1]);
    return longest;
}

void AttendedSequences::attend(kernel::RowSpan rows, const float* projected, std::int64_t heads, std::int64_t size,
                               const kernel::RelationTables* tables, kernel::HeadAttention& memory, float* result) const
{
    const std::int64_t matrix = (this->rows() + kernel::kRowBlock) * size, width = heads * size;
    for (std::size_t sequence = 0; sequence + 1 < m_offsets.size(); ++sequence) {
        const std::int64_t first = m_offsets[sequence], last = m_offsets[sequence + 1];
        const kernel::RowSpan own{std::max(rows.begin, first) - first, std::min(rows.end, last) - first};
        if (own.count() <= 0)
            continue;
        const std::uint8_t* kinds = m_firstKind.empty() ? nullptr : m_kinds.data() + m_firstKind[sequence];
        for (std::int64_t head = 0; head < heads; ++head) {
            const float* query = projected + head * matrix + first * size;
            const float* distances = m_distances.empty() ? nullptr : m_distances.data() + head * m_distanceCount + m_distanceCount / 2;
            memory.attend({last - first, query, query + heads * matrix, query + 2 * heads * matrix, kinds, tables, distances}, own.begin,
                          own.end, {result + first * width + head * size, width});
        }
    }
}

void AttendedSequences::weigh(const float* projected, std::int64_t heads, std::int64_t size, bool byContent,
                              const kernel::RelationTables* tables, float* result) const
{
    const std::int64_t count = rows(), matrix = (count + kernel::kRowBlock) * size;
    kernel::HeadAttention memory(count, size, tables ? tables->relations : 0);
    for (std::int64_t head = 0; head < heads; ++head) {
        const float* query = projected + head * matrix;
        memory.weigh({count, query, query + heads * matrix, nullptr, m_kinds.data(), tables, nullptr}, byContent,
                     {result + head * count * count, count});
    }
}

} // namespace ratatosk

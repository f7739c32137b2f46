// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/sampling/query_sampler.h"

namespace ratatosk {

std::optional<sql::Query> QuerySampler::draw(const QueryShape& shape)
{
    switch (shape.kind) {
    case QueryKind::Plain: return m_plain.draw(shape);
    case QueryKind::Group: return m_grouped.draw(shape);
    case QueryKind::NotIn: return m_nested.drawMembership(true);
    case QueryKind::In: return m_nested.drawMembership(false);
    case QueryKind::Compare: return m_nested.drawComparison();
    case QueryKind::Intersect: return m_sets.draw(sql::SetOperator::Intersect);
    case QueryKind::Union: return m_sets.draw(sql::SetOperator::Union);
    case QueryKind::Except: return m_sets.draw(sql::SetOperator::Except);
    }
    return std::nullopt;
}

} // namespace ratatosk

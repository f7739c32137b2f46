// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/database/values/value_index.h"
#include "core/english/text/question.h"
#include "core/linking/links/schema_links.h"

#include <memory>

namespace ratatosk {

/// Links question words with a schema by name (exact, partial, synonym) and by value (cells, numbers, times). Prepared once per
/// schema; const calls are thread-safe.
class SchemaLinker
{
public:
    SchemaLinker(const Schema& schema, std::shared_ptr<const ValueIndex> values);
    ~SchemaLinker();
    SchemaLinker(SchemaLinker&&) noexcept;

    /// Links by word, then item, then kind.
    SchemaLinks link(const Question& question) const;

private:
    struct Prepared;
    std::unique_ptr<const Prepared> m_prepared;
};

} // namespace ratatosk

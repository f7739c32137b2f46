// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/database/values/value_index.h"
#include "core/english/text/question.h"
#include "core/linking/links/name_matcher.h"
#include "core/linking/links/schema_links.h"

#include <memory>

namespace ratatosk {

/// Which tables and columns of a large schema a question's words may speak of. Other than in linking no name hides a shorter one, since
/// the longer may belong to a table that is not meant. Prepared once; const calls are thread-safe.
class SchemaMentions
{
public:
    SchemaMentions(const Schema& schema, std::shared_ptr<const ValueIndex> values);

    /// Names and cells; no hints by type alone. In no order.
    SchemaLinks of(const Question& question) const;

private:
    NameMatcher m_columns;
    NameMatcher m_tables;
    std::shared_ptr<const ValueIndex> m_values;
};

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"

#include <QString>

/// What a rule makes of a query on the script's database, as SQL; empty where it leaves the query as it is. `rewrite`: takes query, question and
/// cells, and says whether it changed something; what it says is held against the query.
template <class Rewriting>
QString rewrittenText(const char* script, const QString& question, const QString& before, Rewriting rewrite)
{
    using namespace ratatosk;
    const ScratchDatabase database(script);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    auto query = sql::readQuery(before.toStdString(), schema);
    if (!query)
        return QStringLiteral("not readable: ") + before;
    const bool hasChanged = rewrite(*query, *splitQuestion(question.toStdString()), CellLookup(schema, *connection, {}));
    const QString after = QString::fromStdString(sql::unparse(*query, schema));
    if (hasChanged == (after == before))
        return QStringLiteral("says the opposite: ") + after;
    return hasChanged ? after : QString();
}

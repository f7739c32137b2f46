// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"

#include <QString>
#include <QStringList>

/// The words whose places `find` gives for a query on the script's database: it takes query, question and cells.
template <class Find>
QString listedWords(const char* script, const QString& question, const QString& sql, Find find)
{
    using namespace ratatosk;
    const ScratchDatabase database(script);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    const Question inWords = *splitQuestion(question.toStdString());
    const auto query = sql::readQuery(sql.toStdString(), schema);
    if (!query)
        return QStringLiteral("not readable: ") + sql;
    QStringList words;
    for (const int place : find(*query, inWords, CellLookup(schema, *connection, {})))
        words << QString::fromStdString(inWords.words[static_cast<std::size_t>(place)].text);
    return words.join(QLatin1Char(' '));
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/variants/row_check.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"

#include <QTemporaryDir>
#include <QTest>

#include <optional>
#include <string>
#include <vector>

/// A database as a script makes it, with one query on it on its way into a variant.
class VariantDatabase
{
public:
    VariantDatabase(const std::string& script, const std::string& query)
        : m_scratch(script), m_connection(*ratatosk::Connection::open(m_scratch.file())), m_query(query)
    {
        variant.content = *ratatosk::readContent(m_connection);
        variant.queries.push_back({.query = *ratatosk::sql::readQuery(query, variant.content.schema), .shown = {}, .loss = {}});
    }

    ratatosk::ColumnId column(const std::string& table, const std::string& name) const
    {
        const ratatosk::Schema& schema = variant.content.schema;
        return *schema.findColumn(*schema.findTable(table), name);
    }

    std::string carriedSql() const { return ratatosk::sql::unparse(variant.queries.front().query, variant.content.schema); }

    /// Why the query is lost once the variant is written; nothing: it finds the same.
    std::optional<ratatosk::Loss> loss() const
    {
        if (variant.queries.front().loss)
            return variant.queries.front().loss;
        const std::filesystem::path file = m_scratch.folder() / "variant.sqlite";
        if (!ratatosk::writeContent(variant.content, file))
            return ratatosk::Loss::Broken;
        const auto before = ratatosk::rowsBefore(m_connection, m_query);
        const auto connection = ratatosk::Connection::open(file);
        return connection && before ? lossOf(variant.queries.front(), *before, *connection, carriedSql()) : ratatosk::Loss::Broken;
    }

    ratatosk::Variant variant;

private:
    ScratchDatabase m_scratch;
    ratatosk::Connection m_connection;
    std::string m_query;
};

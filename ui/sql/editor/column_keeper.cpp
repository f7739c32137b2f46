// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/column_keeper.h"

#include "ui/rows/table/result_tabs.h"

#include <algorithm>

namespace {

constexpr qsizetype kMostStatements = 100;

} // namespace

ColumnKeeper::ColumnKeeper(ResultTabs& results, QObject* parent) : QObject(parent)
{
    connect(&results, &ResultTabs::columnsHidden, this, &ColumnKeeper::note);
    results.setHidden([this](const QString& sql) {
        const auto known = std::ranges::find(m_hidden, sql, &HiddenColumns::sql);
        return known == m_hidden.end() ? QStringList() : known->names;
    });
}

void ColumnKeeper::note(const QString& sql, const QStringList& names)
{
    m_hidden.removeIf([&](const HiddenColumns& one) { return one.sql == sql; });
    if (!names.isEmpty())
        m_hidden << HiddenColumns{sql, names};
    m_hidden = m_hidden.mid(std::max<qsizetype>(0, m_hidden.size() - kMostStatements));
    Q_EMIT changed();
}

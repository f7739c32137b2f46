// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/state/typed_statement.h"

#include "core/answer/explaining/typed_tree.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace ratatosk;

void TypedStatement::read(const QString& sql, const Schema& schema)
{
    m_statement.reset();
    m_fault.clear();
    if (sql.trimmed().isEmpty())
        return;
    const std::string text = sql.toStdString();
    static const QRegularExpression change(QStringLiteral("^\\s*(--[^\n]*\n\\s*)*(INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP)\\b"),
                                           QRegularExpression::CaseInsensitiveOption);
    if (auto tree = treeOf(text, schema))
        m_statement = AnswerCandidate{.sql = text, .tree = *std::move(tree)};
    else if (change.match(sql).hasMatch())
        m_fault = QCoreApplication::translate("TypedStatement", "Only a query has a syntax tree. A query begins with SELECT.");
    else
        m_fault = QString::fromStdString(tree.error().detail);
}

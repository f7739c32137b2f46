// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/help_with_sql/sql_completion.h"
#include "core/database/schema/schema.h"
#include "ui/sql/editor/sql_editor.h"

#include <QObject>

#include <functional>

/// Offers completions while the user types, and on demand. Cells of a column come a moment later than names, from a worker.
class SqlCompleter : public QObject
{
    Q_OBJECT
public:
    using TakeValues = std::function<void(const QStringList& literals)>;
    /// Finds cells of a column that begin with a text; calls back on this thread, or never.
    using FindValues = std::function<void(ratatosk::ColumnId column, const QString& prefix, const TakeValues& take)>;

    SqlCompleter(SqlEditor* editor, FindValues findValues);

    void setSchema(const ratatosk::Schema& schema) { m_schema = schema; }
    void complete() { offer(SqlEditor::ListCause::Requested); }

private:
    void follow(int character);
    void offer(SqlEditor::ListCause cause);
    void offerValues(const ratatosk::SqlCompletion& completion, SqlEditor::ListCause cause);

    SqlEditor* m_editor;
    FindValues m_findValues;
    ratatosk::Schema m_schema;
};

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/row_copier.h"

#include "ui/rows/table/rows_view.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

#include <utility>

using namespace ratatosk;

RowCopier::RowCopier(RowsView& rows, QObject* parent) : QObject(parent), m_rows(rows)
{
    auto* action = new QAction(tr("Copy"), &rows);
    action->setShortcut(QKeySequence::Copy);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, [this] { copy({.format = RowFormat::Tsv, .hasTitles = false}); });
    rows.addAction(action);
}

QString RowCopier::text(const RowTextOptions& options) const
{
    const MarkedCells cells = m_rows.markedCells();
    return cells.isEmpty() ? QString() : textOf(cells, options);
}

void RowCopier::copy(const RowTextOptions& options)
{
    MarkedCells cells = m_rows.markedCells();
    if (cells.isEmpty())
        return;
    m_runner.start([cells = std::move(cells), options](std::stop_token) { return textOf(cells, options); },
                   [](const QString& text) { QGuiApplication::clipboard()->setText(text); });
}

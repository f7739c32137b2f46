// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/sql_files.h"

#include "core/base/atomic_file.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/storage/sql_file.h"
#include "ui/base/wording/error_text.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_panel.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

using namespace ratatosk;

SqlFiles::SqlFiles(const Panels& panels, WindowActions& actions, QWidget* window) : QObject(window), m_panels(panels), m_window(window)
{
    connect(actions.openSql, &QAction::triggered, this, &SqlFiles::choose);
    connect(actions.saveSql, &QAction::triggered, this, &SqlFiles::chooseTarget);
}

void SqlFiles::choose()
{
    const QString file = QFileDialog::getOpenFileName(m_window, tr("Open SQL"), m_folder, tr("SQL (*.sql);;All files (*)"));
    if (!file.isEmpty())
        open(file);
}

void SqlFiles::open(const QString& file)
{
    m_folder = QFileInfo(file).path();
    const auto draft = readSqlFile(file);
    if (!draft)
        return m_panels.messages->showMessage(
            {Message::Kind::Error, errorText(draft.error()), QString::fromStdString(draft.error().detail), {}, {}});
    m_panels.sql->comeForward();
    m_panels.sql->tabs()->showOrOpen(*draft);
}

/// The name of the tab is the first guess, as far as it can be one of a file.
void SqlFiles::chooseTarget()
{
    QString name = m_panels.sql->tabs()->tabText(m_panels.sql->tabs()->currentIndex());
    name.replace(QLatin1Char('/'), QLatin1Char(' '));
    if (!name.endsWith(QLatin1String(".sql"), Qt::CaseInsensitive))
        name += QStringLiteral(".sql");
    const QString file = QFileDialog::getSaveFileName(m_window, tr("Save SQL"), QDir(m_folder).filePath(name),
                                                      tr("SQL (*.sql);;All files (*)"));
    if (!file.isEmpty())
        save(file);
}

void SqlFiles::save(const QString& file)
{
    m_folder = QFileInfo(file).path();
    std::string text = m_panels.sql->text().toStdString();
    if (!text.empty() && !text.ends_with('\n'))
        text += '\n';
    const auto written = writeAtomically(file.toStdString(), text);
    if (!written)
        return m_panels.messages->showMessage(
            {Message::Kind::Error, errorText(written.error()), QString::fromStdString(written.error().detail), {}, {}});
    m_panels.sql->tabs()->nameAfter(QFileInfo(file).fileName());
    m_panels.messages->showMessage({Message::Kind::Info, tr("Saved as %1.").arg(QDir::toNativeSeparators(file)), {}, {}, {}, true});
}

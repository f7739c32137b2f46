// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_checks.h"

#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/error_text.h"
#include "ui/base/wording/place_title.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_panel.h"

#include <QAction>
#include <QLabel>

#include <algorithm>

using namespace ratatosk;

FileChecks::FileChecks(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_panels(panels), m_workspace(workspace)
{
    connect(&workspace, &Workspace::databaseOpened, this, &FileChecks::openDatabase);
    connect(&workspace, &Workspace::changesSettled, this, &FileChecks::openDatabase); // from now on the file is to be as it is now
    connect(actions.checkUnchanged, &QAction::triggered, &m_proof, &FileProof::check);
    connect(actions.checkTables, &QAction::triggered, this, &FileChecks::checkTables);
    connect(&m_proof, &FileProof::known, this, [this](const QString& print) {
        if (!print.isEmpty()) // a server has none
            m_panels.fileStatus->setToolTip(tr("%1\nWhen it was opened: %2").arg(placeText(m_workspace.databaseFile()), print));
    });
    connect(&m_proof, &FileProof::checked, this, [this](bool isUnchanged) {
        tell(isUnchanged ? tr("The file has not changed since it was opened. Every byte is the same.")
                         : tr("Another program has changed the file since it was opened."));
    });
    connect(&workspace, &Workspace::ran, this, [this](const QueryOutcome& outcome) {
        if (!outcome.table && outcome.table.error().code == ErrorCode::DatabaseCorrupt)
            m_panels.messages->showMessage({Message::Kind::Error, errorText(outcome.table.error()),
                                            QString::fromStdString(outcome.table.error().detail), tr("Show readable tables"),
                                            [this] { checkTables(); }, true});
    });
}

void FileChecks::openDatabase()
{
    m_reader.cancel();
    m_proof.open(m_workspace.sourceFile());
}

void FileChecks::checkTables()
{
    if (!m_workspace.hasDatabase())
        return;
    tell(tr("Reading every table…"));
    m_reader.start([file = m_workspace.readFile().toStdString()](std::stop_token stop) { return tableHealth(file, std::move(stop)); },
                   [this](const Result<std::vector<TableHealth>>& health) { showHealth(health); });
}

void FileChecks::showHealth(const Result<std::vector<TableHealth>>& health)
{
    if (!health)
        return tell(errorText(health.error()));
    ResultTable table;
    table.columns = {tr("Table").toStdString(), tr("Rows that can be read").toStdString(), tr("State").toStdString()};
    for (const TableHealth& one : *health)
        table.rows.push_back(
            {one.table, one.rows,
             one.damage.empty() ? tr("intact").toStdString() : tr("damaged: %1").arg(QString::fromStdString(one.damage)).toStdString()});
    const auto whole = std::ranges::count_if(*health, [](const TableHealth& one) { return one.damage.empty(); });
    m_panels.sql->comeForward();
    m_panels.sql->tabs()->openTab({tr("Readable tables"), {}, 0});
    m_workspace.showTable(std::make_shared<const ResultTable>(std::move(table)));
    tell(tr("%1 of %2 tables can be read completely.").arg(whole).arg(health->size()));
}

void FileChecks::tell(const QString& text)
{
    m_panels.messages->showMessage({Message::Kind::Info, text, {}, {}, {}});
}

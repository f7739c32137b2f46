// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/search_flow.h"

#include "core/answer/help_with_sql/found_rows.h"
#include "ui/base/look/shown_dock.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/cell_text.h"
#include "ui/base/wording/error_text.h"
#include "ui/files/search_panel.h"
#include "ui/files/table_flow.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"

#include <QAction>
#include <QTableView>

#include <mutex>
#include <optional>

using namespace ratatosk;

/// What the worker has found and this thread has not taken yet: many events come together.
struct SearchFlow::Inbox {
    std::mutex mutex;
    std::vector<SearchEvent> events;

    /// True: nobody was told of those that wait.
    bool put(const SearchEvent& event)
    {
        const std::lock_guard lock(mutex);
        events.push_back(event);
        return events.size() == 1;
    }

    std::vector<SearchEvent> takeAll()
    {
        const std::lock_guard lock(mutex);
        return std::exchange(events, {});
    }
};

SearchFlow::SearchFlow(const Panels& panels, TableFlow& tables, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_panels(panels), m_tables(tables), m_workspace(workspace)
{
    connect(actions.findCells, &QAction::triggered, this, &SearchFlow::show);
    connect(&workspace, &Workspace::databaseOpened, this, &SearchFlow::takeFile);
    connect(panels.search, &SearchPanel::searchWanted, this, &SearchFlow::begin);
    connect(panels.search, &SearchPanel::stopWanted, this, &SearchFlow::stop);
    connect(panels.search, &SearchPanel::cellChosen, this, &SearchFlow::openCell);
    connect(panels.search, &SearchPanel::columnChosen, this, &SearchFlow::openColumn);
}

void SearchFlow::show()
{
    showDockOf(m_panels.search);
    m_panels.search->focusText();
}

void SearchFlow::takeFile()
{
    m_inbox.reset();
    m_reader.open(m_workspace.readFile().toStdString());
    m_panels.search->setSchema(m_workspace.schema());
}

void SearchFlow::begin()
{
    if (!m_workspace.hasDatabase())
        return;
    m_wish = m_panels.search->wish();
    m_panels.search->begin();
    m_inbox = std::make_shared<Inbox>();
    const auto tell = [this, inbox = m_inbox](const SearchEvent& event) {
        if (inbox->put(event))
            QMetaObject::invokeMethod(this, [this, inbox] { deliver(inbox); });
        return true;
    };
    m_reader.start([wish = m_wish, tell](DatabaseBrowser& browser,
                                         std::stop_token stop) { return std::optional(browser.find(wish, tell, std::move(stop))); },
                   [this, inbox = m_inbox](const std::optional<Result<void>>& done) {
                       deliver(inbox);
                       m_inbox.reset();
                       const bool isDone = done && *done;
                       const Error error = done && !isDone ? done->error() : Error{ErrorCode::FileMissing, {}};
                       m_panels.search->end(isDone ? SearchPanel::End::Done : SearchPanel::End::Failed,
                                            isDone ? QString() : errorText(error));
                   });
}

/// What has come until now stays.
void SearchFlow::stop()
{
    m_reader.cancel();
    if (const auto inbox = std::exchange(m_inbox, nullptr)) {
        m_panels.search->take(inbox->takeAll());
        m_panels.search->end(SearchPanel::End::Stopped);
    }
}

/// Of an earlier search nothing is shown any more.
void SearchFlow::deliver(const std::shared_ptr<Inbox>& inbox)
{
    if (inbox == m_inbox)
        m_panels.search->take(inbox->takeAll());
}

/// The cell becomes the current one once its row is there; the focus stays where the next cell is chosen.
void SearchFlow::openCell(const FoundCell& found)
{
    const Schema& schema = m_workspace.schema();
    const Column& column = schema.column(found.column);
    QStringList title{QString::fromStdString(schema.table(column.table).name)};
    for (const auto& [name, value] : found.row)
        title << shortCellText(value);
    const auto once = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
    const auto select = [this, name = column.name] {
        const auto rows = m_panels.results->current()->rows();
        auto* view = m_panels.results->current()->findChild<QTableView*>(QStringLiteral("rows"));
        const auto place = rows ? std::ranges::find(rows->columns, name) - rows->columns.begin() : 0;
        if (view && rows && place < std::ssize(rows->columns))
            view->setCurrentIndex(view->model()->index(0, static_cast<int>(place)));
    };
    connect(&m_workspace, &Workspace::ran, this, select, once);
    m_tables.show(title.join(QChar::Space), {QString::fromStdString(rowStatement(found, m_wish, schema))});
}

void SearchFlow::openColumn(ColumnId column)
{
    const Schema& schema = m_workspace.schema();
    const QString table = QString::fromStdString(schema.table(schema.column(column).table).name);
    const QString title = QStringLiteral("%1: %2").arg(table, QString::fromStdString(m_wish.text).trimmed());
    m_tables.show(title, {QString::fromStdString(matchingRowsStatement(column, m_wish, schema))});
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/page_flow.h"

#include "ui/base/state/workspace.h"
#include "ui/rows/table/page_bar.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"

#include <QPointer>

#include <optional>

using namespace ratatosk;

namespace {

constexpr int kPatience = 10'000; ///< milliseconds

std::optional<std::int64_t> numberIn(const Result<ResultTable>& table)
{
    const bool isNumber = table && table->rows.size() == 1 && std::holds_alternative<std::int64_t>(table->rows[0][0]);
    return isNumber ? std::optional(std::get<std::int64_t>(table->rows[0][0])) : std::nullopt;
}

} // namespace

PageFlow::PageFlow(ResultTabs& results, Workspace& workspace, QObject* parent) : QObject(parent), m_results(results), m_workspace(workspace)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_counter.cancel(); });
    connect(&workspace, &Workspace::databaseOpened, this, [this] { m_counter.open(m_workspace.readFile().toStdString()); });
    connect(&workspace, &Workspace::pageShown, &results, &ResultTabs::showPage);
    connect(&results, &ResultTabs::windowWanted, this, &PageFlow::run);
    connect(&results, &ResultTabs::frontChanged, this, &PageFlow::count);
}

void PageFlow::run(const QString& sql, const RowWindow& window)
{
    const auto& columns = m_results.find(sql)->rows()->columns;
    m_workspace.runAgain(sql, {.rows = window.count, .mayEdit = true},
                         Workspace::Page{windowStatement(sql.toStdString(), columns, window, m_workspace.schema()), window});
}

/// Changes that wait are not seen by the process that counts.
void PageFlow::count()
{
    const QPointer<ResultPanel> panel = m_results.current();
    const std::optional<RowWindow> window = panel->pages()->window();
    if (!window || window->total >= 0 || m_workspace.hasPending())
        return;
    m_patience.start();
    m_counter.start([statement = windowCountStatement(panel->sql().toStdString(), panel->rows()->columns, *window, m_workspace.schema())](
                        DatabaseBrowser& browser, std::stop_token stop) { return numberIn(browser.run(statement, 1, std::move(stop))); },
                    [this, panel, sql = panel->sql(), filters = window->filters](std::optional<std::int64_t> total) {
                        m_patience.stop();
                        const bool isSame = panel && panel->sql() == sql && panel->pages()->window()
                            && panel->pages()->window()->filters == filters;
                        if (isSame && total)
                            panel->showTotal(*total);
                    });
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/rival_flow.h"

#include "core/answer/explaining/telling_row.h"
#include "ui/answer/asking/ask_back_bar.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/cell_text.h"

using namespace ratatosk;

namespace {

QString textOf(const TellingRow& row)
{
    QStringList cells;
    for (const Cell& cell : row.cells)
        cells << displayedCell(cell);
    return cells.join(QStringLiteral(" · "));
}

} // namespace

RivalFlow::RivalFlow(AskBackBar& bar, Workspace& workspace, QObject* parent) : QObject(parent), m_bar(bar), m_workspace(workspace)
{
    connect(&workspace, &Workspace::databaseOpened, this, [this] { m_reader.open(m_workspace.readFile().toStdString()); });
    connect(&workspace, &Workspace::answerChanged, this, &RivalFlow::compare);
}

/// A server is not to work for a remark.
void RivalFlow::compare()
{
    m_reader.cancel();
    const auto readings = m_bar.offeredReadings();
    const Answer* answer = m_workspace.answer();
    if (!readings || !answer || m_workspace.isServer())
        return;
    const std::string first = answer->candidates[static_cast<std::size_t>(readings->front())].sql;
    const std::string other = answer->candidates[static_cast<std::size_t>(readings->back())].sql;
    m_reader.start(
        [first, other](DatabaseBrowser& browser, std::stop_token stop) { return tellingRow(browser, first, other, std::move(stop)); },
        [this](const std::optional<TellingRow>& row) {
            if (row)
                m_bar.tellApart(row->isOfFirst ? tr("“%1” is only in the first.").arg(textOf(*row))
                                               : tr("“%1” is only in the second.").arg(textOf(*row)));
        });
}

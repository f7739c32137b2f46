// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where one is in rows, and the way back there once they were read anew.
#include "ui/rows/table/page_bar.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_table_model.h"
#include "ui/rows/table/row_arranger.h"
#include "ui/rows/table/rows_footer.h"
#include "ui/rows/table/rows_view.h"

#include <QHeaderView>
#include <QScrollBar>

using namespace ratatosk;

ResultPanel::Place ResultPanel::place() const
{
    const QModelIndex current = m_rows->currentIndex();
    return {.arrangement = m_arranger->arrangement(),
            .window = m_footer->pages->window(),
            .cell = {current.column(), current.row()},
            .scrolled = {m_rows->horizontalScrollBar()->value(), m_rows->verticalScrollBar()->value()},
            .columns = m_rows->horizontalHeader()->saveState()};
}

void ResultPanel::restore(const Place& place)
{
    const auto& window = m_footer->pages->window();
    const bool isOtherPage = place.window && window
        && (window->first != place.window->first || window->sortColumn != place.window->sortColumn
            || window->isDescending != place.window->isDescending || window->filters != place.window->filters);
    if (isOtherPage) {
        m_place = place;
        return Q_EMIT windowWanted(m_sql, *place.window);
    }
    m_rows->horizontalHeader()->restoreState(place.columns);
    m_arranger->restore(place.arrangement);
    const auto goThere = [this, place] {
        m_rows->setCurrentIndex(m_model->index(place.cell.y(), place.cell.x()));
        m_rows->horizontalScrollBar()->setValue(place.scrolled.x());
        m_rows->verticalScrollBar()->setValue(place.scrolled.y());
    };
    goThere();
    if (m_arranger->isArranged() && !window) // which is done on a worker
        connect(m_arranger, &RowArranger::arranged, this, goThere, Qt::SingleShotConnection);
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/row_text.h"
#include "ui/base/look/noted_view.h"
#include "ui/base/workers/database_session.h"
#include "ui/rows/table/crossed_rows.h"
#include "ui/rows/table/edited_rows.h"
#include "ui/rows/table/row_arrangement.h"
#include "ui/rows/table/rows_summary.h"

#include <QWidget>

#include <optional>
#include <vector>

class FilterRow;
class RowArranger;
class RowCopier;
class RowsBody;
class RowsFooter;
class PageBar;
class HeaderMenu;
class PendingEdits;
class QMenu;
class RowEditor;
class RowForm;
class RemarkLine;
class ResultTableModel;
class RowsView;

/// The rows of one statement. A click on a column's title sorts and the fields above the columns filter: the rows that are loaded, off
/// the GUI thread, when these are all; else the statement is asked for them.
class ResultPanel : public QWidget
{
    Q_OBJECT
public:
    /// `edits`: of all panels, which outlive this; null: its own.
    explicit ResultPanel(QWidget* parent = nullptr, PendingEdits* edits = nullptr);

    /// Other rows of the same statement are being read; those that are there stay.
    void setReloading(bool isReloading);
    /// titles: of columns that have no name of their own, else empty.
    void showOutcome(const QueryOutcome& outcome, const QStringList& titles = {});
    /// Other rows of the same statement, as the fields above them wanted.
    void showPage(const QueryOutcome& outcome);
    /// The question that the rows answer, for a chart of them; empty: none.
    void setCaption(const QString& caption);
    PageBar* pages() const;
    /// How many rows there are on all pages.
    void showTotal(std::int64_t total);
    /// Rows that are there go.
    void showNote(const QString& note, const QList<Repair>& repairs = {});
    /// In place of rows that were not found: why, and what can be done.
    void showEmptyReason(const QString& reason, const QList<Repair>& repairs);
    /// Above the rows, until other rows come.
    RemarkLine* remark() const { return m_remark; }
    /// The rows are of a statement that is not in the editor any more, or of a database that has become another.
    void setOutdated(bool isOutdated);
    /// The rows that a statement would change in one table; `sql` is not to be run for them again.
    void showChange(const ratatosk::TableChange& change, const std::string& sql);
    /// The changes shown were written, or were taken back.
    void settleChanges(bool areKept);
    const QString& sql() const { return m_sql; } ///< of the rows shown
    bool hasRows() const;
    /// How many are found, filters counted in; -1: nobody knows yet.
    std::int64_t rowTotal() const;
    std::shared_ptr<const ratatosk::ResultTable> rows() const;
    /// How they are sorted and filtered.
    RowArranger& arranger() const { return *m_arranger; }
    /// A cross table of the rows, in the order shown, while that is what is seen; else null.
    std::shared_ptr<const ratatosk::ResultTable> crossTable() const;
    /// The cells of the statement's row that holds the current cell, or that it stands for; none without one.
    std::vector<ratatosk::Cell> currentRow() const;
    /// Those that hold marked cells, as they are shown; none of a cross table.
    std::vector<std::vector<ratatosk::Cell>> markedRows() const;
    /// Columns whose cells refer to other rows.
    void markReferring(const std::vector<int>& columns);

    /// What can be changed of the rows shown, and of those that come next.
    void setBinding(const RowBinding& binding);
    /// Changes them.
    RowEditor& editor() const { return *m_editor; }
    /// Where one is in the rows.
    struct Place {
        RowArrangement arrangement;
        std::optional<ratatosk::RowWindow> window; ///< which of them, when they are fetched by pages
        QPoint cell{-1, -1};                       ///< column and row of the current one
        QPoint scrolled;
        QByteArray columns; ///< their widths
    };
    Place place() const;
    /// Back to where one was in earlier rows of the same statement; other pages are asked for.
    void restore(const Place& place);

    /// For the context menu of the rows.
    void addRowActions(const QList<QAction*>& actions);
    /// The marked cells as text; all when none is marked.
    QString selectedText(const ratatosk::RowTextOptions& options) const;
    /// Puts that text on the clipboard; many rows are written on a worker.
    void copySelection(const ratatosk::RowTextOptions& options);
    /// Into the fields above the columns.
    void showFilters();
    /// From there back to the rows, without the fields; from elsewhere as above.
    void toggleFilters();
    /// Whether the fields are there, where there is something to filter.
    void setFiltersShown(bool areShown);
    /// Only the rows that have what the current cell has.
    void filterByValue();
    /// Of the current cell.
    void hideColumn();
    /// Formats for the numbers of the current column; none where it has no numbers.
    void fillFormatMenu(QMenu& menu);
    void showAllColumns();
    /// Of the statement that is shown next.
    void setHiddenColumns(const QStringList& names) { m_hidden = names; }
    /// The current row as a form, beside the rows.
    void showForm(bool isShown);
    void freezeFirstColumn(bool isFrozen);
    /// Draws a few narrow rows of names and figures beside them, once for the same rows.
    void illustrate();
    /// From the rows to a chart of them, or back.
    void toggleChart();
    /// From the rows to a cross table of them, or back, where they have that shape.
    /// False: these rows make none.
    bool toggleCrossTable();
    /// Bars behind the figures of the current column, or none any more.
    /// Of the current column; false: it has no figures to draw.
    bool toggleBars();

Q_SIGNALS:
    /// The rows shown were cut off, and all are wanted.
    void allRowsRequested(const QString& sql);
    /// There are more rows than are shown; these are wanted.
    void windowWanted(const QString& sql, const ratatosk::RowWindow& window);
    /// The row that a cell of the current row refers to is wanted.
    void referenceFollowed(int column);
    /// The rows that the current cell was computed from are wanted.
    void rowsBehindWanted();
    void filtersToggled(bool areShown);
    /// A person has hidden columns of a statement's rows, or shown them again.
    void columnsHidden(const QString& sql, const QStringList& names);
    /// The column that stands first now is to stay in sight.
    void freezeWanted();
    /// Why something was not done with the rows.
    void messageShown(const QString& text);

private:
    void createRows();
    void createHeaderMenu();
    void placeColumns();
    void noteHidden();
    QString withHidden(const QString& summary) const;
    void placeFilters();
    void connectFooter();
    void clear();
    void takeRows(const std::shared_ptr<const ratatosk::ResultTable>& rows, const std::string& sql, const QStringList& titles = {});
    void showShape();
    void showRows(const ratatosk::ResultTable& rows);
    void beginPages(const QueryOutcome& outcome);
    void showArranged();
    void showSummary();
    void connectChart();
    void showChart(bool isShown);
    void showCrossTable(bool isShown);
    void showSums();

    ResultTableModel* m_model = nullptr;
    RowsView* m_rows = nullptr;
    FilterRow* m_filters = nullptr;
    NotedView* m_view = nullptr;
    RowsFooter* m_footer = nullptr;
    RemarkLine* m_remark = nullptr;
    RowsBody* m_body = nullptr;
    std::shared_ptr<const ratatosk::ResultTable> m_illustrated; ///< what was drawn unasked
    RowArranger* m_arranger = nullptr;
    RowCopier* m_copier = nullptr;
    PendingEdits* m_edits = nullptr;
    HeaderMenu* m_headerMenu = nullptr;
    RowEditor* m_editor = nullptr;
    RowForm* m_form = nullptr; ///< null: not shown
    RowBinding m_binding;
    std::optional<Place> m_place; ///< to be restored once its page has come
    CrossedRows m_result;
    std::vector<int> m_referring;
    QStringList m_hidden; ///< columns
    QString m_sql;
    RowsState m_state = RowsState::Read;
    bool m_areFiltersShown = true;
    bool m_isOutdated = false;
    bool m_isReloading = false;
};

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/result_panel.h"

#include "core/rows/chart_data.h"
#include "ui/look/noted_view.h"
#include "ui/rows/cell_dialog.h"
#include "ui/rows/change_table.h"
#include "ui/rows/filter_row.h"
#include "ui/rows/page_bar.h"
#include "ui/rows/result_table_model.h"
#include "ui/rows/row_arrangement.h"
#include "ui/rows/rows_body.h"
#include "ui/rows/rows_footer.h"
#include "ui/rows/rows_view.h"
#include "ui/wording/error_text.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace ratatosk;

namespace {

constexpr size_t kMostSummed = 20'000; ///< cells; more would hold up the marking

} // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : QWidget(parent), m_model(new ResultTableModel(this)), m_rows(new RowsView(m_model, this)), m_filters(new FilterRow(m_rows, this)),
      m_footer(new RowsFooter(this)), m_pages(m_footer->pages), m_summary(m_footer->summary), m_sums(m_footer->sums),
      m_allButton(m_footer->all), m_chartButton(m_footer->chart)
{
    auto* table = new QWidget(this);
    auto* tableLayout = new QVBoxLayout(table);
    tableLayout->setContentsMargins(0, 0, 0, 0);
    tableLayout->setSpacing(0);
    tableLayout->addWidget(m_filters);
    tableLayout->addWidget(m_rows, 1);
    m_view = new NotedView(table, tr("Rows appear here when a statement has run."), this);
    createRows();
    connect(m_pages, &PageBar::wanted, this, [this](const RowWindow& window) { Q_EMIT windowWanted(m_sql, window); });
    connect(m_chartButton, &QPushButton::toggled, this, &ResultPanel::showChart);
    connect(m_allButton, &QPushButton::clicked, this, [this] { Q_EMIT allRowsRequested(m_sql); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_body = new RowsBody(m_view, this);
    layout->addWidget(m_body, 1);
    connectChart();
    layout->addWidget(m_footer);
}

void ResultPanel::createRows()
{
    m_filters->hide();
    connect(m_filters, &FilterRow::changed, this, &ResultPanel::arrangeRows);
    connect(m_rows->horizontalHeader(), &QHeaderView::sectionClicked, this, &ResultPanel::sortBy);
    connect(m_rows, &RowsView::choiceChanged, this, &ResultPanel::showSums);
    connect(m_rows, &RowsView::cellRequested, this, &ResultPanel::showCell);
    connect(m_rows, &RowsView::referenceFollowed, this, [this](const QModelIndex& index) { Q_EMIT referenceFollowed(index.column()); });
    auto* copy = new QAction(tr("Copy"), m_rows);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, [this] { copySelection({.format = RowFormat::Tsv, .hasTitles = false}); });
    m_rows->addAction(copy);
}

void ResultPanel::addRowActions(const QList<QAction*>& actions)
{
    m_rows->addActions(actions);
}

bool ResultPanel::hasRows() const
{
    return m_model->columnCount() > 0;
}

std::shared_ptr<const ResultTable> ResultPanel::rows() const
{
    return m_model->table();
}

std::vector<Cell> ResultPanel::currentRow() const
{
    const QModelIndex index = m_rows->currentIndex();
    return index.isValid() ? m_model->table()->rows[static_cast<size_t>(m_model->tableRow(index.row()))] : std::vector<Cell>();
}

std::vector<std::vector<Cell>> ResultPanel::markedRows() const
{
    std::vector<std::vector<Cell>> rows;
    const MarkedCells marked = m_rows->chosenCells();
    for (const int row : marked.rows)
        rows.push_back(marked.table->rows[static_cast<size_t>(row)]);
    return rows;
}

void ResultPanel::markReferring(const std::vector<int>& columns)
{
    m_model->setReferring(columns);
}

void ResultPanel::setReloading(bool isReloading)
{
    if (m_isReloading == isReloading)
        return;
    m_isReloading = isReloading;
    if (!isReloading)
        return showSummary();
    m_arranger.cancel();
    m_allButton->hide();
    m_summary->setText(tr("Running…"));
}

void ResultPanel::clear()
{
    m_state = RowsState::Read;
    takeRows(std::make_shared<ResultTable>(), {});
    m_summary->clear();
    setOutdated(false);
}

void ResultPanel::showNote(const QString& note, const QList<Repair>& repairs)
{
    if (hasRows() || !m_sql.isEmpty())
        clear();
    m_summary->clear();
    m_view->showNote(note, repairs);
}

/// Grey, as what cannot be used any more.
void ResultPanel::setOutdated(bool isOutdated)
{
    if (m_isOutdated == isOutdated)
        return;
    m_isOutdated = isOutdated;
    QPalette colours = palette();
    if (isOutdated)
        colours.setColor(QPalette::Text, colours.color(QPalette::Disabled, QPalette::Text));
    m_rows->setPalette(isOutdated ? colours : QPalette());
    if (hasRows())
        showSummary();
}

void ResultPanel::showOutcome(const QueryOutcome& outcome, const QStringList& titles)
{
    m_state = RowsState::Read;
    m_isReloading = false;
    setOutdated(false);
    if (outcome.table)
        takeRows(*outcome.table, outcome.sql, titles);
    else
        takeRows(std::make_shared<ResultTable>(), outcome.sql);
    if (!outcome.table) {
        m_summary->clear();
        m_view->showNote(statementErrorText(outcome.table.error()));
    } else if (outcome.changes && (*outcome.table)->columns.empty()) {
        m_summary->clear();
        m_view->showNote(outcome.changes->isEmpty() ? tr("The statement ran and changed nothing.")
                                                    : tr("The schema is different now, for you alone until you apply it."));
    } else {
        beginPages(outcome);
    }
}

/// The statement can be asked for the rows that are not here.
void ResultPanel::beginPages(const QueryOutcome& outcome)
{
    if (outcome.window) {
        m_filters->setFilters(outcome.window->filters);
        m_filters->setVisible(m_filters->isActive());
        m_view->showContent(); // of filters that let nothing pass
        showPage(outcome);
    } else if (!(*outcome.table)->isComplete && !outcome.changes && canBeWindowed(outcome.sql)) {
        const int count = static_cast<int>((*outcome.table)->rows.size());
        m_pages->setWindow(RowWindow{.filters = {}, .count = count}, count);
        showSummary();
    }
}

void ResultPanel::showPage(const QueryOutcome& outcome)
{
    m_isReloading = false;
    const auto& rows = *outcome.table;
    const QByteArray widths = m_rows->horizontalHeader()->saveState();
    m_model->setPage(rows, outcome.window->first);
    m_rows->horizontalHeader()->restoreState(widths);
    RowWindow window = *outcome.window;
    if (!rows->isComplete) // they are too large to come together
        window.count = static_cast<std::int64_t>(rows->rows.size());
    m_pages->setWindow(window, static_cast<int>(rows->rows.size()));
    m_sortColumn = outcome.window->sortColumn;
    m_isDescending = outcome.window->isDescending;
    m_chartButton->setEnabled(!rows->rows.empty());
    m_allButton->show();
    m_body->redraw(rows, {});
    showOrder();
    if (const int row = m_pages->wantedRow(); row >= 0)
        m_rows->setCurrentIndex(m_model->index(row, 0));
    else
        m_rows->scrollToTop();
}

void ResultPanel::showTotal(std::int64_t total)
{
    m_pages->setTotal(total);
    showSummary();
}

void ResultPanel::showEmptyReason(const QString& reason, const QList<Repair>& repairs)
{
    m_view->showNote(reason, repairs);
}

void ResultPanel::showChange(const TableChange& change, const std::string& sql)
{
    m_state = RowsState::Pending;
    m_model->setReferring({});
    takeRows(std::make_shared<const ResultTable>(changeTable(change)), sql);
    m_allButton->hide();
}

void ResultPanel::settleChanges(bool areKept)
{
    if (m_state != RowsState::Pending)
        return;
    m_state = areKept ? RowsState::Kept : RowsState::Undone;
    showSummary();
}

void ResultPanel::takeRows(const std::shared_ptr<const ResultTable>& rows, const std::string& sql, const QStringList& titles)
{
    m_arranger.cancel();
    m_sql = QString::fromStdString(sql);
    m_sortColumn = -1;
    m_rows->horizontalHeader()->setSortIndicatorShown(false);
    m_sums->clear();
    m_filters->hide();
    m_model->setTable(rows, titles);
    m_body->setTitles(titles);
    m_filters->reset();
    m_pages->setWindow({}, 0);
    showRows(*rows);
}

bool ResultPanel::isPaged() const
{
    return m_pages->window().has_value();
}

void ResultPanel::showRows(const ResultTable& rows)
{
    m_allButton->setVisible(!rows.isComplete);
    m_chartButton->setEnabled(!rows.rows.empty());
    m_chartButton->setChecked(false);
    m_body->showRows();
    showSummary();
    if (rows.rows.empty())
        return m_view->showNote(tr("The statement ran and found no rows. Check the values it compares with."));
    m_view->showContent();
    m_rows->fitColumns();
    m_rows->scrollToTop();
}

/// A bar leads to the rows that it stands for.
void ResultPanel::connectChart()
{
    connect(m_body, &RowsBody::rowChosen, this, [this](int row, int column) {
        m_rows->setCurrentIndex(m_model->index(row, column));
        Q_EMIT rowsBehindWanted();
    });
    connect(m_body, &RowsBody::labelChosen, this, [this](int column, const QString& label) {
        m_chartButton->setChecked(false);
        showFilters();
        std::vector<std::string> filters(static_cast<size_t>(m_model->columnCount()));
        filters[static_cast<size_t>(column)] = "= " + label.toStdString();
        m_filters->setFilters(filters);
        arrangeRows();
    });
}

void ResultPanel::illustrate()
{
    const auto& table = m_model->table();
    if (m_illustrated == table || m_chartButton->isChecked() || m_isOutdated)
        return;
    m_illustrated = table;
    const int wanted = m_rows->wholeWidth();
    if (isWorthDrawing(*table) && m_body->hasRoom(wanted, std::ssize(table->rows)))
        m_body->showBoth(table, m_model->order(), wanted);
}

void ResultPanel::showChart(bool isShown)
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget()); // what is hidden would pass it on to another panel
    if (isShown)
        m_body->showChart(m_model->table(), m_model->order());
    else
        m_body->showRows();
    if (hadFocus)
        m_chartButton->setFocus();
}

void ResultPanel::freezeFirstColumn(bool isFrozen)
{
    m_rows->freezeFirstColumn(isFrozen);
}

void ResultPanel::showFilters()
{
    if (m_model->table()->rows.empty())
        return;
    m_filters->show();
    m_filters->widenColumns();
    m_filters->focusColumn(m_rows->currentIndex().column());
}

void ResultPanel::sortBy(int column)
{
    m_isDescending = column == m_sortColumn && !m_isDescending;
    if (isPaged())
        return m_pages->sortBy(column, m_isDescending);
    m_sortColumn = column;
    arrangeRows();
}

void ResultPanel::arrangeRows()
{
    if (isPaged())
        return m_pages->filterBy(m_filters->filters());
    if (m_sortColumn < 0 && !m_filters->isActive()) {
        m_arranger.cancel();
        return showArranged({});
    }
    const RowArrangement arrangement{m_sortColumn, m_isDescending ? SortDirection::Descending : SortDirection::Ascending,
                                     m_filters->filters()};
    m_arranger.start([table = m_model->table(), arrangement](std::stop_token) { return arranged(*table, arrangement); },
                     [this](const std::vector<int>& order) { showArranged(order); });
}

void ResultPanel::showArranged(std::optional<std::vector<int>> order)
{
    m_model->setOrder(std::move(order));
    m_body->redraw(m_model->table(), m_model->order());
    showOrder();
}

void ResultPanel::showOrder()
{
    m_rows->horizontalHeader()->setSortIndicatorShown(m_sortColumn >= 0);
    if (m_sortColumn >= 0)
        m_rows->horizontalHeader()->setSortIndicator(m_sortColumn, m_isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    showSummary();
    showSums();
}

void ResultPanel::showSummary()
{
    const ResultTable& rows = *m_model->table();
    const bool isPart = m_sortColumn >= 0 || m_filters->isActive();
    const QString amount = isPaged() ? m_pages->text() : amountText(rows, m_model->rowCount(), isPart);
    const QString text = tr("%1 · %2").arg(amount, stateText(m_state, rows.milliseconds));
    m_summary->setText(m_isOutdated ? tr("From before: %1").arg(text) : text);
}

void ResultPanel::showSums()
{
    const bool isMuch = m_rows->chosenCount() > kMostSummed;
    m_sums->setText(isMuch ? QString() : sumsOf(m_rows->chosenCells()));
}

void ResultPanel::showCell(const QModelIndex& index)
{
    const QString title = m_model->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    auto* dialog = new CellDialog(title, m_model->cellAt(index), this);
    dialog->show();
    if (m_state == RowsState::Read && !m_isOutdated)
        Q_EMIT cellShown(dialog, index.column());
}

QString ResultPanel::selectedText(const RowTextOptions& options) const
{
    const MarkedCells cells = m_rows->markedCells();
    return cells.isEmpty() ? QString() : textOf(cells, options);
}

void ResultPanel::copySelection(const RowTextOptions& options)
{
    const MarkedCells cells = m_rows->markedCells();
    if (cells.isEmpty())
        return;
    m_copier.start([cells, options](std::stop_token) { return textOf(cells, options); },
                   [](const QString& text) { QGuiApplication::clipboard()->setText(text); });
}

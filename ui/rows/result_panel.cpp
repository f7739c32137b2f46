// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/result_panel.h"

#include "ui/look/noted_view.h"
#include "ui/rows/cell_dialog.h"
#include "ui/rows/change_table.h"
#include "ui/rows/chart_panel.h"
#include "ui/rows/filter_row.h"
#include "ui/rows/result_table_model.h"
#include "ui/rows/row_order.h"
#include "ui/rows/rows_view.h"
#include "ui/wording/error_text.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <numeric>

using namespace ratatosk;

namespace {

constexpr size_t kMostSummed = 20'000; ///< cells; more would hold up the marking

std::vector<int> arranged(const ResultTable& table, int sortColumn, SortDirection direction, const std::vector<RowFilter>& filters)
{
    std::vector<int> rows(table.rows.size());
    if (sortColumn >= 0)
        rows = rowOrder(table, sortColumn, direction);
    else
        std::iota(rows.begin(), rows.end(), 0);
    return filteredRows(table, std::move(rows), filters);
}

} // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : QWidget(parent), m_model(new ResultTableModel(this)), m_rows(new RowsView(m_model, this)), m_filters(new FilterRow(m_rows, this)),
      m_summary(new QLabel(this)), m_sums(new QLabel(this)), m_allButton(new QPushButton(tr("Load all rows"), this)),
      m_chartButton(new QPushButton(tr("Chart"), this))
{
    auto* table = new QWidget(this);
    auto* tableLayout = new QVBoxLayout(table);
    tableLayout->setContentsMargins(0, 0, 0, 0);
    tableLayout->setSpacing(0);
    tableLayout->addWidget(m_filters);
    tableLayout->addWidget(m_rows, 1);
    m_view = new NotedView(table, tr("Rows appear here when a statement has run."), this);
    createRows();
    createFooter();
    auto* footer = new QHBoxLayout;
    footer->addWidget(m_summary);
    footer->addStretch(1);
    footer->addWidget(m_sums);
    footer->addWidget(m_allButton);
    footer->addWidget(m_chartButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view, 1);
    layout->addLayout(footer);
}

void ResultPanel::createRows()
{
    m_filters->hide();
    connect(m_filters, &FilterRow::changed, this, &ResultPanel::arrangeRows);
    connect(m_rows->horizontalHeader(), &QHeaderView::sectionClicked, this, &ResultPanel::sortBy);
    connect(m_rows, &RowsView::choiceChanged, this, &ResultPanel::showSums);
    connect(m_rows, &RowsView::cellRequested, this, &ResultPanel::showCell);
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

void ResultPanel::createFooter()
{
    m_summary->setObjectName(QStringLiteral("summary"));
    m_sums->setObjectName(QStringLiteral("sums"));
    m_allButton->setObjectName(QStringLiteral("allRows"));
    m_allButton->hide();
    m_chartButton->setObjectName(QStringLiteral("chartButton"));
    m_chartButton->setCheckable(true);
    m_chartButton->setEnabled(false);
    connect(m_chartButton, &QPushButton::toggled, this, &ResultPanel::showChart);
    connect(m_allButton, &QPushButton::clicked, this, [this] { Q_EMIT allRowsRequested(m_sql); });
}

bool ResultPanel::hasRows() const
{
    return m_model->columnCount() > 0;
}

std::vector<Cell> ResultPanel::currentRow() const
{
    const QModelIndex index = m_rows->currentIndex();
    return index.isValid() ? m_model->table()->rows[static_cast<size_t>(m_model->tableRow(index.row()))] : std::vector<Cell>();
}

void ResultPanel::showReloading()
{
    m_arranger.cancel();
    m_allButton->hide();
    m_summary->setText(tr("Running…"));
}

void ResultPanel::clear()
{
    m_state = State::Read;
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
    m_state = State::Read;
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
    }
}

void ResultPanel::showEmptyReason(const QString& reason, const QList<Repair>& repairs)
{
    m_view->showNote(reason, repairs);
}

void ResultPanel::showChange(const TableChange& change, const std::string& sql)
{
    m_state = State::Pending;
    takeRows(std::make_shared<const ResultTable>(changeTable(change)), sql);
    m_allButton->hide();
}

void ResultPanel::settleChanges(bool areKept)
{
    if (m_state != State::Pending)
        return;
    m_state = areKept ? State::Kept : State::Undone;
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
    m_filters->reset();
    showRows(*rows);
}

void ResultPanel::showRows(const ResultTable& rows)
{
    m_allButton->setVisible(!rows.isComplete);
    m_chartButton->setEnabled(!rows.rows.empty());
    m_chartButton->setChecked(false);
    showSummary();
    if (rows.rows.empty())
        return m_view->showNote(tr("The statement ran and found no rows. Check the values it compares with."));
    m_view->showContent();
    m_rows->fitColumns();
    m_rows->scrollToTop();
}

void ResultPanel::showChart(bool isShown)
{
    if (isShown && !m_chart) {
        m_chart = new ChartPanel(this);
        static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_chart, 1);
    }
    if (isShown)
        m_chart->setTable(m_model->table());
    const bool hadFocus = isAncestorOf(QApplication::focusWidget()); // what is hidden would pass it on to another panel
    if (m_chart)
        m_chart->setVisible(isShown);
    if (hadFocus)
        m_chartButton->setFocus();
    m_view->setVisible(!isShown);
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
    m_sortColumn = column;
    arrangeRows();
}

void ResultPanel::arrangeRows()
{
    if (m_sortColumn < 0 && !m_filters->isActive()) {
        m_arranger.cancel();
        return showArranged({});
    }
    const SortDirection direction = m_isDescending ? SortDirection::Descending : SortDirection::Ascending;
    m_arranger.start([table = m_model->table(), column = m_sortColumn, direction,
                      filters = m_filters->filters()](std::stop_token) { return arranged(*table, column, direction, filters); },
                     [this](const std::vector<int>& order) { showArranged(order); });
}

void ResultPanel::showArranged(std::optional<std::vector<int>> order)
{
    m_model->setOrder(std::move(order));
    if (m_sortColumn >= 0) {
        m_rows->horizontalHeader()->setSortIndicatorShown(true);
        m_rows->horizontalHeader()->setSortIndicator(m_sortColumn, m_isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    }
    showSummary();
    showSums();
}

void ResultPanel::showSummary()
{
    const QString text = tr("%1 · %2").arg(amountText(), stateText());
    m_summary->setText(m_isOutdated ? tr("From before: %1").arg(text) : text);
}

QString ResultPanel::amountText() const
{
    const ResultTable& rows = *m_model->table();
    const int count = static_cast<int>(rows.rows.size());
    QString amount = rows.isComplete ? tr("%n row(s)", nullptr, count) : tr("The first %n row(s)", nullptr, count);
    if (m_model->rowCount() != count)
        amount = tr("%1 of %2 shown").arg(QLocale().toString(m_model->rowCount()), amount);
    const bool isPart = !rows.isComplete && (m_sortColumn >= 0 || m_filters->isActive());
    return isPart ? tr("%1 (sorted and filtered among these only)").arg(amount) : amount;
}

QString ResultPanel::stateText() const
{
    const double milliseconds = m_model->table()->milliseconds;
    switch (m_state) {
    case State::Pending: return tr("changes that wait to be applied");
    case State::Kept: return tr("written to the file");
    case State::Undone: return tr("taken back");
    case State::Read: break;
    }
    return tr("%1 ms · read-only").arg(QLocale().toString(milliseconds, 'f', milliseconds < 10 ? 1 : 0));
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
    if (m_state == State::Read && !m_isOutdated)
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

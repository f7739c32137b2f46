// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/result_panel.h"

#include "core/files/rows/chart_data.h"
#include "core/files/rows/column_value_range.h"
#include "ui/base/look/noted_view.h"
#include "ui/base/wording/error_text.h"
#include "ui/rows/table/change_table.h"
#include "ui/rows/table/filter_row.h"
#include "ui/rows/table/page_bar.h"
#include "ui/rows/table/pending_edits.h"
#include "ui/rows/table/remark_line.h"
#include "ui/rows/table/result_table_model.h"
#include "ui/rows/table/row_arranger.h"
#include "ui/rows/table/row_copier.h"
#include "ui/rows/table/row_editor.h"
#include "ui/rows/table/rows_body.h"
#include "ui/rows/table/rows_footer.h"
#include "ui/rows/table/rows_view.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>

using namespace ratatosk;

ResultPanel::ResultPanel(QWidget* parent, PendingEdits* edits)
    : QWidget(parent), m_model(new ResultTableModel(this)), m_rows(new RowsView(m_model, this)), m_filters(new FilterRow(m_rows, this)),
      m_footer(new RowsFooter(this)), m_remark(new RemarkLine(this)), m_edits(edits ? edits : new PendingEdits(this))
{
    m_model->setEdits(*m_edits);
    auto* table = new QWidget(this);
    auto* tableLayout = new QVBoxLayout(table);
    tableLayout->setContentsMargins(0, 0, 0, 0);
    tableLayout->setSpacing(0);
    tableLayout->addWidget(m_filters);
    tableLayout->addWidget(m_rows, 1);
    auto* besideForm = new QWidget(this);
    auto* sides = new QHBoxLayout(besideForm);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(0);
    sides->addWidget(table, 1);
    m_view = new NotedView(besideForm, tr("Rows appear here when a statement has run."), this);
    m_body = new RowsBody(m_view, this);
    m_arranger = new RowArranger({*m_model, *m_rows, *m_filters, *m_footer->pages}, this);
    createRows();
    connectFooter();
    connectChart();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_remark);
    layout->addWidget(m_body, 1);
    layout->addWidget(m_footer);
}

void ResultPanel::createRows()
{
    setFocusProxy(m_rows);
    m_filters->hide(); // until there are rows
    connect(m_arranger, &RowArranger::arranged, this, &ResultPanel::showArranged);
    connect(m_rows, &RowsView::choiceChanged, this, &ResultPanel::showSums);
    m_editor = new RowEditor(*m_model, *m_rows, *m_edits, this);
    connect(m_editor, &RowEditor::refused, this, &ResultPanel::messageShown);
    connect(m_rows, &RowsView::cellRequested, m_editor, &RowEditor::showCell);
    connect(m_rows, &RowsView::changeRefused, this, [this](const QModelIndex& index) {
        if (!m_binding.table.empty())
            Q_EMIT messageShown(m_model->readOnlyReason(index));
    });
    connect(m_rows, &RowsView::referenceFollowed, this, [this](const QModelIndex& index) { Q_EMIT referenceFollowed(index.column()); });
    createHeaderMenu();
    m_copier = new RowCopier(*m_rows, this);
}

void ResultPanel::connectFooter()
{
    connect(m_footer->pages, &PageBar::wanted, this, [this](const RowWindow& window) { Q_EMIT windowWanted(m_sql, window); });
    connect(m_footer->cross, &QPushButton::toggled, this, &ResultPanel::showCrossTable);
    connect(m_footer->chart, &QPushButton::toggled, this, &ResultPanel::showChart);
    connect(m_footer->all, &QPushButton::clicked, this, [this] { Q_EMIT allRowsRequested(m_sql); });
}

PageBar* ResultPanel::pages() const
{
    return m_footer->pages;
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

std::shared_ptr<const ResultTable> ResultPanel::crossTable() const
{
    return m_result.isCrossed() ? m_model->arranged() : nullptr;
}

std::vector<Cell> ResultPanel::currentRow() const
{
    const QModelIndex index = m_rows->currentIndex();
    if (!index.isValid() || m_model->isAdded(index.row()))
        return {};
    const int row = m_model->tableRow(index.row());
    return m_result.isCrossed() ? m_result.rowBehind(row, index.column()) : m_model->table()->rows[static_cast<size_t>(row)];
}

std::vector<std::vector<Cell>> ResultPanel::markedRows() const
{
    return m_result.isCrossed() ? std::vector<std::vector<Cell>>() : m_rows->chosenRows();
}

void ResultPanel::markReferring(const std::vector<int>& columns)
{
    m_referring = columns;
    m_model->setReferring(columns);
}

void ResultPanel::setReloading(bool isReloading)
{
    if (m_isReloading == isReloading)
        return;
    m_isReloading = isReloading;
    if (!isReloading)
        return showSummary();
    m_arranger->cancel();
    m_footer->all->hide();
    m_footer->summary->setText(tr("Running…"));
}

void ResultPanel::clear()
{
    m_state = RowsState::Read;
    takeRows(std::make_shared<ResultTable>(), {});
    m_footer->summary->clear();
    setOutdated(false);
}

void ResultPanel::showNote(const QString& note, const QList<Repair>& repairs)
{
    if (hasRows() || !m_sql.isEmpty())
        clear();
    m_footer->summary->clear();
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
        m_footer->summary->clear();
        m_view->showNote(statementErrorNote(outcome.table.error()));
    } else if (outcome.changes && (*outcome.table)->columns.empty()) {
        m_footer->summary->clear();
        m_view->showNote(outcome.changes->isEmpty() ? tr("The statement ran and changed nothing.")
                                                    : tr("The schema has changed, only for you until you apply the change."));
    } else {
        beginPages(outcome);
    }
}

/// The statement can be asked for the rows that are not here.
void ResultPanel::beginPages(const QueryOutcome& outcome)
{
    if (outcome.window) {
        m_filters->setFilters(outcome.window->filters);
        placeFilters();
        if (m_filters->isActive())
            m_view->showContent(); // they may let nothing pass, and can be changed there
        showPage(outcome);
    } else if (!(*outcome.table)->isComplete && !outcome.changes && canBeWindowed(outcome.sql)) {
        const int count = static_cast<int>((*outcome.table)->rows.size());
        m_footer->pages->setWindow(RowWindow{.filters = {}, .count = count}, count);
        showSummary();
    }
}

void ResultPanel::showPage(const QueryOutcome& outcome)
{
    m_isReloading = false;
    const auto& rows = *outcome.table;
    RowWindow window = *outcome.window;
    const QByteArray widths = m_rows->horizontalHeader()->saveState();
    m_model->setPage(rows, window.first);
    m_model->setBinding(m_binding);
    m_rows->horizontalHeader()->restoreState(widths);
    if (!rows->isComplete) // they are too large to come together
        window.count = static_cast<std::int64_t>(rows->rows.size());
    m_footer->pages->setWindow(window, static_cast<int>(rows->rows.size()));
    m_arranger->setSorted(window.sortColumn, window.isDescending);
    m_footer->chart->setEnabled(rows->rows.size() > 1);
    m_footer->all->show();
    m_body->redraw(rows, {});
    showSummary();
    showSums();
    m_rows->showRow(m_footer->pages->wantedRow());
    if (const auto place = std::exchange(m_place, std::nullopt))
        restore(*place);
}

void ResultPanel::showTotal(std::int64_t total)
{
    m_footer->pages->setTotal(total);
    showSummary();
}

void ResultPanel::showEmptyReason(const QString& reason, const QList<Repair>& repairs)
{
    m_view->showNote(reason, repairs);
}

void ResultPanel::showChange(const TableChange& change, const std::string& sql)
{
    m_state = RowsState::Pending;
    markReferring({});
    m_binding = {};
    takeRows(std::make_shared<const ResultTable>(changeTable(change)), sql);
    m_rows->scrollTo(m_model->setMarked(changedCells(change)));
    m_footer->all->hide();
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
    m_sql = QString::fromStdString(sql);
    m_result = CrossedRows(rows, titles);
    m_remark->showText({});
    m_illustrated.reset();
    m_footer->offerCross(m_result.canCross());
    showShape();
    m_footer->pages->setWindow({}, 0);
    showRows(*rows);
}

/// The rows as they came, or as a cross table.
void ResultPanel::showShape()
{
    m_arranger->reset();
    m_footer->sums->clear();
    m_model->setTable(m_result.shown(), m_result.titles());
    m_model->setBlank(m_result.isCrossed());
    m_model->setReferring(m_result.isCrossed() ? std::vector<int>() : m_referring);
    m_model->setBinding(m_result.isCrossed() ? RowBinding() : m_binding);
    m_body->setTitles(m_result.titles());
    placeColumns();
    m_filters->reset();
}

void ResultPanel::showCrossTable(bool isShown)
{
    m_result.setCrossed(isShown);
    showShape();
    showRows(*m_result.shown());
}

bool ResultPanel::toggleCrossTable()
{
    if (m_result.canCross())
        m_footer->cross->click();
    return m_result.canCross();
}

void ResultPanel::showRows(const ResultTable& rows)
{
    m_footer->all->setVisible(!rows.isComplete);
    m_footer->chart->setEnabled(rows.rows.size() > 1); // one row is no picture
    m_footer->chart->setChecked(false);
    m_body->showRows();
    showSummary();
    placeFilters();
    if (rows.rows.empty())
        return m_view->showNote(noRowsText(m_sql));
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
        m_footer->chart->setChecked(false);
        showFilters();
        m_filters->setFilter(column, QStringLiteral("= ") + label);
        m_arranger->arrange();
    });
}

void ResultPanel::illustrate()
{
    const auto& table = m_model->table();
    if (m_illustrated == table || m_footer->chart->isChecked() || m_isOutdated)
        return;
    m_illustrated = table;
    const int wanted = m_rows->wholeWidth();
    if (isWorthDrawing(*table) && m_body->hasRoom(wanted, std::ssize(table->rows)))
        m_body->showBoth(table, m_model->order(), wanted);
    else if (const int column = numberBesideNames(*table); column >= 0)
        m_model->setBars(column, true);
}

void ResultPanel::setCaption(const QString& caption)
{
    m_body->setCaption(caption);
}

void ResultPanel::toggleChart()
{
    m_footer->chart->click();
}

bool ResultPanel::toggleBars()
{
    const int column = m_rows->currentIndex().column();
    return column >= 0 && m_model->setBars(column, !m_model->hasBars(column));
}

void ResultPanel::showChart(bool isShown)
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget()); // what is hidden would pass it on to another panel
    isShown ? m_body->showChart(m_model->table(), m_model->order()) : m_body->showRows();
    if (hadFocus)
        m_footer->chart->setFocus();
}

void ResultPanel::showArranged()
{
    m_body->redraw(m_model->table(), m_model->order());
    showSummary();
    showSums();
}

void ResultPanel::showSummary()
{
    const ResultTable& rows = *m_model->table();
    const QString amount = m_footer->pages->window() ? m_footer->pages->text()
                                                     : amountText(rows, m_model->rowCount(), m_arranger->isArranged());
    const QString state = stateText(m_state, rows.milliseconds);
    const QString text = withHidden(m_state == RowsState::Read ? tr("%1 · %2").arg(amount, state) : state); // a row changed has two lines
    m_footer->summary->setText(m_isOutdated ? tr("Previous result: %1").arg(text) : text);
}

void ResultPanel::showSums()
{
    m_footer->sums->setText(m_rows->sums());
}

QString ResultPanel::selectedText(const RowTextOptions& options) const
{
    return m_copier->text(options);
}

void ResultPanel::copySelection(const RowTextOptions& options)
{
    m_copier->copy(options);
}

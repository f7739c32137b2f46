// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/result_panel.h"

#include "ui/error_text.h"
#include "ui/itemmodels/result_table_model.h"
#include "ui/panels/noted_view.h"
#include "ui/row_order.h"
#include "ui/symbol_icon.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr int kRowsForWidths = 100;  ///< column widths follow the first rows
constexpr int kMaxColumnWidth = 360;

QString inOneLine(QString text)
{
    return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

} // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : QWidget(parent), m_model(new ResultTableModel(this)), m_table(new QTableView(this)),
      m_view(new NotedView(m_table, tr("Rows appear here when a statement has run."), this)), m_summary(new QLabel(this)),
      m_allButton(new QPushButton(tr("Load all rows"), this))
{
    createTable();
    createCopyActions();
    createFooter();
    auto* footer = new QHBoxLayout;
    footer->addWidget(m_summary, 1);
    footer->addWidget(m_allButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view, 1);
    layout->addLayout(footer);
}

void ResultPanel::createTable()
{
    m_table->setObjectName(QStringLiteral("rows"));
    m_table->setAccessibleName(tr("Rows"));
    m_table->setModel(m_model);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->setDefaultSectionSize(static_cast<int>(fontMetrics().height() * 1.5));
    m_table->horizontalHeader()->setResizeContentsPrecision(kRowsForWidths);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionsClickable(true);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, &ResultPanel::sortBy);
}

void ResultPanel::createCopyActions()
{
    auto* copy = new QAction(symbolIcon(QStringLiteral("copy")), tr("Copy"), m_table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    auto* copyWithTitles = new QAction(tr("Copy with Titles"), m_table);
    m_table->addActions({copy, copyWithTitles});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copy, &QAction::triggered, this, [this] { copySelection(Titles::Without); });
    connect(copyWithTitles, &QAction::triggered, this, [this] { copySelection(Titles::With); });
}

void ResultPanel::createFooter()
{
    m_summary->setObjectName(QStringLiteral("summary"));
    m_allButton->hide();
    connect(m_allButton, &QPushButton::clicked, this, [this] { Q_EMIT allRowsRequested(m_sql); });
}

void ResultPanel::showRunning()
{
    m_sorter.cancel();
    m_allButton->hide();
    m_summary->setText(tr("Running…"));
}

void ResultPanel::showOutcome(const QueryOutcome& outcome)
{
    m_sql = QString::fromStdString(outcome.sql);
    m_sortColumn = -1;
    m_table->horizontalHeader()->setSortIndicatorShown(false);
    if (!outcome.table) {
        m_model->setTable(std::make_shared<ResultTable>());
        m_summary->clear();
        return m_view->showNote(errorText(outcome.table.error()));
    }
    m_model->setTable(*outcome.table);
    showRows(**outcome.table);
}

void ResultPanel::showRows(const ResultTable& rows)
{
    m_allButton->setVisible(!rows.isComplete);
    const int count = static_cast<int>(rows.rows.size());
    const QString amount = rows.isComplete ? tr("%n row(s)", nullptr, count) : tr("The first %n row(s)", nullptr, count);
    m_summary->setText(tr("%1 · %2 ms · read-only").arg(amount, QLocale().toString(rows.milliseconds, 'f', rows.milliseconds < 10 ? 1 : 0)));
    if (count == 0)
        return m_view->showNote(tr("The statement ran and found no rows. Check the values it compares with."));
    m_view->showContent();
    m_table->resizeColumnsToContents();
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column) + 8, kMaxColumnWidth));
    m_table->scrollToTop();
}

void ResultPanel::sortBy(int column)
{
    m_isDescending = column == m_sortColumn && !m_isDescending;
    m_sortColumn = column;
    const SortDirection direction = m_isDescending ? SortDirection::Descending : SortDirection::Ascending;
    m_sorter.start([table = m_model->table(), column, direction](std::stop_token) { return rowOrder(*table, column, direction); },
                   [this, direction](const std::vector<int>& order) {
                       m_model->setOrder(order);
                       m_table->horizontalHeader()->setSortIndicatorShown(true);
                       m_table->horizontalHeader()->setSortIndicator(
                           m_sortColumn, direction == SortDirection::Ascending ? Qt::AscendingOrder : Qt::DescendingOrder);
                   });
}

QString ResultPanel::selectedText(Titles titles) const
{
    QItemSelection cells = m_table->selectionModel()->selection();
    if (cells.isEmpty() && m_model->rowCount() > 0)
        cells.select(m_model->index(0, 0), m_model->index(m_model->rowCount() - 1, m_model->columnCount() - 1));
    if (cells.isEmpty())
        return {};
    const QItemSelectionRange range = cells.front();
    QStringList lines;
    const auto addLine = [&](const auto& textOf) {
        QStringList line;
        for (int column = range.left(); column <= range.right(); ++column)
            line << inOneLine(textOf(column));
        lines << line.join(QLatin1Char('\t'));
    };
    if (titles == Titles::With)
        addLine([this](int column) { return m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); });
    for (int row = range.top(); row <= range.bottom(); ++row)
        addLine([this, row](int column) { return m_model->fullText(m_model->index(row, column)); });
    return lines.join(QLatin1Char('\n'));
}

void ResultPanel::copySelection(Titles titles) const
{
    QGuiApplication::clipboard()->setText(selectedText(titles));
}

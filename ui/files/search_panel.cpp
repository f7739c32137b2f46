// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/search_panel.h"

#include "ui/base/look/noted_view.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <numeric>

using namespace ratatosk;

namespace {

constexpr int kFoundIndentation = 12; ///< pixels; texts need the room
constexpr int kMostUnfolded = 200;    ///< cells that are shown at once; of more the columns with their counts
constexpr int kColumnRole = Qt::UserRole + 1;
constexpr int kCellRole = Qt::UserRole + 2;

QStandardItem* createItem(const QString& text)
{
    auto* item = new QStandardItem(text);
    item->setEditable(false);
    item->setToolTip(text);
    return item;
}

/// With a place for a count at the right.
void append(QStandardItem* parent, QStandardItem* item)
{
    auto* count = createItem({});
    count->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    parent->appendRow({item, count});
}

void setCount(QStandardItem* item, qint64 count)
{
    QStandardItem* parent = item->parent() ? item->parent() : item->model()->invisibleRootItem();
    parent->child(item->row(), 1)->setText(QLocale().toString(count));
}

/// In digits with a point, when the locale writes it otherwise.
std::string plainNumber(const QString& text)
{
    bool isNumber = false;
    const double number = QLocale().toDouble(text.trimmed(), &isNumber);
    return isNumber ? QString::number(number, 'g', QLocale::FloatingPointShortest).toStdString() : std::string();
}

} // namespace

SearchPanel::SearchPanel(QWidget* parent)
    : QWidget(parent), m_text(new QLineEdit(this)), m_exact(new QCheckBox(tr("Whole cell, same case"), this)),
      m_start(new QPushButton(tr("Find"), this)), m_state(new QLabel(this)), m_model(new QStandardItemModel(this)),
      m_tree(new QTreeView(this)), m_view(new NotedView(m_tree, tr("Type a text or a number and press Enter."), this))
{
    m_text->setObjectName(QStringLiteral("searchText"));
    m_text->setPlaceholderText(tr("Find in all tables"));
    m_text->setAccessibleName(tr("Find in all tables"));
    m_text->setClearButtonEnabled(true);
    m_exact->setObjectName(QStringLiteral("searchExact"));
    m_start->setObjectName(QStringLiteral("searchStart"));
    m_start->setEnabled(false);
    m_state->setObjectName(QStringLiteral("searchState"));
    m_state->setWordWrap(true);
    m_state->hide();
    createTree();

    auto* choices = new QHBoxLayout;
    choices->addWidget(m_exact, 1);
    choices->addWidget(m_start);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_text);
    layout->addLayout(choices);
    layout->addWidget(m_state);
    layout->addWidget(m_view, 1);
    connect(m_text, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_start->setEnabled(m_isSearching || !text.trimmed().isEmpty()); });
    connect(m_start, &QPushButton::clicked, this, &SearchPanel::startOrStop);
    m_text->installEventFilter(this);
    m_tree->installEventFilter(this);
}

void SearchPanel::createTree()
{
    m_tree->setObjectName(QStringLiteral("foundCells"));
    m_tree->setAccessibleName(tr("Cells found"));
    m_model->setColumnCount(2);
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(kFoundIndentation);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long texts are elided and shown as tool tips
    connect(m_tree, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (index.siblingAtColumn(0).data(kCellRole).isValid())
            openCurrent();
    });
}

void SearchPanel::setSchema(const Schema& schema)
{
    m_schema = schema;
    begin();
    end(End::Done);
    m_state->hide();
    m_view->showNote(tr("Type a text or a number and press Enter."));
}

void SearchPanel::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

CellWish SearchPanel::wish() const
{
    return {.text = m_text->text().toStdString(), .number = plainNumber(m_text->text()), .isExact = m_exact->isChecked()};
}

void SearchPanel::startOrStop()
{
    if (m_isSearching)
        Q_EMIT stopWanted();
    else if (!m_text->text().trimmed().isEmpty())
        Q_EMIT searchWanted();
}

void SearchPanel::begin()
{
    m_model->removeRows(0, m_model->rowCount());
    m_tables.clear();
    m_columns.clear();
    m_counts.clear();
    m_unread.clear();
    m_isSearching = true;
    m_start->setText(tr("Stop"));
    m_start->setEnabled(true);
    m_view->showContent();
    showState(tr("Searching…"));
}

void SearchPanel::take(const std::vector<SearchEvent>& events)
{
    for (const SearchEvent& event : events) {
        if (const auto* found = std::get_if<FoundCell>(&event))
            add(*found);
        else if (const auto* count = std::get_if<CellCount>(&event))
            add(*count);
        else
            note(std::get<TableProgress>(event));
    }
}

QStandardItem* SearchPanel::tableItem(TableId table)
{
    QStandardItem*& item = m_tables[index(table)];
    if (!item) {
        item = createItem(QString::fromStdString(m_schema.table(table).name));
        append(m_model->invisibleRootItem(), item);
        m_tree->expand(item->index());
    }
    return item;
}

QStandardItem* SearchPanel::columnItem(ColumnId column)
{
    QStandardItem*& item = m_columns[index(column)];
    if (!item) {
        item = createItem(QString::fromStdString(m_schema.column(column).name));
        item->setData(index(column), kColumnRole);
        item->setToolTip(tr("Press Enter to show all these rows"));
        QStandardItem* table = tableItem(m_schema.column(column).table);
        append(table, item);
        m_tree->expand(table->index());
    }
    return item;
}

void SearchPanel::add(const FoundCell& found)
{
    if (index(found.column) >= m_schema.columnCount())
        return;
    QStandardItem* column = columnItem(found.column);
    QStandardItem* item = createItem(QString::fromStdString(found.text).simplified());
    item->setData(QVariant::fromValue(found), kCellRole);
    append(column, item);
    const auto shown = std::accumulate(m_columns.begin(), m_columns.end(), 0,
                                       [](int sum, const QStandardItem* one) { return sum + one->rowCount(); });
    if (shown <= kMostUnfolded)
        m_tree->expand(column->index());
    if (column->rowCount() > m_counts[index(found.column)])
        add(CellCount{found.column, column->rowCount()});
}

void SearchPanel::add(const CellCount& count)
{
    if (index(count.column) >= m_schema.columnCount())
        return;
    m_counts[index(count.column)] = count.cells;
    setCount(columnItem(count.column), count.cells);
    const TableId table = m_schema.column(count.column).table;
    qint64 all = 0;
    for (const ColumnId column : m_schema.columnsOf(table))
        all += m_counts.value(index(column));
    setCount(tableItem(table), all);
}

void SearchPanel::note(const TableProgress& progress)
{
    if (index(progress.table) >= m_schema.tableCount())
        return;
    const QString name = QString::fromStdString(m_schema.table(progress.table).name);
    const QLocale locale;
    switch (progress.state) {
    case TableProgress::State::Reading:
        showState(progress.of > 0
                      ? tr("Searching %1, about %2 of %3 rows…")
                            .arg(name, locale.toString(qMin<qint64>(progress.rows, progress.of)), locale.toString(qint64(progress.of)))
                      : tr("Searching %1…").arg(name));
        break;
    case TableProgress::State::Partly: m_unread << tr("%1 is large and was searched in part.").arg(name); break;
    case TableProgress::State::Failed: m_unread << tr("%1 could not be read to its end.").arg(name); break;
    case TableProgress::State::Done: break;
    }
}

QString SearchPanel::foundText() const
{
    const qint64 cells = std::accumulate(m_counts.begin(), m_counts.end(), qint64(0));
    if (cells == 0)
        return tr("Nothing found");
    return tr("%1 in %2")
        .arg(tr("%n cell(s)", nullptr, static_cast<int>(cells)), tr("%n table(s)", nullptr, static_cast<int>(m_tables.size())));
}

void SearchPanel::end(End end, const QString& reason)
{
    m_isSearching = false;
    m_start->setText(tr("Find"));
    m_start->setEnabled(!m_text->text().trimmed().isEmpty());
    const QString found = end == End::Stopped ? tr("%1 until it was stopped").arg(foundText()) : foundText();
    showState((end == End::Failed ? QStringList{reason} : QStringList{found} + m_unread).join(QChar::LineFeed));
    if (m_tables.isEmpty())
        m_view->showNote(end == End::Done ? tr("No cell of any table has this.") : QString());
    else if (!m_tree->currentIndex().isValid())
        m_tree->setCurrentIndex(m_model->index(0, 0));
}

void SearchPanel::showState(const QString& state)
{
    m_state->setText(m_isSearching && !m_tables.isEmpty() ? foundText() + QChar::LineFeed + state : state);
    m_state->show();
}

void SearchPanel::openCurrent()
{
    const QModelIndex current = m_tree->currentIndex().siblingAtColumn(0);
    if (const QVariant cell = current.data(kCellRole); cell.isValid())
        Q_EMIT cellChosen(cell.value<FoundCell>());
    else if (const QVariant column = current.data(kColumnRole); column.isValid())
        Q_EMIT columnChosen(ColumnId{column.toInt()});
    else if (current.isValid())
        m_tree->setExpanded(current, !m_tree->isExpanded(current));
}

/// Enter searches in the text and opens in the tree; Down leads from one into the other.
bool SearchPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isEnter = isPlain && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    if (isEnter && watched == m_text && !m_text->text().trimmed().isEmpty())
        Q_EMIT searchWanted();
    else if (isEnter && watched == m_tree)
        openCurrent();
    else if (key->key() == Qt::Key_Down && watched == m_text)
        m_tree->setFocus(Qt::TabFocusReason);
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

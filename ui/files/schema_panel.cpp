// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/schema_panel.h"

#include "ui/base/look/noted_view.h"
#include "ui/base/look/shown_dock.h"
#include "ui/files/schema_delegate.h"
#include "ui/files/schema_tree_model.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr int kIndentation = 12;  ///< pixels; names need the room
constexpr int kLeastLetters = 20; ///< of a name

} // namespace

SchemaPanel::SchemaPanel(QWidget* parent)
    : QWidget(parent), m_model(new SchemaTreeModel(this)), m_filtered(new QSortFilterProxyModel(this)), m_filter(new QLineEdit(this)),
      m_tree(new QTreeView(this)), m_view(new NotedView(m_tree, tr("Open a database to see its tables here."), this))
{
    m_filtered->setSourceModel(m_model);
    m_filtered->setRecursiveFilteringEnabled(true);
    m_filtered->setAutoAcceptChildRows(true);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setObjectName(QStringLiteral("schemaFilter"));
    m_filter->setPlaceholderText(tr("Filter tables and columns"));
    m_filter->setAccessibleName(tr("Filter tables and columns"));
    m_filter->setClearButtonEnabled(true);
    createTree();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_filter);
    layout->addWidget(m_view, 1);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filtered->setFilterFixedString(text);
        if (!text.isEmpty())
            m_tree->expandAll();
    });
}

void SchemaPanel::createTree()
{
    m_tree->setObjectName(QStringLiteral("schemaTree"));
    m_tree->setAccessibleName(tr("Tables and columns"));
    m_tree->setModel(m_filtered);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setUniformRowHeights(true);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(kIndentation);
    m_tree->setHeaderHidden(true);
    m_tree->setItemDelegate(new SchemaDelegate(m_tree));
    m_tree->header()->hideSection(1); // painted with the names, which come first
    m_tree->setMinimumWidth(kLeastLetters * fontMetrics().averageCharWidth());
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long names are elided and shown as tool tips
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SchemaPanel::reportSelection);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QTreeView::activated, this, &SchemaPanel::activate);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &SchemaPanel::showMenu);
}

void SchemaPanel::activate(const QModelIndex& index)
{
    const QModelIndex source = m_filtered->mapToSource(index);
    if (const auto table = m_model->tableAt(source))
        Q_EMIT rowsWanted(*table);
    else if (!m_model->columnAt(source))
        m_tree->setExpanded(index, !m_tree->isExpanded(index));
    else
        Q_EMIT nameChosen(index.siblingAtColumn(0).data().toString());
}

void SchemaPanel::showMenu(const QPoint& place)
{
    const QModelIndex index = m_tree->currentIndex(); // a press of the mouse has made it so
    if (!index.isValid())
        return;
    const QModelIndex source = m_filtered->mapToSource(index);
    QMenu menu(this);
    if (const auto table = m_model->tableAt(source))
        addTableActions(menu, *table);
    else if (const auto column = m_model->columnAt(source))
        menu.addAction(tr("Count values"), this, [this, column] { Q_EMIT valuesWanted(*column); });
    else
        return;
    addNameActions(menu, index.siblingAtColumn(0).data().toString());
    const QRect row = m_tree->visualRect(index);
    menu.exec(m_tree->viewport()->mapToGlobal(row.contains(place) ? place : row.center()));
}

void SchemaPanel::addTableActions(QMenu& menu, TableId table)
{
    menu.setDefaultAction(menu.addAction(tr("Show rows"), this, [this, table] { Q_EMIT rowsWanted(table); }));
    menu.addAction(tr("Show structure"), this, [this, table] { Q_EMIT structureWanted(table); });
    menu.addAction(tr("Show definition (SQL)"), this, [this, table] { Q_EMIT definitionWanted(table); });
    menu.addAction(tr("Ask about this table"), this, [this, table] { Q_EMIT questionWanted(table); });
    if (m_read.empty() && m_wishes.isEmpty())
        return;
    addWishAction(menu, tr("Always include in questions"), table, TableWish::Read);
    addWishAction(menu, tr("Never include in questions"), table, TableWish::LeaveOut);
}

void SchemaPanel::addWishAction(QMenu& menu, const QString& text, TableId table, TableWish wish)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(m_wishes.of(table) == wish);
    connect(action, &QAction::triggered, this,
            [this, table, wish](bool isWished) { Q_EMIT wishChosen(table, isWished ? wish : TableWish::None); });
}

void SchemaPanel::showRead(const std::vector<TableId>& tables, const TableWishes& wishes)
{
    m_read = tables;
    m_wishes = wishes;
}

void SchemaPanel::addNameActions(QMenu& menu, const QString& name)
{
    menu.addSeparator();
    menu.addAction(tr("Insert name"), this, [this, name] { Q_EMIT nameChosen(name); });
    menu.addAction(tr("Copy name"), this, [name] { QApplication::clipboard()->setText(name); });
}

void SchemaPanel::setSchema(const Schema& schema)
{
    m_filter->clear();
    m_model->setSchema(schema);
    if (schema.tableCount() == 0)
        return m_view->showNote(tr("This database has no tables yet."));
    m_view->showContent();
    if (schema.columnCount() <= 60)
        m_tree->expandAll();
    m_tree->collapse(m_filtered->mapFromSource(m_model->viewsIndex()));
}

void SchemaPanel::showSelection(const Selection& selection)
{
    m_isShowing = true;
    m_tree->selectionModel()->clearSelection();
    for (const TableId table : selection.tables)
        mark(m_model->indexOf(table));
    for (const ColumnId column : selection.columns)
        mark(m_model->indexOf(column));
    const QModelIndexList marked = m_tree->selectionModel()->selectedRows();
    if (!marked.isEmpty() && !m_tree->hasFocus())
        m_tree->scrollTo(marked.front());
    m_isShowing = false;
}

void SchemaPanel::focusFilter()
{
    showDockOf(this);
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void SchemaPanel::mark(const QModelIndex& source)
{
    const QModelIndex index = m_filtered->mapFromSource(source);
    if (!index.isValid())
        return;
    m_tree->expand(index.parent());
    m_tree->selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void SchemaPanel::reportSelection()
{
    if (m_isShowing)
        return;
    Selection selection;
    for (const QModelIndex& row : m_tree->selectionModel()->selectedRows()) {
        const QModelIndex source = m_filtered->mapToSource(row);
        if (const auto table = m_model->tableAt(source))
            selection.tables.push_back(*table);
        else if (const auto column = m_model->columnAt(source))
            selection.columns.push_back(*column);
    }
    Q_EMIT selected(selection);
}

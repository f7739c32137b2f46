// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/schema_graph_view.h"

#include "core/answer/item_labels.h"
#include "ui/pictures/key_line.h"
#include "ui/pictures/table_card.h"
#include "ui/wording/type_text.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <limits>

using namespace ratatosk;

namespace {

int rowOf(const Schema& schema, ColumnId column)
{
    const std::vector<ColumnId> columns = schema.columnsOf(schema.column(column).table);
    return 1 + static_cast<int>(std::find(columns.begin(), columns.end(), column) - columns.begin());
}

template <class Columns>
std::set<ColumnId> within(const Schema& schema, TableId table, const Columns& columns)
{
    std::set<ColumnId> found;
    for (const ColumnId column : columns) {
        if (schema.column(column).table == table)
            found.insert(column);
    }
    return found;
}

std::vector<ColumnId> linkedColumns(const SchemaLinks& links)
{
    std::vector<ColumnId> columns;
    for (const auto& link : links.columns) {
        if (link.kind != LinkKind::NumberHint && link.kind != LinkKind::TimeHint) // hold for any number: no news
            columns.push_back(link.item);
    }
    return columns;
}

/// Labels of the tree: names of tables and "table.column".
void collectLabels(const SyntaxNode& node, std::set<std::string>& labels)
{
    labels.insert(node.label);
    for (const SyntaxNode& child : node.children)
        collectLabels(child, labels);
}

/// "dogs.owner_id = owners.id": the comparisons below a JOIN.
void collectJoins(const SyntaxNode& node, std::set<std::set<std::string>>& joins)
{
    if (node.label == "=" && node.children.size() == 2)
        joins.insert(std::set<std::string>{node.children[0].label, node.children[1].label});
    for (const SyntaxNode& child : node.children)
        collectJoins(child, joins);
}

KeyLine::State stateOf(const ForeignKey& key, const std::vector<KeyEdit>& edits)
{
    if (!key.isGuess)
        return KeyLine::State::Declared;
    const auto edit = std::find_if(edits.begin(), edits.end(),
                                   [&](const KeyEdit& one) { return one.from == key.from && one.to == key.to; });
    if (edit == edits.end())
        return KeyLine::State::Guessed;
    return edit->isAccepted ? KeyLine::State::Accepted : KeyLine::State::Refused;
}

} // namespace

SchemaGraphView::SchemaGraphView(QWidget* parent) : ZoomableView(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

GraphOutline SchemaGraphView::outlineOf(const Schema& schema) const
{
    GraphOutline outline;
    const QFontMetricsF metrics(font());
    for (int table = 0; table < schema.tableCount(); ++table) {
        const QSizeF size = TableCard::sizeFor(schema, TableId{table}, metrics);
        const int rows = static_cast<int>(schema.columnsOf(TableId{table}).size()) + 1;
        outline.boxes.push_back({size.width(), size.height(), rows});
    }
    for (const ForeignKey& key : schema.foreignKeys()) {
        const int from = ratatosk::index(schema.column(key.from).table);
        const int to = ratatosk::index(schema.column(key.to).table);
        outline.lines.push_back({from, rowOf(schema, key.from), to, rowOf(schema, key.to)});
    }
    return outline;
}

void SchemaGraphView::setGraph(std::shared_ptr<const Schema> schema, const GraphLayout& layout, const Positions& moved)
{
    clear();
    m_schema = std::move(schema);
    addCards(layout, moved);
    addLines(layout);
    fitWhenShown();
}

void SchemaGraphView::addCards(const GraphLayout& layout, const Positions& moved)
{
    for (int table = 0; table < m_schema->tableCount(); ++table) {
        auto* card = new TableCard(*m_schema, TableId{table}, font());
        card->setPos(layout.boxes[static_cast<size_t>(table)].topLeft());
        if (const auto place = moved.find(m_schema->table(TableId{table}).name); place != moved.end()) {
            card->setPos(place->second);
            m_moved.insert(*place);
        }
        card->onMoved([this, table] { noteMove(TableId{table}); });
        scene()->addItem(card);
        m_cards.push_back(card);
    }
}

void SchemaGraphView::addLines(const GraphLayout& layout)
{
    const auto isMoved = [this](TableId table) { return m_moved.contains(m_schema->table(table).name); };
    for (size_t line = 0; line < layout.lines.size(); ++line) {
        const ForeignKey& key = m_schema->foreignKeys()[line];
        m_lines.push_back(new KeyLine(layout.lines[line], key));
        if (isMoved(tableOf(key.from)) || isMoved(tableOf(key.to)))
            m_lines.back()->route(*cardOf(tableOf(key.from)), *cardOf(tableOf(key.to)));
        scene()->addItem(m_lines.back());
    }
}

void SchemaGraphView::clear()
{
    scene()->clear();
    m_cards.clear();
    m_lines.clear();
    m_moved.clear();
    m_current = -1;
    m_showsNeighbours = false;
}

/// Lines of the other tables stay as they were laid out.
void SchemaGraphView::noteMove(TableId table)
{
    m_moved[m_schema->table(table).name] = cardOf(table)->pos();
    m_isMoved = true;
    for (KeyLine* line : m_lines) {
        if (tableOf(line->key().from) == table || tableOf(line->key().to) == table)
            line->route(*cardOf(tableOf(line->key().from)), *cardOf(tableOf(line->key().to)));
    }
}

void SchemaGraphView::showUsed(const SyntaxNode* tree)
{
    std::set<std::string> labels;
    std::set<std::set<std::string>> joins;
    if (tree) {
        collectLabels(*tree, labels);
        collectJoins(*tree, joins);
    }
    for (TableCard* card : m_cards)
        card->setUsed(labels.contains(m_schema->table(card->table()).name));
    for (KeyLine* line : m_lines)
        line->setUsed(joins.contains({labelOf(*m_schema, line->key().from), labelOf(*m_schema, line->key().to)}));
}

void SchemaGraphView::showEdits(const std::vector<KeyEdit>& edits)
{
    for (KeyLine* line : m_lines)
        line->setState(stateOf(line->key(), edits));
}

void SchemaGraphView::showLinks(const SchemaLinks& links)
{
    const std::vector<ColumnId> columns = linkedColumns(links);
    for (TableCard* card : m_cards) {
        const bool isLinked = std::any_of(links.tables.begin(), links.tables.end(),
                                          [card](const auto& link) { return link.item == card->table(); });
        card->setLinked(isLinked, within(*m_schema, card->table(), columns));
    }
}

void SchemaGraphView::showSelection(const Selection& selection)
{
    for (TableCard* card : m_cards) {
        const auto& tables = selection.tables;
        const bool isSelected = std::find(tables.begin(), tables.end(), card->table()) != tables.end();
        card->setSelected(isSelected, within(*m_schema, card->table(), selection.columns));
        if (isSelected)
            m_current = ratatosk::index(card->table());
    }
}

void SchemaGraphView::search(const QString& text)
{
    m_showsNeighbours = false;
    std::set<TableId> found;
    for (const TableCard* card : m_cards) {
        if (text.isEmpty() || card->holds(text))
            found.insert(card->table());
    }
    showOnly(found);
    if (text.isEmpty())
        fit();
    else if (!found.empty())
        showClosely(cardOf(*found.begin())->sceneBoundingRect());
}

/// The next one behind the current table.
void SchemaGraphView::showFound()
{
    const int count = static_cast<int>(m_cards.size());
    for (int step = 1; step <= count; ++step) {
        const int table = (m_current + step + count) % count;
        if (m_cards[static_cast<size_t>(table)]->isPale())
            continue;
        goTo(table);
        return showClosely(m_cards[static_cast<size_t>(table)]->sceneBoundingRect());
    }
}

void SchemaGraphView::toggleNeighbours()
{
    if (m_cards.empty())
        return;
    m_showsNeighbours = !m_showsNeighbours && m_current >= 0;
    std::set<TableId> tables;
    for (const TableCard* card : m_cards)
        tables.insert(card->table());
    showOnly(m_showsNeighbours ? neighbours(TableId{m_current}) : tables);
}

std::set<TableId> SchemaGraphView::neighbours(TableId table) const
{
    std::set<TableId> tables{table};
    for (const ForeignKey& key : m_schema->foreignKeys()) {
        if (tableOf(key.from) == table || tableOf(key.to) == table)
            tables.merge(std::set<TableId>{tableOf(key.from), tableOf(key.to)});
    }
    return tables;
}

void SchemaGraphView::showOnly(const std::set<TableId>& tables)
{
    for (TableCard* card : m_cards)
        card->setPale(!tables.contains(card->table()));
    for (KeyLine* line : m_lines)
        line->setPale(!tables.contains(tableOf(line->key().from)) || !tables.contains(tableOf(line->key().to)));
}

void SchemaGraphView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: return selectNeighbour({-1, 0});
    case Qt::Key_Right: return selectNeighbour({1, 0});
    case Qt::Key_Up: return selectNeighbour({0, -1});
    case Qt::Key_Down: return selectNeighbour({0, 1});
    case Qt::Key_N: return toggleNeighbours();
    default: ZoomableView::keyPressEvent(event);
    }
}

void SchemaGraphView::mousePressEvent(QMouseEvent* event)
{
    m_isMoved = false;
    ZoomableView::mousePressEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    Selection selection;
    if (auto* card = dynamic_cast<TableCard*>(itemAt(event->pos()))) {
        m_current = ratatosk::index(card->table());
        if (const auto column = card->columnAt(card->mapFromScene(mapToScene(event->pos()))))
            selection.columns.push_back(*column);
        else
            selection.tables.push_back(card->table());
    }
    Q_EMIT selected(selection);
}

void SchemaGraphView::mouseReleaseEvent(QMouseEvent* event)
{
    ZoomableView::mouseReleaseEvent(event);
    if (!std::exchange(m_isMoved, false))
        return;
    scene()->setSceneRect(scene()->itemsBoundingRect().adjusted(-12, -12, 12, 12));
    Q_EMIT moved(m_moved);
}

/// Of the line under the pointer, or of the table there or, by key, the current one.
void SchemaGraphView::contextMenuEvent(QContextMenuEvent* event)
{
    std::vector<const KeyLine*> lines;
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    QGraphicsItem* item = isByKey ? (m_current < 0 ? nullptr : m_cards[static_cast<size_t>(m_current)]) : itemAt(event->pos());
    if (const auto* line = dynamic_cast<KeyLine*>(item))
        lines.push_back(line);
    const auto* card = dynamic_cast<TableCard*>(item);
    for (const KeyLine* line : m_lines) {
        if (card && (tableOf(line->key().from) == card->table() || tableOf(line->key().to) == card->table()))
            lines.push_back(line);
    }
    offerJudgement(lines, event->globalPos());
}

void SchemaGraphView::offerJudgement(const std::vector<const KeyLine*>& lines, const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const KeyLine* line : lines) {
        const ForeignKey key = line->key();
        if (!key.isGuess)
            continue;
        for (const bool isAccepted : {true, false}) {
            QAction* action = menu->addAction((isAccepted ? tr("%1 is a key: use it") : tr("%1 is no key: leave it out")).arg(nameOf(key)));
            action->setCheckable(true);
            action->setChecked(line->state() == (isAccepted ? KeyLine::State::Accepted : KeyLine::State::Refused));
            connect(action, &QAction::triggered, this, [this, key, isAccepted] { Q_EMIT keyJudged({key.from, key.to, isAccepted}); });
        }
    }
    if (menu->isEmpty())
        menu->addAction(tr("No guessed key here"))->setEnabled(false);
    menu->addSeparator();
    QAction* neighbours = menu->addAction(tr("Only the &neighbours (N)"), this, &SchemaGraphView::toggleNeighbours);
    neighbours->setEnabled(m_current >= 0);
    menu->popup(place);
}

QString SchemaGraphView::nameOf(const ForeignKey& key) const
{
    return QStringLiteral("%1 → %2").arg(QString::fromStdString(labelOf(*m_schema, key.from)),
                                         QString::fromStdString(labelOf(*m_schema, key.to)));
}

void SchemaGraphView::goTo(int table)
{
    m_current = table;
    ensureVisible(m_cards[static_cast<size_t>(table)]);
    setAccessibleDescription(QString::fromStdString(m_schema->table(TableId{table}).name));
    Q_EMIT selected({.tables = {TableId{table}}});
}

/// The nearest card whose middle lies in that direction; way off to the side counts double.
void SchemaGraphView::selectNeighbour(QPointF direction)
{
    if (m_cards.empty())
        return;
    const auto middle = [](const TableCard* card) { return card->sceneBoundingRect().center(); };
    int best = m_current < 0 ? 0 : m_current;
    double bestDistance = std::numeric_limits<double>::max();
    for (int table = 0; m_current >= 0 && table < std::ssize(m_cards); ++table) {
        const QPointF way = middle(m_cards[static_cast<size_t>(table)]) - middle(m_cards[static_cast<size_t>(m_current)]);
        const double along = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y()) + std::abs(way.y() * direction.x());
        if (along > 1 && along + 2 * aside < bestDistance) {
            bestDistance = along + 2 * aside;
            best = table;
        }
    }
    goTo(best);
}

Listing SchemaGraphView::listing() const
{
    Listing listing{{tr("Table"), tr("Column"), tr("Type"), tr("Refers to")}, {}};
    if (m_cards.empty())
        return listing;
    for (int number = 0; number < m_schema->columnCount(); ++number) {
        const Column& column = m_schema->column(ColumnId{number});
        QStringList references;
        for (const KeyLine* line : m_lines) {
            if (line->key().from == ColumnId{number} && line->state() != KeyLine::State::Refused)
                references << QString::fromStdString(labelOf(*m_schema, line->key().to))
                        + (line->state() == KeyLine::State::Guessed ? tr(" (guess)") : QString());
        }
        listing.rows.push_back({{QString::fromStdString(m_schema->table(column.table).name), QString::fromStdString(column.name),
                                 typeText(column.declaredType), references.join(QStringLiteral(", "))},
                                {.columns = {ColumnId{number}}}});
    }
    return listing;
}

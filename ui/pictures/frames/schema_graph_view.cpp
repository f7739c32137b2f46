// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/schema_graph_view.h"

#include "core/answer/value/item_labels.h"
#include "ui/base/wording/type_text.h"
#include "ui/pictures/frames/table_card.h"

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

GraphOutline SchemaGraphView::outlineOf(const Schema& schema, const TableSet& tables) const
{
    GraphOutline outline;
    const QFontMetricsF metrics(font());
    for (const TableId table : tables) {
        const QSizeF size = TableCard::sizeFor(schema, table, metrics);
        const int rows = static_cast<int>(schema.columnsOf(table).size()) + 1;
        outline.boxes.push_back({size.width(), size.height(), rows});
    }
    const auto boxOf = [&](ColumnId column) {
        return static_cast<int>(std::distance(tables.begin(), tables.find(schema.column(column).table)));
    };
    for (const ForeignKey& key : schema.foreignKeys()) {
        if (isWithin(schema, key, tables))
            outline.lines.push_back({boxOf(key.from), rowOf(schema, key.from), boxOf(key.to), rowOf(schema, key.to)});
    }
    return outline;
}

void SchemaGraphView::setGraph(std::shared_ptr<const Schema> schema, const TableSet& tables, const GraphLayout& layout,
                               const Positions& moved)
{
    clear();
    m_schema = std::move(schema);
    addCards(tables, layout, moved);
    addLines(tables, layout);
    fitWhenShown();
    if (!m_searched.isEmpty())
        search(m_searched);
}

void SchemaGraphView::addCards(const TableSet& tables, const GraphLayout& layout, const Positions& moved)
{
    for (const TableId table : tables) {
        auto* card = new TableCard(*m_schema, table, font());
        card->setPos(layout.boxes[m_cards.size()].topLeft());
        if (const auto place = moved.find(m_schema->table(table).name); place != moved.end()) {
            card->setPos(place->second);
            m_moved.insert(*place);
        }
        card->onMoved([this, table] { noteMove(table); });
        scene()->addItem(card);
        m_cards.push_back(card);
    }
}

void SchemaGraphView::addLines(const TableSet& tables, const GraphLayout& layout)
{
    const auto isMoved = [this](TableId table) { return m_moved.contains(m_schema->table(table).name); };
    for (const ForeignKey& key : m_schema->foreignKeys()) {
        if (!isWithin(*m_schema, key, tables))
            continue;
        m_lines.push_back(new KeyLine(layout.lines[m_lines.size()], key));
        const bool isLoop = tableOf(key.from) == tableOf(key.to); // the layout's may lie under another card
        if (isLoop || isMoved(tableOf(key.from)) || isMoved(tableOf(key.to)))
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
    const NamedParts parts = tree ? namedParts(*tree) : NamedParts();
    for (TableCard* card : m_cards)
        card->setUsed(parts.labels.contains(m_schema->table(card->table()).name));
    for (KeyLine* line : m_lines)
        line->setUsed(parts.pairs.contains({labelOf(*m_schema, line->key().from), labelOf(*m_schema, line->key().to)}));
}

void SchemaGraphView::showEdits(const std::vector<KeyEdit>& edits)
{
    m_edits = edits;
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

/// What is not drawn is asked for when it is more like the text than anything that is.
void SchemaGraphView::search(const QString& text)
{
    m_showsNeighbours = false;
    m_searched = text;
    if (!m_schema)
        return;
    const std::vector<TableId> found = text.isEmpty() ? std::vector<TableId>() : tablesHolding(*m_schema, text);
    showOnly(text.isEmpty() ? allTables(*m_schema) : TableSet(found.begin(), found.end()));
    if (text.isEmpty())
        fit();
    else if (found.empty())
        return;
    else if (const TableCard* best = cardOf(found.front()))
        showClosely(best->sceneBoundingRect());
    else
        Q_EMIT foundElsewhere(found);
}

/// The next one behind the current table.
void SchemaGraphView::showFound()
{
    const auto isBehind = [this](const TableCard* card) { return !card->isPale() && ratatosk::index(card->table()) > m_current; };
    const auto isFound = [](const TableCard* card) { return !card->isPale(); };
    auto next = std::find_if(m_cards.begin(), m_cards.end(), isBehind);
    if (next == m_cards.end())
        next = std::find_if(m_cards.begin(), m_cards.end(), isFound);
    if (next == m_cards.end())
        return;
    goTo((*next)->table());
    showClosely((*next)->sceneBoundingRect());
}

void SchemaGraphView::toggleNeighbours()
{
    if (m_cards.empty())
        return;
    m_showsNeighbours = !m_showsNeighbours && m_current >= 0;
    showOnly(m_showsNeighbours ? neighbours(TableId{m_current}) : allTables(*m_schema));
}

TableSet SchemaGraphView::neighbours(TableId table) const
{
    TableSet tables{table};
    for (const ForeignKey& key : m_schema->foreignKeys()) {
        if (tableOf(key.from) == table || tableOf(key.to) == table)
            tables.merge(TableSet{tableOf(key.from), tableOf(key.to)});
    }
    return tables;
}

void SchemaGraphView::showOnly(const TableSet& tables)
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
    case Qt::Key_Return:
    case Qt::Key_Enter: return Q_EMIT othersWanted();
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
    QGraphicsItem* item = isByKey ? (m_current < 0 ? nullptr : cardOf(TableId{m_current})) : itemAt(event->pos());
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
            QAction* action = menu->addAction(
                (isAccepted ? tr("Accept relationship: %1") : tr("Refuse relationship: %1")).arg(nameOf(key)));
            action->setCheckable(true);
            action->setChecked(line->state() == (isAccepted ? KeyLine::State::Accepted : KeyLine::State::Refused));
            connect(action, &QAction::triggered, this, [this, key, isAccepted] { Q_EMIT keyJudged({key.from, key.to, isAccepted}); });
        }
    }
    if (menu->isEmpty())
        menu->addAction(tr("No guessed relationship here"))->setEnabled(false);
    menu->addSeparator();
    QAction* neighbours = menu->addAction(tr("Only &neighbours (N)"), this, &SchemaGraphView::toggleNeighbours);
    neighbours->setEnabled(m_current >= 0);
    menu->popup(place);
}

QString SchemaGraphView::nameOf(const ForeignKey& key) const
{
    return QStringLiteral("%1 → %2").arg(QString::fromStdString(labelOf(*m_schema, key.from)),
                                         QString::fromStdString(labelOf(*m_schema, key.to)));
}

TableCard* SchemaGraphView::cardOf(TableId table) const
{
    const auto card = std::lower_bound(m_cards.begin(), m_cards.end(), table,
                                       [](const TableCard* one, TableId other) { return one->table() < other; });
    return card != m_cards.end() && (*card)->table() == table ? *card : nullptr;
}

void SchemaGraphView::goTo(TableId table)
{
    m_current = ratatosk::index(table);
    ensureVisible(cardOf(table));
    setAccessibleDescription(QString::fromStdString(m_schema->table(table).name));
    Q_EMIT selected({.tables = {table}});
}

/// The nearest card whose middle lies in that direction; way off to the side counts double.
void SchemaGraphView::selectNeighbour(QPointF direction)
{
    if (m_cards.empty())
        return;
    const auto middle = [](const TableCard* card) { return card->sceneBoundingRect().center(); };
    const TableCard* current = cardOf(TableId{m_current});
    const TableCard* best = current ? current : m_cards.front();
    double bestDistance = std::numeric_limits<double>::max();
    for (const TableCard* card : m_cards) {
        const QPointF way = middle(card) - middle(current ? current : card);
        const double along = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y()) + std::abs(way.y() * direction.x());
        if (along > 1 && along + 2 * aside < bestDistance) {
            bestDistance = along + 2 * aside;
            best = card;
        }
    }
    goTo(best->table());
}

std::set<KeyLine::State> SchemaGraphView::keyStates() const
{
    std::set<KeyLine::State> states;
    for (const KeyLine* line : m_lines)
        states.insert(line->state());
    return states;
}

bool SchemaGraphView::hasJoins() const
{
    return std::ranges::any_of(m_lines, &KeyLine::isUsed);
}

Listing SchemaGraphView::listing() const
{
    Listing listing{{tr("Table"), tr("Column"), tr("Type"), tr("Refers to")}, {}};
    if (m_cards.empty())
        return listing;
    for (int number = 0; number < m_schema->columnCount(); ++number) {
        const Column& column = m_schema->column(ColumnId{number});
        QStringList references;
        for (const ForeignKey& key : m_schema->foreignKeys()) {
            const KeyLine::State state = stateOf(key, m_edits);
            if (key.from == ColumnId{number} && state != KeyLine::State::Refused)
                references << QString::fromStdString(labelOf(*m_schema, key.to))
                        + (state == KeyLine::State::Guessed ? tr(" (guess)") : QString());
        }
        listing.rows.push_back({{QString::fromStdString(m_schema->table(column.table).name), QString::fromStdString(column.name),
                                 typeText(column.declaredType), references.join(QStringLiteral(", "))},
                                {.columns = {ColumnId{number}}}});
    }
    return listing;
}

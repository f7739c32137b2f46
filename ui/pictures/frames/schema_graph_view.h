// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/question_edits.h"
#include "ui/base/state/selection.h"
#include "ui/pictures/frames/graph_layout.h"
#include "ui/pictures/frames/graph_part.h"
#include "ui/pictures/frames/key_line.h"
#include "ui/pictures/frames/picture.h"
#include "ui/pictures/frames/zoomable_view.h"

#include <map>
#include <memory>
#include <set>
#include <vector>

class TableCard;

/// Tables as cards, foreign keys as lines; guessed keys are dashed. Arrow keys go from table to table, N shows only the neighbours of
/// the current one, Enter asks for those that are not drawn, cards can be dragged. A right click, or the menu key, offers to accept or refuse guessed keys.
class SchemaGraphView : public ZoomableView
{
    Q_OBJECT
public:
    using Positions = std::map<std::string, QPointF>; ///< by table name

    explicit SchemaGraphView(QWidget* parent = nullptr);

    /// What is to be laid out for this schema with this view's font.
    GraphOutline outlineOf(const ratatosk::Schema& schema, const TableSet& tables) const;

    /// Draws these tables and the keys between them. Requires: `layout` was made from outlineOf(schema, tables). Tables in `moved` stand
    /// where a person has put them.
    void setGraph(std::shared_ptr<const ratatosk::Schema> schema, const TableSet& tables, const GraphLayout& layout,
                  const Positions& moved = {});

    void clear();

    /// Tints what the question touches.
    void showLinks(const ratatosk::SchemaLinks& links);
    /// Lights up the tables that an answer reads and the keys that join them; null: none.
    void showUsed(const ratatosk::SyntaxNode* tree);
    void showEdits(const std::vector<ratatosk::KeyEdit>& edits);
    void showSelection(const Selection& selection);

    void search(const QString& text) override;
    void showFound() override;

    /// Only the current table, those it refers to, and those that refer to it; again: all.
    void toggleNeighbours();

    /// Of the lines that are drawn.
    std::set<KeyLine::State> keyStates() const;
    bool hasJoins() const; ///< the answer uses a line that is drawn

    Listing listing() const;

Q_SIGNALS:
    void selected(const Selection& selection);
    void moved(const std::map<std::string, QPointF>& positions);
    void keyJudged(const ratatosk::KeyEdit& edit);
    /// The best of what the search has found is not drawn; the best first.
    void foundElsewhere(const std::vector<ratatosk::TableId>& tables);
    void othersWanted(); ///< Enter was pressed

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void addCards(const TableSet& tables, const GraphLayout& layout, const Positions& moved);
    void addLines(const TableSet& tables, const GraphLayout& layout);
    void noteMove(ratatosk::TableId table);
    void goTo(ratatosk::TableId table);
    void selectNeighbour(QPointF direction);
    void showOnly(const TableSet& tables);
    TableSet neighbours(ratatosk::TableId table) const;
    void offerJudgement(const std::vector<const KeyLine*>& lines, const QPoint& place);
    QString nameOf(const ratatosk::ForeignKey& key) const;
    ratatosk::TableId tableOf(ratatosk::ColumnId column) const { return m_schema->column(column).table; }
    TableCard* cardOf(ratatosk::TableId table) const; ///< null: it is not drawn

    std::shared_ptr<const ratatosk::Schema> m_schema;
    std::vector<TableCard*> m_cards; ///< in order of their tables; owned by the scene
    std::vector<KeyLine*> m_lines;   ///< in order of their keys; owned by the scene
    std::vector<ratatosk::KeyEdit> m_edits;
    QString m_searched;
    int m_current = -1; ///< table that the arrow keys start from
    bool m_showsNeighbours = false;
    Positions m_moved;
    bool m_isMoved = false; ///< since the pointer was pressed
};

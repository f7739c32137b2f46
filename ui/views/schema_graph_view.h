// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/schema_links.h"
#include "core/schema/schema.h"
#include "ui/layout/graph_layout.h"
#include "ui/selection.h"
#include "ui/views/zoomable_view.h"

#include <memory>
#include <vector>

class TableCard;

/// Tables as cards, foreign keys as lines; guessed keys are dashed. Arrow keys go from table to table.
class SchemaGraphView : public ZoomableView
{
    Q_OBJECT
public:
    explicit SchemaGraphView(QWidget* parent = nullptr);

    /// What is to be laid out for this schema with this view's font.
    GraphOutline outlineOf(const ratatosk::Schema& schema) const;

    /// Requires: `layout` was made from outlineOf(schema).
    void setGraph(std::shared_ptr<const ratatosk::Schema> schema, const GraphLayout& layout);

    void clear();

    /// Tints what the question touches.
    void showLinks(const ratatosk::SchemaLinks& links);
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void selectNeighbour(QPointF direction);

    std::shared_ptr<const ratatosk::Schema> m_schema;
    std::vector<TableCard*> m_cards; ///< by table; owned by the scene
    int m_current = -1;              ///< table that the arrow keys start from
};

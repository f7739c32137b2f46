// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/graph_panel.h"

#include "ui/panels/noted_view.h"
#include "ui/panels/zoom_bar.h"
#include "ui/views/schema_graph_view.h"

#include <QVBoxLayout>

#include <memory>

using namespace ratatosk;

GraphPanel::GraphPanel(QWidget* parent) : QWidget(parent)
{
    auto* content = new QWidget(this);
    m_graph = new SchemaGraphView(content);
    m_graph->setObjectName(QStringLiteral("schemaGraph"));
    m_graph->setAccessibleName(tr("Tables and how they refer to each other"));
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(m_graph, 1);
    inner->addWidget(new ZoomBar(m_graph, content));

    m_view = new NotedView(content, tr("Open a database to see how its tables belong together."), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_graph, &SchemaGraphView::selected, this, &GraphPanel::selected);
}

void GraphPanel::setSchema(const Schema& schema)
{
    m_graph->clear(); // its cards belong to another schema
    m_runner.cancel();
    if (schema.tableCount() == 0)
        return m_view->showNote(tr("This database has no tables yet."));
    const auto shared = std::make_shared<const Schema>(schema);
    m_runner.start([outline = m_graph->outlineOf(schema)](std::stop_token) { return layOutGraph(outline); },
                   [this, shared](const GraphLayout& layout) {
                       m_view->showContent();
                       m_graph->setGraph(shared, layout);
                       m_graph->showLinks(m_links);
                       m_graph->showSelection(m_selection);
                       Q_EMIT laidOut();
                   });
}

void GraphPanel::showAnswer(const Answer* answer)
{
    m_links = answer ? answer->links : SchemaLinks();
    m_graph->showLinks(m_links);
}

void GraphPanel::showSelection(const Selection& selection)
{
    m_selection = selection;
    m_graph->showSelection(selection);
}

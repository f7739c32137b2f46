// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/graph_panel.h"

#include "core/maps/dot_text.h"
#include "core/wire/json_text.h"
#include "ui/look/noted_view.h"
#include "ui/pictures/picture_frame.h"
#include "ui/pictures/schema_graph_view.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

using namespace ratatosk;

GraphPanel::GraphPanel(QWidget* parent) : QWidget(parent)
{
    m_graph = new SchemaGraphView(this);
    m_graph->setObjectName(QStringLiteral("schemaGraph"));
    m_graph->setAccessibleName(tr("Tables and how they refer to each other"));
    m_frame = new PictureFrame(
        m_graph, [this] { return picture(); }, this);
    addArrangeButton();
    m_view = new NotedView(m_frame, tr("Open a database to see how its tables belong together."), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_graph, &SchemaGraphView::selected, this, &GraphPanel::selected);
    connect(m_frame, &PictureFrame::selected, this, &GraphPanel::selected);
    connect(m_graph, &SchemaGraphView::moved, this, &GraphPanel::moved);
    connect(m_graph, &SchemaGraphView::keyJudged, this, &GraphPanel::keyJudged);
}

void GraphPanel::addArrangeButton()
{
    auto* arrange = new QToolButton(this);
    arrange->setText(tr("Arrange anew"));
    arrange->setToolTip(tr("Puts tables that were dragged back where the layout has them"));
    arrange->setAutoRaise(true);
    m_frame->bar()->insertWidget(1, arrange);
    connect(arrange, &QToolButton::clicked, this, [this] {
        if (!m_schema)
            return;
        Q_EMIT moved({});
        setSchema(*m_schema);
    });
}

void GraphPanel::setSchema(const Schema& schema, const std::map<std::string, QPointF>& positions)
{
    m_graph->clear(); // its cards belong to another schema
    m_runner.cancel();
    m_schema = std::make_shared<const Schema>(schema);
    if (schema.tableCount() == 0)
        return m_view->showNote(tr("This database has no tables yet."));
    m_runner.start([outline = m_graph->outlineOf(schema)](std::stop_token) { return layOutGraph(outline); },
                   [this, shared = m_schema, positions](const GraphLayout& layout) {
                       m_view->showContent();
                       m_graph->setGraph(shared, layout, positions);
                       showEverything();
                       m_frame->refresh();
                       Q_EMIT laidOut();
                   });
}

void GraphPanel::showEverything()
{
    m_graph->showLinks(m_links);
    m_graph->showUsed(&m_tree);
    m_graph->showEdits(m_edits);
    m_graph->showSelection(m_selection);
}

void GraphPanel::showAnswer(const Answer* answer)
{
    m_links = answer ? answer->links : SchemaLinks();
    m_graph->showLinks(m_links);
}

void GraphPanel::showStatement(const AnswerCandidate* statement)
{
    m_tree = statement ? statement->tree : SyntaxNode();
    m_graph->showUsed(&m_tree);
}

void GraphPanel::showKeyEdits(const std::vector<KeyEdit>& edits)
{
    m_edits = edits;
    m_graph->showEdits(m_edits);
    m_frame->refresh();
}

void GraphPanel::showSelection(const Selection& selection)
{
    m_selection = selection;
    m_graph->showSelection(selection);
}

Picture GraphPanel::picture() const
{
    const Schema schema = m_schema ? withEdits(*m_schema, m_edits) : Schema();
    return {QStringLiteral("schema"),
            m_subject.caption(tr("Tables and how they refer to each other")),
            m_graph->pictureSize(),
            [this](QPainter& painter) { m_graph->drawPicture(painter); },
            m_graph->listing(),
            QByteArray::fromStdString(jsonOf(schema)),
            QByteArray::fromStdString(dotOf(schema))};
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/graph_panel.h"

#include "core/answer/attention_maps/dot_text.h"
#include "core/messages/answers/json_text.h"
#include "ui/base/look/noted_view.h"
#include "ui/base/look/spare_part.h"
#include "ui/pictures/frames/graph_legend.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/pictures/frames/schema_graph_view.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace ratatosk;

namespace {

constexpr int kLinesWithGraphLegend = 16; ///< of less height, the picture takes what the legend would

} // namespace

GraphPanel::GraphPanel(QWidget* parent) : QWidget(parent)
{
    m_graph = new SchemaGraphView(this);
    m_graph->setObjectName(QStringLiteral("schemaGraph"));
    m_graph->setAccessibleName(tr("Tables and their relationships"));
    m_frame = new PictureFrame(
        m_graph, [this] { return picture(); }, this);
    addArrangeButton();
    addMoreButton();
    auto* content = new QWidget(this);
    m_legend = new GraphLegend(content);
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(m_frame, 1);
    inner->addWidget(m_legend);
    new SparePart(content, m_legend, kLinesWithGraphLegend);
    m_view = new NotedView(content, tr("Open a database to see its tables and their relationships."), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_graph, &SchemaGraphView::selected, this, &GraphPanel::selected);
    connect(m_frame, &PictureFrame::selected, this, &GraphPanel::selected);
    connect(m_graph, &SchemaGraphView::moved, this, [this](const std::map<std::string, QPointF>& positions) {
        if (m_schema && std::ssize(m_shown) == m_schema->tableCount()) // a part is arranged for the moment
            Q_EMIT moved(m_positions = positions);
    });
    connect(m_graph, &SchemaGraphView::foundElsewhere, this, [this](const std::vector<TableId>& tables) {
        m_found = TableSet(tables.begin(), tables.begin() + std::min<std::ptrdiff_t>(std::ssize(tables), kMostFound));
        drawTables();
    });
    connect(m_graph, &SchemaGraphView::othersWanted, this, &GraphPanel::toggleAll);
    connect(m_graph, &SchemaGraphView::keyJudged, this, &GraphPanel::keyJudged);
}

void GraphPanel::addArrangeButton()
{
    auto* arrange = new QToolButton(this);
    arrange->setText(tr("Reset layout"));
    arrange->setToolTip(tr("Moves dragged tables back to their places"));
    m_frame->bar()->insertWidget(1, arrange);
    connect(arrange, &QToolButton::clicked, this, [this] {
        if (!m_schema)
            return;
        m_positions.clear();
        Q_EMIT moved({});
        drawTables(true);
    });
}

/// What Enter in the picture does too.
void GraphPanel::addMoreButton()
{
    m_more = new QPushButton(this);
    m_more->setObjectName(QStringLiteral("moreTables"));
    m_more->setFlat(true);
    m_more->setAutoDefault(true); // for Enter
    m_more->hide();
    m_frame->bar()->insertWidget(1, m_more);
    connect(m_more, &QPushButton::clicked, this, &GraphPanel::toggleAll);
}

void GraphPanel::toggleAll()
{
    if (m_more->isHidden())
        return;
    m_wantsAll = !m_wantsAll;
    m_found.clear();
    drawTables();
}

void GraphPanel::setSchema(const Schema& schema, const std::map<std::string, QPointF>& positions)
{
    m_graph->clear(); // its cards belong to another schema
    m_runner.cancel();
    m_schema = std::make_shared<const Schema>(schema);
    m_positions = positions;
    m_found.clear();
    m_wantsAll = false;
    m_more->hide();
    if (schema.tableCount() == 0)
        return m_view->showNote(tr("This database has no tables yet."));
    drawTables(true);
}

TableSet GraphPanel::tablesToShow() const
{
    TableSet tables = tablesNamed(*m_schema, namedParts(m_tree));
    if (m_wantsAll || tables.empty() || m_schema->tableCount() <= kMostAtOnce)
        return allTables(*m_schema);
    tables.insert(m_found.begin(), m_found.end());
    return tables;
}

void GraphPanel::drawTables(bool isNew)
{
    if (!m_schema || m_schema->tableCount() == 0)
        return;
    const TableSet tables = tablesToShow();
    tellHowMany();
    if (!isNew && tables == m_shown)
        return;
    m_shown = tables;
    m_runner.start([outline = m_graph->outlineOf(*m_schema, tables)](std::stop_token) { return layOutGraph(outline); },
                   [this, shared = m_schema, tables](const GraphLayout& layout) {
                       const bool isWhole = std::ssize(tables) == shared->tableCount();
                       m_view->showContent();
                       m_graph->setGraph(shared, tables, layout, isWhole ? m_positions : SchemaGraphView::Positions());
                       showEverything();
                       m_frame->refresh();
                       Q_EMIT laidOut();
                   });
}

void GraphPanel::tellHowMany()
{
    const TableSet used = tablesNamed(*m_schema, namedParts(m_tree));
    const int others = m_schema->tableCount() - static_cast<int>(tablesToShow().size());
    m_more->setVisible(m_schema->tableCount() > kMostAtOnce && !used.empty() && std::ssize(used) < m_schema->tableCount());
    m_more->setText(others > 0 ? tr("and %n more table(s)", nullptr, others) : tr("Only tables of the answer"));
    m_more->setToolTip(others > 0 ? tr("Shows all tables of the database (Enter)")
                                  : tr("Shows only the tables that the SQL reads (Enter)"));
}

void GraphPanel::showEverything()
{
    m_graph->showLinks(m_links);
    m_graph->showUsed(&m_tree);
    m_graph->showEdits(m_edits);
    m_graph->showSelection(m_selection);
    showLegend();
}

void GraphPanel::showLegend()
{
    m_legend->showLines(m_graph->keyStates(), m_graph->hasJoins());
}

void GraphPanel::showAnswer(const Answer* answer)
{
    m_links = answer ? answer->links : SchemaLinks();
    m_graph->showLinks(m_links);
}

void GraphPanel::showStatement(const AnswerCandidate* statement)
{
    m_tree = statement ? statement->tree : SyntaxNode();
    m_found.clear();
    m_graph->showUsed(&m_tree);
    showLegend();
    drawTables();
}

void GraphPanel::showKeyEdits(const std::vector<KeyEdit>& edits)
{
    m_edits = edits;
    m_graph->showEdits(m_edits);
    showLegend();
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
            m_subject.caption(tr("Tables and their relationships")),
            m_graph->pictureSize(),
            [this](QPainter& painter) { m_graph->drawPicture(painter); },
            m_graph->listing(),
            QByteArray::fromStdString(jsonOf(schema)),
            QByteArray::fromStdString(dotOf(schema))};
}

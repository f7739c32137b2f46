// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/question_edits.h"
#include "ui/base/workers/task_runner.h"
#include "ui/pictures/frames/graph_part.h"
#include "ui/pictures/frames/picture.h"

#include <QPointF>
#include <QWidget>

#include <map>
#include <memory>

class GraphLegend;
class NotedView;
class PictureFrame;
class QPushButton;
class SchemaGraphView;

/// The schema as a picture; its layout is made off the GUI thread. Of a large one only the tables that the statement reads are drawn,
/// until all are asked for.
class GraphPanel : public QWidget
{
    Q_OBJECT
public:
    static constexpr int kMostAtOnce = 40; ///< tables; of more the names cannot be read
    static constexpr int kMostFound = 12;  ///< tables that a search adds to those drawn

    explicit GraphPanel(QWidget* parent = nullptr);

    /// Tables in `positions` stand where a person has put them.
    void setSchema(const ratatosk::Schema& schema, const std::map<std::string, QPointF>& positions = {});
    void setSubject(const PictureSubject& subject) { m_subject = subject; }
    /// Null: no question has been answered yet.
    void showAnswer(const ratatosk::Answer* answer);
    /// The tables and joins of the SQL in the editor light up; null: it has no tree.
    void showStatement(const ratatosk::AnswerCandidate* statement);
    void showKeyEdits(const std::vector<ratatosk::KeyEdit>& edits);
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);
    void laidOut();
    void moved(const std::map<std::string, QPointF>& positions);
    void keyJudged(const ratatosk::KeyEdit& edit);

private:
    void addArrangeButton();
    void addMoreButton();
    void toggleAll();
    TableSet tablesToShow() const;
    /// Anew where other tables are to be drawn than before.
    void drawTables(bool isNew = false);
    void tellHowMany();
    void showEverything();
    void showLegend();
    Picture picture() const;

    SchemaGraphView* m_graph = nullptr;
    PictureFrame* m_frame = nullptr;
    GraphLegend* m_legend = nullptr;
    NotedView* m_view = nullptr;
    PictureSubject m_subject;
    QPushButton* m_more = nullptr;
    std::shared_ptr<const ratatosk::Schema> m_schema;
    std::map<std::string, QPointF> m_positions; ///< in the picture of all tables
    TableSet m_shown;                           ///< drawn, or being laid out
    TableSet m_found;                           ///< drawn besides those of the answer, since a search led to them
    bool m_wantsAll = false;
    // What is to be shown, also before the layout is there:
    ratatosk::SchemaLinks m_links;
    ratatosk::SyntaxNode m_tree;
    std::vector<ratatosk::KeyEdit> m_edits;
    Selection m_selection;
    TaskRunner m_runner; // last member, first destroyed
};

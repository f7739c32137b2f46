// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_panels.h"

#include "ui/answer/asking/answer_headline.h"
#include "ui/answer/asking/answers_panel.h"
#include "ui/answer/asking/ask_back_bar.h"
#include "ui/answer/asking/question_panel.h"
#include "ui/answer/explaining/explanation_panel.h"
#include "ui/answer/explaining/value_bar.h"
#include "ui/answer/thread/thread_panel.h"
#include "ui/base/look/message_bar.h"
#include "ui/files/format_bar.h"
#include "ui/files/import_bar.h"
#include "ui/files/overview_panel.h"
#include "ui/files/schema_panel.h"
#include "ui/files/server_bar.h"
#include "ui/files/start_panel.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/pictures/frames/links_panel.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/pictures/frames/picture_stage.h"
#include "ui/rows/exporting/copy_bar.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editing/edit_bar.h"
#include "ui/sql/editor/sql_panel.h"
#include "ui/window/dock_widths.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace {

constexpr QSize kWindowSize(1360, 860);
constexpr int kEditorHeight = 190;

QDockWidget* createDock(const QString& title, const QString& name, QWidget* content, QMainWindow* window)
{
    auto* dock = new QDockWidget(title, window);
    dock->setObjectName(name);
    dock->setWidget(content);
    return dock;
}

/// One below the other without gaps.
QWidget* stacked(const QList<QWidget*>& parts, QWidget* parent)
{
    auto* all = new QWidget(parent);
    auto* layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QWidget* part : parts)
        layout->addWidget(part);
    return all;
}

} // namespace

WindowPanels::WindowPanels(QMainWindow* window, const SqlCompleter::FindValues& findValues)
    : question(new QuestionPanel(window)), messages(new MessageBar(window)), edits(new EditBar(window)), copy(new CopyBar(window)),
      imports(new ImportBar(window)), format(new FormatBar(window)), server(new ServerBar(window)), start(new StartPanel(window)),
      schema(new SchemaPanel(window)), sql(new SqlPanel(findValues, window)), values(new ValueBar(window)), askBack(new AskBackBar(window)),
      headline(new AnswerHeadline(window)), results(new ResultTabs(window)), overview(new OverviewPanel(window)),
      graph(new GraphPanel(window)), answers(new AnswersPanel(window)), thread(new ThreadPanel(window)), why(new ExplanationPanel(window)),
      fileStatus(new QLabel(tr("No database"), window))
{
    window->resize(kWindowSize.boundedTo(window->screen()->availableSize() * 0.9));
    fileStatus->setObjectName(QStringLiteral("fileStatus"));
    createAskBar(window);
    createCentre(window);
    createDocks(window);
    QObject::connect(sql, &SqlPanel::forwardWanted, m_work, [this] { showQuery(); });
    window->statusBar()->addPermanentWidget(fileStatus);
}

void WindowPanels::createAskBar(QMainWindow* window)
{
    auto* bar = window->addToolBar(tr("Question"));
    bar->setObjectName(QStringLiteral("askBar"));
    bar->setMovable(false);
    bar->toggleViewAction()->setVisible(false); // never hidden
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->addWidget(question);
}

void WindowPanels::createCentre(QMainWindow* window)
{
    auto* query = new QSplitter(Qt::Vertical, window); // the answer first, then how it was found
    m_answer = new QStackedWidget(query);
    m_answer->addWidget(stacked({askBack, headline, results}, m_answer));
    m_answer->addWidget(overview);
    query->addWidget(m_answer);
    query->addWidget(stacked({sql, values}, query));
    query->setStretchFactor(0, 1);
    query->setSizes({3 * kEditorHeight, kEditorHeight});
    m_work = new QTabWidget(window);
    m_work->setObjectName(QStringLiteral("work"));
    m_work->setDocumentMode(true);
    m_work->setAccessibleName(tr("Query or schema graph"));
    m_work->tabBar()->setAccessibleName(m_work->accessibleName());
    m_work->addTab(query, tr("Query"));
    m_work->addTab(graph, tr("Schema graph"));
    m_stage = new PictureStage(*why, *m_work, window);
    m_centre = new QStackedWidget(window);
    m_centre->addWidget(start);
    m_centre->addWidget(m_work);

    auto* centre = new QWidget(window);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(messages);
    layout->addWidget(edits);
    layout->addWidget(copy);
    layout->addWidget(imports);
    layout->addWidget(format);
    layout->addWidget(server);
    layout->addWidget(m_centre, 1);
    window->setCentralWidget(centre);
}

void WindowPanels::createDocks(QMainWindow* window)
{
    auto* left = createDock(tr("Schema"), QStringLiteral("schemaDock"), schema, window);
    auto* upper = createDock(tr("Answers"), QStringLiteral("answersDock"), answers, window);
    auto* beside = createDock(tr("Conversation"), QStringLiteral("threadDock"), thread, window);
    auto* lower = createDock(tr("Why"), QStringLiteral("whyDock"), why, window);
    window->addDockWidget(Qt::LeftDockWidgetArea, left);
    window->addDockWidget(Qt::RightDockWidgetArea, upper);
    window->addDockWidget(Qt::RightDockWidgetArea, lower);
    window->tabifyDockWidget(upper, beside);
    upper->raise();
    window->resizeDocks({left, lower}, {260, 430}, Qt::Horizontal);
    window->resizeDocks({upper, lower}, {280, 460}, Qt::Vertical);
    new DockWidths(*window, *left, *lower);
}

void WindowPanels::showWork()
{
    m_centre->setCurrentWidget(m_work);
}

void WindowPanels::showQuery()
{
    m_work->setCurrentIndex(0);
}

bool WindowPanels::showAnswer()
{
    const bool isHidden = m_work->currentIndex() != 0;
    showQuery();
    return isHidden;
}

void WindowPanels::togglePicture(bool isAnswered)
{
    if (showAnswer())
        return;
    if (why->currentWidget()->findChild<PictureFrame*>())
        m_stage->show(why->currentWidget());
    else if (isAnswered)
        m_stage->show(why->links());
    else
        toggleGraph();
}

void WindowPanels::toggleGraph()
{
    m_work->setCurrentIndex(m_work->currentIndex() == 0 ? 1 : 0);
}

QList<QWidget*> WindowPanels::panes() const
{
    return {question, server, edits, schema, overview, results, sql, graph, answers, thread, why};
}

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
#include "ui/base/look/outlined_style.h"
#include "ui/files/format_bar.h"
#include "ui/files/import_bar.h"
#include "ui/files/overview_panel.h"
#include "ui/files/schema_panel.h"
#include "ui/files/search_panel.h"
#include "ui/files/server_bar.h"
#include "ui/files/start_panel.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/pictures/frames/links_panel.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/pictures/frames/picture_stage.h"
#include "ui/rows/exporting/copy_bar.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editing/edit_bar.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_panel.h"
#include "ui/window/dock_edge.h"
#include "ui/window/dock_widths.h"
#include "ui/window/work_pages.h"

#include <QAction>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

constexpr int kEditorHeight = 190;

// A screen of 1440 by 900 pixels at twice the size has room for all of these together.
constexpr QSize kLeastCentre(320, 240);
constexpr QSize kLeastUpper(208, 96);
constexpr QSize kLeastLower(208, 128);

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

/// A row of tabs and what they switch.
QWidget* stackedUnder(QWidget* row, QWidget* pages, QWidget* parent)
{
    QWidget* all = stacked({pages}, parent); // first: the row is to be gone later than what it belongs to
    static_cast<QVBoxLayout*>(all->layout())->insertWidget(0, row);
    return all;
}

} // namespace

WindowPanels::WindowPanels(QMainWindow* window, const SqlCompleter::FindValues& findValues)
    : question(new QuestionPanel(window)), messages(new MessageBar(window)), edits(new EditBar(window)), copy(new CopyBar(window)),
      imports(new ImportBar(window)), format(new FormatBar(window)), server(new ServerBar(window)), start(new StartPanel(window)),
      schema(new SchemaPanel(window)), search(new SearchPanel(window)), sql(new SqlPanel(findValues, window)), values(new ValueBar(window)),
      askBack(new AskBackBar(window)), headline(new AnswerHeadline(window)), results(new ResultTabs(window)),
      overview(new OverviewPanel(window)), graph(new GraphPanel(window)), answers(new AnswersPanel(window)),
      thread(new ThreadPanel(window)), why(new ExplanationPanel(window)), fileStatus(new QLabel(tr("No database"), window))
{
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
    query->setObjectName(QStringLiteral("rowsAndSql"));
    m_answer = new QStackedWidget(query);
    m_answer->addWidget(stacked({askBack, headline, results}, m_answer));
    m_answer->addWidget(overview);
    query->addWidget(m_answer);
    query->addWidget(stacked({sql, values}, query));
    query->setStretchFactor(0, 3); // a lower window takes from both
    query->setStretchFactor(1, 1);
    query->setSizes({3 * kEditorHeight, kEditorHeight});
    m_work = new WorkPages(window);
    m_work->setAccessibleName(tr("Query or schema graph"));
    m_work->addTab(query, tr("Query"));
    m_work->addTab(graph, tr("Schema graph"));
    m_stage = new PictureStage(*why, *m_work, window);
    m_centre = new QStackedWidget(window);
    m_centre->addWidget(start);
    m_centre->addWidget(stackedUnder(createTabRow(window), m_work, m_centre));

    auto* centre = new QWidget(window);
    centre->setMinimumSize(kLeastCentre); // whatever its rows and buttons would like
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

/// Tabs above all that belongs to them: the rows, the SQL, and what takes the place of both.
QWidget* WindowPanels::createTabRow(QMainWindow* window)
{
    QueryTabs* tabs = sql->tabs();
    newTab = new QToolButton(window);
    newTab->setAutoRaise(true);
    newTab->setFocusPolicy(Qt::TabFocus);
    auto* row = new QWidget(window);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(tabs);
    layout->addWidget(newTab);
    layout->addStretch(1);
    layout->addWidget(m_work->buttons());
    QObject::connect(tabs, &QueryTabs::rearranged, tabs,
                     [tabs] { tabs->updateGeometry(); }); // a bar that is not visible does not say so itself
    QObject::connect(tabs, &QTabBar::tabBarClicked, m_work, [this](int tab) {
        if (tab >= 0)
            showQuery();
    });
    QObject::connect(tabs, &QTabBar::currentChanged, m_work, [this] { showQuery(); });
    QObject::connect(m_work, &QTabWidget::currentChanged, tabs, [tabs](int page) {
        tabs->setProperty(kTabsBehind, page > 0);
        tabs->update();
    });
    return row;
}

void WindowPanels::createDocks(QMainWindow* window)
{
    auto* left = createDock(tr("Schema"), QStringLiteral("schemaDock"), schema, window);
    auto* finding = createDock(tr("Find"), QStringLiteral("searchDock"), search, window);
    auto* upper = createDock(tr("Answers"), QStringLiteral("answersDock"), answers, window);
    auto* beside = createDock(tr("Conversation"), QStringLiteral("threadDock"), thread, window);
    auto* lower = createDock(tr("Why"), QStringLiteral("whyDock"), why, window);
    for (QWidget* part : {static_cast<QWidget*>(answers), static_cast<QWidget*>(thread)})
        part->setMinimumSize(kLeastUpper);
    why->setMinimumSize(kLeastLower);
    window->setTabPosition(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea, QTabWidget::North);
    window->setDocumentMode(true);
    window->addDockWidget(Qt::LeftDockWidgetArea, left);
    window->addDockWidget(Qt::RightDockWidgetArea, upper);
    window->addDockWidget(Qt::RightDockWidgetArea, lower);
    window->tabifyDockWidget(left, finding);
    finding->hide(); // until something is looked for
    window->tabifyDockWidget(upper, beside);
    upper->raise();
    window->resizeDocks({upper, lower}, {280, 460}, Qt::Vertical);
    auto* leftEdge = new DockEdge(EdgeButton::Side::Left, tr("Panels on the left"), window);
    auto* rightEdge = new DockEdge(EdgeButton::Side::Right, tr("Panels on the right"), window);
    for (QDockWidget* dock : {left, finding})
        leftEdge->add(dock);
    for (QDockWidget* dock : {upper, beside, lower})
        rightEdge->add(dock);
    rightEdge->addLaterOnes();
    m_sides = {{left, upper, beside, lower}, new DockWidths(*window, *left, {upper, beside, lower}), m_work, {leftEdge, rightEdge}};
}

void WindowPanels::showWork()
{
    m_centre->setCurrentIndex(1);
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
    return {question, server, edits, schema, search, overview, results, sql, graph, answers, thread, why};
}

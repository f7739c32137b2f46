// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/thread/thread_flow.h"

#include "core/files/rows/chart_column.h"
#include "core/files/rows/chart_data.h"
#include "ui/answer/thread/thread_panel.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/queries/column_titles.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/place_title.h"
#include "ui/rows/charts/chart_view.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_panel.h"

#include <QFileDialog>
#include <QSaveFile>

using namespace ratatosk;

namespace {

constexpr int kReportedRows = 100; ///< of each statement
constexpr QSize kChartSize(720, 360);

/// `titles`: of columns that have no name of their own, else empty.
void drawChart(ReportedTurn& turn, const QStringList& titles)
{
    const std::vector<ChartPlan> plans = isWorthDrawing(*turn.rows) ? suggestedCharts(*turn.rows) : std::vector<ChartPlan>();
    if (plans.empty())
        return;
    ResultTable titled = *turn.rows;
    for (std::size_t column = 0; column < titled.columns.size(); ++column)
        if (const QString title = titles.value(static_cast<qsizetype>(column)); !title.isEmpty())
            titled.columns[column] = title.toStdString();
    ChartView view;
    view.resize(kChartSize);
    view.setData(chartData(titled, plans.front()));
    turn.chart = view.picture();
    turn.axes = view.subject();
}

/// What was run for the question and has found rows; null: nothing.
const ResultTable* foundRows(const Inquiry& inquiry)
{
    const bool isDone = !inquiry.question.isEmpty() && stateOf(inquiry) == Inquiry::State::Done && !inquiry.run.outcomes.empty();
    return isDone && inquiry.run.outcomes.back().table ? inquiry.run.outcomes.back().table->get() : nullptr;
}

} // namespace

ThreadFlow::ThreadFlow(const Panels& panels, Workspace& workspace, ThreadStore store, QObject* parent)
    : QObject(parent), m_panels(panels), m_workspace(workspace), m_store(std::move(store))
{
    connect(&workspace, &Workspace::databaseOpened, this, &ThreadFlow::begin);
    connect(&workspace, &Workspace::stateChanged, this, &ThreadFlow::note);
    connect(&workspace, &Workspace::inquiryShown, this, &ThreadFlow::recall);
    connectPanel();
}

void ThreadFlow::connectPanel()
{
    ThreadPanel* panel = m_panels.thread;
    const auto change = [this](auto work) {
        return [this, work](auto... arguments) {
            (m_thread.*work)(arguments...);
            changed();
        };
    };
    connect(panel, &ThreadPanel::takenUp, this, &ThreadFlow::takeUp);
    connect(panel, &ThreadPanel::renamed, this, change(&Thread::rename));
    connect(panel, &ThreadPanel::pinned, this, change(&Thread::setPinned));
    connect(panel, &ThreadPanel::removed, this, change(&Thread::remove));
    connect(panel, &ThreadPanel::cleared, this, change(&Thread::clear));
    connect(panel, &ThreadPanel::reportWanted, this, &ThreadFlow::askForReport);
}

void ThreadFlow::begin()
{
    m_turns.clear();
    m_thread = m_store.load(m_workspace.databaseFile());
    m_reader.open(m_workspace.readFile().toStdString());
    m_panels.thread->setThread(m_thread, m_workspace.schema());
}

/// 0: it is not written down yet.
int ThreadFlow::turnOf(const Inquiry& inquiry) const
{
    const auto known = m_turns.find(m_workspace.inquiryNumber());
    const ThreadTurn* turn = known == m_turns.end() ? nullptr : m_thread.find(known->second);
    return turn && turn->question == inquiry.question ? turn->id : 0;
}

/// What comes into view with rows that nobody has asked for just now was written down by another window.
void ThreadFlow::recall()
{
    const Inquiry& inquiry = m_workspace.inquiry();
    if (foundRows(inquiry) && turnOf(inquiry) == 0) {
        const int id = m_thread.idOf({inquiry.question.toStdString(), inquiry.run.statements.last().toStdString()});
        if (id != 0)
            m_turns[m_workspace.inquiryNumber()] = id;
    }
    note();
}

void ThreadFlow::note()
{
    const Inquiry& inquiry = m_workspace.inquiry();
    const ResultTable* table = foundRows(inquiry);
    if (!table)
        return;
    const Thread before = m_thread;
    const QString sql = inquiry.run.statements.last();
    int id = turnOf(inquiry);
    if (id == 0) {
        const bool goesOn = inquiry.answer && inquiry.answer->followUp.isTaken && !inquiry.context.earlier.empty();
        id = m_thread.add({.parent = goesOn ? m_thread.idOf(inquiry.context.earlier.back()) : 0, .question = inquiry.question});
        m_turns[m_workspace.inquiryNumber()] = id;
    }
    m_thread.noteRun(id, sql, std::ssize(table->rows), !table->isComplete);
    if (m_thread != before)
        changed();
    m_panels.thread->showCurrent(id);
}

void ThreadFlow::changed()
{
    m_panels.thread->setThread(m_thread, m_workspace.schema());
    const bool isKept = m_store.save(m_workspace.databaseFile(), m_thread);
    if (!isKept && !std::exchange(m_hasFailed, true))
        m_panels.messages->showMessage(
            {Message::Kind::Warning, tr("This conversation cannot be saved, because its folder is not writable."), {}, {}, {}});
}

/// In its own tab where that is still there; else its answer is found again.
void ThreadFlow::takeUp(int id)
{
    const ThreadTurn* found = m_thread.find(id);
    if (!found)
        return;
    const ThreadTurn turn = *found;
    m_panels.sql->comeForward();
    m_panels.sql->tabs()->showOrOpen({.title = turn.question, .sql = turn.sql, .isAnswer = true});
    m_turns[m_workspace.inquiryNumber()] = id;
    const Inquiry& inquiry = m_workspace.inquiry();
    const QuestionContext context{m_thread.leadingTo(id), m_thread.find(turn.parent) ? GoingOn::Yes : GoingOn::Decide};
    const bool isThere = inquiry.question == turn.question && (inquiry.answer || inquiry.isAsking);
    if (!isThere && m_workspace.model())
        return m_workspace.recall(turn.question, context, turn.sql);
    if (inquiry.question != turn.question)
        m_workspace.beginQuestion(turn.question, context);
    if (!inquiry.isAsking && !foundRows(inquiry))
        m_workspace.run(turn.sql, {.milliseconds = Workspace::kAnswerMilliseconds});
}

void ThreadFlow::askForReport()
{
    const QString name = placeBaseName(m_workspace.databaseFile());
    const QString file = QFileDialog::getSaveFileName(m_panels.thread, tr("Save report"), name + QStringLiteral(".html"),
                                                      tr("HTML (*.html);;Markdown (*.md)"));
    if (!file.isEmpty())
        writeReport(file);
}

void ThreadFlow::writeReport(const QString& file)
{
    std::vector<std::string> statements;
    for (const ThreadTurn& turn : m_thread.turns())
        statements.push_back(turn.sql.toStdString());
    using Rows = std::vector<std::shared_ptr<const ResultTable>>;
    m_reader.start(
        [statements](DatabaseBrowser& browser, const std::stop_token& stop) {
            Rows all;
            for (const std::string& statement : statements) {
                auto rows = browser.run(statement, kReportedRows, stop);
                all.push_back(rows ? std::make_shared<ResultTable>(*std::move(rows)) : nullptr);
            }
            return all;
        },
        [this, file](const Rows& rows) { finishReport(file, rows); });
}

void ThreadFlow::finishReport(const QString& file, const std::vector<std::shared_ptr<const ResultTable>>& rows)
{
    QList<ReportedTurn> turns;
    for (std::size_t i = 0; i < rows.size() && i < static_cast<std::size_t>(m_thread.turns().size()); ++i) {
        const ThreadTurn& turn = m_thread.turns()[static_cast<qsizetype>(i)];
        const ThreadTurn* parent = m_thread.find(turn.parent);
        const TurnWords words = TurnWords::of(turn.sql, parent ? parent->sql : QString(), m_workspace.schema());
        turns << ReportedTurn{turn, words, rows[i], {}};
        if (rows[i])
            drawChart(turns.back(), columnTitles(turn.sql.toStdString(), m_workspace.schema()));
    }
    const bool isMarkdown = file.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    const QString text = reportText(placeTitle(m_workspace.databaseFile()), turns, isMarkdown ? ReportForm::Markdown : ReportForm::Html);
    QSaveFile target(file);
    const bool isWritten = target.open(QIODevice::WriteOnly) && target.write(text.toUtf8()) >= 0 && target.commit();
    m_panels.messages->showMessage(
        {isWritten ? Message::Kind::Info : Message::Kind::Error,
         isWritten ? tr("Written to %1.").arg(file) : tr("The report could not be written to %1. Choose another place.").arg(file),
         {},
         {},
         {}});
}

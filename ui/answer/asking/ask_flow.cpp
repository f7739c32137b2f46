// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/ask_flow.h"

#include "core/answer/explaining/query_steps.h"
#include "core/answer/explaining/query_values.h"
#include "core/answer/value/trust.h"
#include "core/sql/tree/sql_formatter.h"
#include "ui/answer/asking/answer_headline.h"
#include "ui/answer/asking/answers_panel.h"
#include "ui/answer/asking/ask_back_bar.h"
#include "ui/answer/asking/question_panel.h"
#include "ui/answer/asking/reading_switch.h"
#include "ui/answer/asking/rival_flow.h"
#include "ui/answer/explaining/explanation_panel.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/queries/reading_texts.h"
#include "ui/base/state/conversation.h"
#include "ui/base/state/workspace.h"
#include "ui/base/storage/preferences.h"
#include "ui/base/wording/error_text.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_panel.h"

#include <QAction>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace ratatosk;

namespace {

/// Whether a value of the statement only holds a place.
bool hasGap(const std::string& sql, const Schema& schema)
{
    const auto explanation = explainQuery(sql, schema);
    return explanation
        && std::ranges::any_of(valuesIn(explanation->query), [](const QueryValue& value) { return isUnfilled(value.literal); });
}

/// Whether the answer could go on from what went before its question: it did, or was kept from it.
bool mayGoOn(const Answer& answer, const QuestionContext& context)
{
    return !context.earlier.empty() && (answer.followUp.isPossible || context.goingOn == GoingOn::No);
}

} // namespace

AskFlow::AskFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, Preferences& preferences, QObject* parent)
    : QObject(parent), m_panels(panels), m_actions(actions), m_workspace(workspace), m_preferences(preferences)
{
    panels.question->setUnavailable(tr("Loading the model…"), tr("The model is still loading."));
    connectModel();
    connectAnswers();
    new RivalFlow(*panels.askBack, workspace, this); // behind what asks
}

void AskFlow::connectModel()
{
    connect(&m_workspace, &Workspace::modelReady, this, [this](const ModelDescription& model) {
        m_panels.question->setReady(tr("Ready"), QString::fromStdString(model.device));
        m_panels.answers->setNote(tr("Ask a question to see answers here."));
        m_panels.why->setModel(model);
        m_actions.askAfresh->setEnabled(model.goesOn);
        askPending();
    });
    connect(&m_workspace, &Workspace::modelUnavailable, this, &AskFlow::showModelMissing);
    connect(&m_workspace, &Workspace::modelRestarted, this, &AskFlow::tellRestarted);
    connect(&m_workspace, &Workspace::databaseOpened, this, [this] {
        showHistory();
        m_panels.askBack->setDatabase(m_workspace.databaseFile());
        m_pending = std::exchange(m_awaited, {});
        askPending();
    });
    connect(&m_workspace, &Workspace::databaseFailed, this, [this] { m_awaited.clear(); });
}

void AskFlow::connectAnswers()
{
    QueryTabs* tabs = m_panels.sql->tabs();
    connect(m_panels.sql, &SqlPanel::edited, this, [this, tabs] { m_workspace.noteText(tabs->number(), m_panels.sql->text()); });
    connect(tabs, &QueryTabs::closed, &m_workspace, &Workspace::forgetInquiry);
    m_workspace.noteText(tabs->number(), m_panels.sql->text());
    connect(m_panels.question, &QuestionPanel::questionEntered, this, &AskFlow::ask);
    connect(m_panels.question, &QuestionPanel::cancelled, &m_workspace, &Workspace::stop);
    connect(m_panels.results, &ResultTabs::askAgainRequested, this,
            [this] { m_workspace.ask(m_workspace.inquiry().question, m_workspace.inquiry().context); });
    connect(&m_workspace, &Workspace::inquiryShown, this, &AskFlow::showInquiry);
    connect(&m_workspace, &Workspace::answerChanged, this, &AskFlow::showAnswer);
    connect(&m_workspace, &Workspace::answerArrived, this, &AskFlow::takeAnswer);
    connect(&m_workspace, &Workspace::candidateChosen, this, &AskFlow::writeCandidate);
    connect(&m_workspace, &Workspace::askFailed, this, [this](const Error& error) {
        if (const QString recalled = m_workspace.takeRecalled(); !recalled.isEmpty())
            return m_workspace.run(recalled, {.milliseconds = Workspace::kAnswerMilliseconds});
        m_panels.messages->showMessage({Message::Kind::Warning, errorText(error), QString::fromStdString(error.detail), {}, {}, true});
    });
    for (const auto signal : {&Workspace::inquiryShown, &Workspace::stateChanged}) {
        connect(&m_workspace, signal, this, &AskFlow::showBelief);
        connect(&m_workspace, signal, this, &AskFlow::illustrate, Qt::QueuedConnection); // once the rows are there
    }
    connect(m_panels.answers, &AnswersPanel::chosen, this, &AskFlow::chooseForGood);
    connect(&m_actions, &WindowActions::answerChosen, this, &AskFlow::chooseForGood);
    connect(m_panels.askBack, &AskBackBar::chosen, this, &AskFlow::chooseForGood);
    connect(m_panels.question->readingSwitch(), &ReadingSwitch::switched, this, &AskFlow::askTheOtherWay);
    connect(m_panels.answers, &AnswersPanel::spellingKept, &m_workspace, &Workspace::keepSpelling);
    connect(m_panels.askBack, &AskBackBar::wordReplaced, this, [this](const QString& typed, const QString& replacement) {
        QString question = m_workspace.inquiry().question;
        const QRegularExpression word(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(typed)));
        askSuggested(question.replace(word, replacement));
    });
    connect(m_panels.askBack, &AskBackBar::measureChosen, this, [this](const QString& measure) {
        static const QRegularExpression end(QStringLiteral("[\\s?.!]*$"));
        askSuggested(QString(m_workspace.inquiry().question).remove(end) + QStringLiteral(" by %1?").arg(measure)); // the parser's language
    });
    connect(m_actions.askTheOtherWay, &QAction::triggered, this, &AskFlow::askTheOtherWay);
    connect(m_actions.askAfresh, &QAction::triggered, this, &AskFlow::beginAfresh);
}

void AskFlow::showModelMissing(const Error& error)
{
    m_panels.question->setUnavailable(tr("Questions are off"), errorText(error));
    m_panels.answers->setNote(errorText(error));
    if (m_panels.messages->isHidden()) // a file that could not be opened matters more
        m_panels.messages->showMessage({Message::Kind::Info, errorText(error), QString::fromStdString(error.detail), {}, {}});
}

void AskFlow::tellRestarted(bool lostQuestion)
{
    m_panels.question->setUnavailable(tr("Loading the model…"), tr("The model is still loading."));
    if (lostQuestion)
        m_panels.messages->showMessage({Message::Kind::Warning,
                                        tr("The model stopped working and was restarted. Your question is still here."),
                                        {},
                                        tr("Ask again"),
                                        [this] { ask(m_panels.question->question()); },
                                        true});
}

void AskFlow::showHistory()
{
    m_panels.question->setHistory(m_preferences.recentQuestions(m_workspace.databaseFile()));
}

void AskFlow::askPending()
{
    if (m_pending.isEmpty() || !m_workspace.hasDatabase() || !m_workspace.model())
        return;
    m_panels.question->setQuestion(m_pending);
    ask(std::exchange(m_pending, {}));
}

void AskFlow::askSuggested(const QString& question)
{
    m_panels.question->setQuestion(question);
    ask(question);
}

void AskFlow::ask(const QString& question)
{
    if (!m_workspace.hasDatabase())
        return m_panels.messages->showMessage(
            {Message::Kind::Info, tr("Open a database first, then ask about its contents."), {}, tr("Open a database…"), [this] {
                 Q_EMIT databaseWanted();
             }});
    m_panels.messages->hide();
    m_preferences.addRecentQuestion(question, m_workspace.databaseFile());
    showHistory();
    const QuestionContext context = contextOf(question); // of what is shown now
    m_isAfresh = false;
    Q_EMIT begun();
    m_panels.sql->comeForward();
    m_panels.sql->tabs()->openAnswer(question);
    m_workspace.ask(question, context);
}

QuestionContext AskFlow::contextOf(const QString& question) const
{
    const Inquiry& shown = m_workspace.inquiry();
    if (m_isAfresh)
        return {};
    return question == shown.question ? shown.context : QuestionContext{turnsUpTo(shown), GoingOn::Decide};
}

void AskFlow::beginAfresh()
{
    m_isAfresh = true;
    m_panels.question->beginQuestion({});
}

void AskFlow::askTheOtherWay()
{
    const Answer* answer = m_workspace.answer();
    if (answer && mayGoOn(*answer, m_workspace.inquiry().context))
        m_workspace.askAs(answer->followUp.isTaken ? GoingOn::No : GoingOn::Yes);
}

/// While the question is being read the switch stays where it is.
void AskFlow::showFollowUp()
{
    const Answer* answer = m_workspace.answer();
    const QuestionContext& context = m_workspace.inquiry().context;
    const bool isShown = answer && mayGoOn(*answer, context);
    ReadingSwitch* reading = m_panels.question->readingSwitch();
    m_actions.askTheOtherWay->setEnabled(isShown);
    if (isShown)
        reading->showReading(answer->followUp, QString::fromStdString(context.earlier.back().question));
    else if (!answer && !context.earlier.empty())
        reading->showOpen();
    else
        reading->hide();
}

void AskFlow::showBelief()
{
    const Inquiry& inquiry = m_workspace.inquiry();
    m_panels.headline->showInquiry(inquiry, m_workspace.schema());
    m_panels.answers->showOwnSql(showsOwnRows(inquiry));
    if (inquiry.answer && inquiry.candidate >= 0 && !showsOwnRows(inquiry))
        m_panels.answers->showChosen(inquiry.candidate);
}

void AskFlow::showInquiry()
{
    m_panels.messages->endPassing();
    m_panels.question->showQuestion(m_workspace.inquiry().question);
    if (const AnswerCandidate* candidate = m_workspace.candidate()) {
        m_panels.answers->showChosen(m_workspace.inquiry().candidate);
        m_panels.why->setCandidate(*m_workspace.answer(), *candidate);
    }
}

void AskFlow::illustrate()
{
    if (answerRows(m_workspace.inquiry()))
        m_panels.results->current()->illustrate();
}

void AskFlow::showAnswer()
{
    const Answer* answer = m_workspace.answer();
    m_panels.answers->setAnswer(answer, answer ? readingTexts(*answer, m_workspace.schema()) : QStringList());
    QStringList read;
    for (const TableId table : answer ? answer->tablesRead : std::vector<TableId>())
        read << QString::fromStdString(m_workspace.schema().table(table).name);
    m_panels.answers->showRead(read, m_workspace.schema().tableCount());
    showFollowUp();
    m_panels.askBack->setAnswer(answer, m_workspace.schema());
    m_panels.graph->showAnswer(answer);
    if (answer)
        m_panels.question->markAnswered(*answer);
    m_actions.setAnswerCount(answer ? static_cast<int>(answer->candidates.size()) : 0);
    m_panels.why->setAnswer(answer, m_workspace.hasMaps() ? ExplanationPanel::Maps::AtHand : ExplanationPanel::Maps::Gone);
}

/// What a person answers to a question back holds for the next one like it.
void AskFlow::chooseForGood(int candidate)
{
    m_panels.askBack->noteChosen(candidate);
    choose(candidate);
}

/// What was run for the question before is shown again, whichever of the answers it was, or none of them.
void AskFlow::takeAnswer()
{
    const QString recalled = m_workspace.takeRecalled();
    if (recalled.isEmpty())
        return choose(m_panels.askBack->firstReading());
    const auto& candidates = m_workspace.answer()->candidates;
    const auto found = std::ranges::find(candidates, sql::formattedSql(recalled.toStdString()),
                                         [](const AnswerCandidate& candidate) { return sql::formattedSql(candidate.sql); });
    if (found == candidates.end())
        return m_workspace.run(recalled, {.milliseconds = Workspace::kAnswerMilliseconds});
    m_isRecalled = true;
    choose(static_cast<int>(found - candidates.begin()));
    m_isRecalled = false;
}

/// SQL that a person has written stays in its tab: the answer goes to another.
void AskFlow::choose(int candidate)
{
    QueryTabs* tabs = m_panels.sql->tabs();
    const Answer* answer = m_workspace.answer();
    if (!answer || candidate >= std::ssize(answer->candidates))
        return;
    m_panels.sql->comeForward();
    if (!tabs->mayTakeAnswer()) {
        const int number = tabs->number();
        tabs->openAnswer(m_workspace.inquiry().question);
        m_workspace.takeOver(number);
    }
    m_workspace.chooseCandidate(candidate);
}

void AskFlow::writeCandidate()
{
    m_panels.sql->writeAnswer(QString::fromStdString(m_workspace.candidate()->sql));
    runAnswer();
}

/// Runs the chosen answer without being told to, unless it rests on nothing in the database.
void AskFlow::runAnswer()
{
    const QString sql = QString::fromStdString(m_workspace.candidate()->sql);
    if (m_isRecalled)
        return m_workspace.run(sql, {.milliseconds = Workspace::kAnswerMilliseconds});
    if (hasGap(sql.toStdString(), m_workspace.schema()))
        return m_workspace.holdBack(tr("A value is missing, so this answer was not run. Choose the value below the SQL."));
    if (assess(*m_workspace.answer()).trust == Trust::Refused)
        return m_workspace.holdBack(tr("This answer was not run. Check its SQL, then run it."));
    m_workspace.run(sql, {.milliseconds = Workspace::kAnswerMilliseconds});
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/glance_flow.h"

#include "core/answer/value/trust.h"
#include "ui/answer/asking/ask_flow.h"
#include "ui/answer/asking/glance_panel.h"
#include "ui/answer/asking/question_panel.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/queries/column_titles.h"
#include "ui/base/queries/turn_words.h"
#include "ui/base/state/workspace.h"
#include "ui/base/storage/preferences.h"

#include <QAction>
#include <QApplication>

using namespace ratatosk;

namespace {

constexpr int kRows = 100; ///< more than fit

using Rows = std::shared_ptr<const ResultTable>;

/// As if it had been asked and run.
Inquiry inquiryOf(const QString& question, const Answer& answer, const Rows& rows)
{
    const std::string sql = answer.candidates.front().sql;
    const QString text = QString::fromStdString(sql);
    Inquiry inquiry;
    inquiry.question = question;
    inquiry.answer = std::make_shared<const Answer>(answer);
    inquiry.candidate = 0;
    inquiry.text = text;
    if (rows)
        inquiry.run = {{text}, {text}, text, {{sql, rows}}, {}, false};
    return inquiry;
}

} // namespace

GlanceFlow::GlanceFlow(const Panels& panels, AskFlow& asking, WindowActions& actions, Workspace& workspace, const Preferences& preferences,
                       QObject* parent)
    : QObject(parent), m_question(*panels.question), m_asking(asking), m_workspace(workspace), m_preferences(preferences),
      m_panel(new GlancePanel(panels.answer))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMilliseconds);
    m_pause.callOnTimeout(this, &GlanceFlow::look);
    m_clock.setSingleShot(true);
    m_clock.setInterval(kRunMilliseconds);
    m_clock.callOnTimeout(this, [this] { m_reader.cancel(); });
    connect(&m_question, &QuestionPanel::typed, this, &GlanceFlow::noteTyped);
    connect(&m_workspace, &Workspace::glanced, this, &GlanceFlow::take);
    connect(&m_workspace, &Workspace::databaseOpened, this, [this] {
        m_reader.open(m_workspace.readFile().toStdString());
        end();
    });
    connect(&asking, &AskFlow::begun, this, &GlanceFlow::hold);
    for (const auto signal : {&Workspace::inquiryShown, &Workspace::stateChanged})
        connect(&m_workspace, signal, this, &GlanceFlow::settle, Qt::QueuedConnection); // once the rows are there
    connect(actions.stop, &QAction::triggered, this, &GlanceFlow::end);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { leaveFor(now); });
}

/// Who looks elsewhere wants to see what is there. The panels go before this.
void GlanceFlow::leaveFor(const QWidget* focused)
{
    if (!m_panel || !m_panel->isVisible() || m_panel->isHolding() || !focused)
        return;
    if (focused->window() == m_question.window() && !m_question.isAncestorOf(focused))
        end();
}

/// Of what is shown there is nothing to foresee.
void GlanceFlow::noteTyped(const QString& question)
{
    m_typed = question == m_workspace.inquiry().question ? QString() : question;
    m_clock.stop();
    m_reader.cancel();
    m_workspace.cancelGlance();
    if (m_typed.isEmpty())
        return end();
    if (mayGlance())
        m_pause.start();
}

bool GlanceFlow::mayGlance() const
{
    const bool isWanted = m_preferences.answersWhileTyping() && (!m_workspace.isServer() || m_preferences.answersWhileTypingOnServers());
    return isWanted && m_workspace.hasDatabase() && m_workspace.model() && !m_workspace.isAsking();
}

void GlanceFlow::look()
{
    if (mayGlance() && !m_typed.isEmpty())
        m_workspace.glance(m_typed, m_asking.contextOf(m_typed));
}

void GlanceFlow::take(const Answer& answer)
{
    if (m_typed.isEmpty() || answer.candidates.empty())
        return;
    if (assess(answer).trust == Trust::Refused)
        return m_panel->settle(); // what was shown for less of it is no answer to this
    const std::string sql = answer.candidates.front().sql;
    m_reader.start(
        [sql, clock = &m_clock](DatabaseBrowser& browser, std::stop_token stop) {
            QMetaObject::invokeMethod(clock, qOverload<>(&QTimer::start), Qt::QueuedConnection);
            auto rows = browser.run(sql, kRows, std::move(stop));
            return rows ? std::make_shared<const ResultTable>(*std::move(rows)) : Rows();
        },
        [this, answer, question = m_typed](const Rows& rows) {
            m_clock.stop();
            if (question == m_typed)
                show(inquiryOf(question, answer, rows));
        });
}

void GlanceFlow::show(const Inquiry& inquiry)
{
    const QString sql = inquiry.text;
    const QString gist = TurnWords::of(sql, QString(), m_workspace.schema()).gist;
    m_panel->showGlance(inquiry, m_workspace.schema(), gist.isEmpty() ? QString() : tr("Press Enter for: %1").arg(gist),
                        columnTitles(sql.toStdString(), m_workspace.schema()));
}

/// The question is asked: what is shown stays until its answer has rows, or none.
void GlanceFlow::hold()
{
    m_typed.clear();
    m_pause.stop();
    m_clock.stop();
    m_reader.cancel();
    m_panel->hold();
}

void GlanceFlow::settle()
{
    const Inquiry::State state = stateOf(m_workspace.inquiry());
    const bool isUnderWay = state == Inquiry::State::Asking || state == Inquiry::State::Running;
    if (m_typed.isEmpty() && !isUnderWay)
        m_panel->settle();
}

void GlanceFlow::end()
{
    m_typed.clear();
    m_pause.stop();
    m_clock.stop();
    m_reader.cancel();
    m_workspace.cancelGlance();
    m_panel->settle();
}

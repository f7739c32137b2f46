// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/explaining/reading_flow.h"

#include "core/answer/explaining/rows_behind.h"
#include "core/answer/help_with_sql/sql_parameters.h"
#include "core/answer/value/item_labels.h"
#include "core/sql/tree/sql_formatter.h"
#include "ui/answer/explaining/explanation_panel.h"
#include "ui/answer/explaining/reading_panel.h"
#include "ui/answer/explaining/value_bar.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/queries/step_text.h"
#include "ui/base/queries/tie_words.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/cell_text.h"
#include "ui/rows/table/remark_line.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_panel.h"

#include <QAction>

#include <algorithm>
#include <utility>

using namespace ratatosk;

namespace {

constexpr int kStepRows = 200;
constexpr int kMostChoices = 30;
constexpr int kSlowMilliseconds = 300; ///< words that come back sooner need not go

QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

/// As the column's cells are stored: a number where they are numbers.
sql::Literal literalFor(const QString& typed, const sql::Literal& old)
{
    const std::string literal = typedLiteral(typed.toStdString());
    if (old.type != ValueType::Text && !literal.starts_with('\''))
        return {literal.find_first_of(".eE") == std::string::npos ? ValueType::Integer : ValueType::Real, literal};
    return {ValueType::Text, typed.toStdString()};
}

} // namespace

ReadingFlow::ReadingFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_panels(panels), m_workspace(workspace)
{
    connect(&workspace, &Workspace::databaseOpened, this, &ReadingFlow::openDatabase);
    connect(&workspace, &Workspace::inquiryShown, this, &ReadingFlow::showInquiry);
    connect(&workspace, &Workspace::stateChanged, this, &ReadingFlow::showState);
    connect(panels.results, &ResultTabs::frontChanged, this, &ReadingFlow::readFront);
    connect(actions.rowsBehind, &QAction::triggered, this, &ReadingFlow::showRowsBehind);
    connect(panels.values, &ValueBar::choicesWanted, this, &ReadingFlow::offerChoices);
    connect(panels.values, &ValueBar::chosen, this, &ReadingFlow::runWithValue);
    connect(panels.why->reading(), &ReadingPanel::chosen, this, &ReadingFlow::runWithPart);
    m_slow.setSingleShot(true);
    m_slow.setInterval(kSlowMilliseconds);
    m_slow.callOnTimeout(this, &ReadingFlow::forget);
    panels.why->reading()->setFindRows([this](const std::string& sql, const std::function<void(const ReadingPanel::Rows&)>& take) {
        m_previews.start(
            [sql](DatabaseBrowser& browser, std::stop_token stop) {
                auto rows = browser.run(sql, kStepRows, std::move(stop));
                return rows ? std::make_shared<const ResultTable>(std::move(*rows)) : ReadingPanel::Rows();
            },
            take);
    });
}

void ReadingFlow::openDatabase()
{
    for (SideReader* reader : {&m_previews, &m_reasons, &m_valueReader})
        reader->open(m_workspace.readFile().toStdString());
    forget();
}

void ReadingFlow::forget()
{
    for (SideReader* reader : {&m_previews, &m_reasons, &m_valueReader})
        reader->cancel();
    m_sql.clear();
    m_explanation.reset();
    m_panels.values->setChips({});
    m_panels.why->reading()->showNote(tr("Run a statement or ask a question to see in words, step by step, what it does."));
}

/// What runs without rows yet keeps the words before it for a moment, but never those of another tab.
void ReadingFlow::showInquiry()
{
    if (m_workspace.inquiry().run.outcomes.empty())
        forget();
    showState();
}

/// Words and values of what is not in the editor any more, or will soon have rows of its own, are there to be read, not to be used.
void ReadingFlow::showState()
{
    const Inquiry& inquiry = m_workspace.inquiry();
    const Inquiry::State state = stateOf(inquiry);
    const bool isOld = state == Inquiry::State::Running || state == Inquiry::State::Asking || isRunOutdated(inquiry);
    if (state == Inquiry::State::NotRun && m_sql != inquiry.chosen()->sql)
        read(inquiry.chosen()->sql);
    else if (inquiry.run.outcomes.empty() && state != Inquiry::State::NotRun && state != Inquiry::State::Running)
        forget();
    if (isOld)
        m_reasons.cancel();
    if (state != Inquiry::State::Running)
        m_slow.stop();
    else if (!m_slow.isActive())
        m_slow.start();
    enableWords(!isOld);
    m_panels.values->setEnabled(!isOld);
}

/// Whoever chose by key goes on by key: what is disabled for a while has the focus again afterwards.
void ReadingFlow::enableWords(bool isEnabled)
{
    ReadingPanel* panel = m_panels.why->reading();
    const QWidget* focused = panel->window()->focusWidget();
    if (!isEnabled && focused && panel->isAncestorOf(focused))
        m_focused = focused->objectName();
    panel->setEnabled(isEnabled);
    if (!isEnabled || m_focused.isEmpty())
        return;
    for (QWidget* widget : panel->findChildren<QWidget*>(std::exchange(m_focused, QString()))) {
        if (!widget->isHidden())
            widget->setFocus();
    }
}

void ReadingFlow::readFront()
{
    const std::string sql = m_panels.results->current()->sql().toStdString();
    const std::vector<QueryOutcome>& outcomes = m_workspace.inquiry().run.outcomes;
    const auto outcome = std::ranges::find(outcomes, sql, &QueryOutcome::sql);
    if (outcome != outcomes.end())
        readOutcome(*outcome);
}

void ReadingFlow::readOutcome(const QueryOutcome& outcome)
{
    if (!outcome.table || outcome.sql.empty())
        return forget();
    if (outcome.changes)
        return forget(); // its rows, before and after, say it all
    read(outcome.sql);
    if (m_explanation && (*outcome.table)->rows.empty())
        findEmptyReason();
    else if (m_explanation)
        findRemarks();
}

void ReadingFlow::read(const std::string& sql)
{
    m_reasons.cancel();
    m_valueReader.cancel();
    m_sql = sql;
    auto explanation = explainQuery(sql, m_workspace.schema());
    m_explanation.reset();
    if (explanation) {
        m_explanation = std::move(*explanation);
        readChoices(sql);
    }
    showSteps();
    showValues();
}

void ReadingFlow::showSteps()
{
    if (!m_explanation)
        return m_panels.why->reading()->showNote(
            tr("Parts of this statement cannot be explained in words. The query plan (F7) shows how the database runs it."));
    QList<ReadingStep> steps;
    for (const QueryStep& step : m_explanation->steps)
        steps << ReadingStep{stepText(*m_explanation, step, m_workspace.schema()), step.preview,
                             m_choices.chipsFor(step, m_workspace.schema())};
    m_panels.why->reading()->showSteps(steps);
}

void ReadingFlow::showValues()
{
    m_values = m_explanation ? valuesIn(m_explanation->query) : std::vector<QueryValue>();
    QList<ValueChip> chips;
    for (const QueryValue& value : m_values)
        chips << chipFor(value);
    m_panels.values->setChips(chips);
}

ValueChip ReadingFlow::chipFor(const QueryValue& value) const
{
    const QString column = textOf(labelOf(m_workspace.schema(), value.column));
    const QString text = textOf(value.literal.text);
    const AnswerCandidate* candidate = m_workspace.candidate();
    QString source = tr("written in the statement");
    if (candidate && m_panels.sql->text() == textOf(candidate->sql)) {
        const bool isRequested = m_workspace.inquiry().question.contains(text, Qt::CaseInsensitive);
        source = isRequested ? tr("copied from the question") : tr("spelled differently in the question; found in %1").arg(column);
    }
    return {column, text, source, isUnfilled(value.literal)};
}

void ReadingFlow::offerChoices(int number)
{
    const ColumnId column = m_values[static_cast<size_t>(number)].column;
    m_valueReader.start(
        [column](DatabaseBrowser& browser, std::stop_token stop) {
            auto counts = valueCounts(browser, column, kMostChoices, std::move(stop));
            return counts ? *counts : std::vector<ValueCount>();
        },
        [this, number](const std::vector<ValueCount>& counts) {
            QList<ValueChoice> choices;
            for (const ValueCount& count : counts)
                choices << ValueChoice{textOf(count.literal.text), count.rows, !count.isOfAllRows};
            m_panels.values->showChoices(number, choices);
        });
}

void ReadingFlow::runWithValue(int number, const QString& text)
{
    if (!m_explanation || number >= std::ssize(m_values))
        return;
    const sql::Literal literal = literalFor(text, m_values[static_cast<size_t>(number)].literal);
    rewrite(withValue(m_explanation->query, number, literal, m_workspace.schema()));
}

void ReadingFlow::readChoices(const std::string& sql)
{
    const AnswerCandidate* candidate = m_workspace.candidate();
    m_choices = StepChoices(m_explanation->query, m_workspace.schema());
    if (candidate && candidate->sql == sql)
        m_choices.rankBy(candidate->steps, m_workspace.schema());
    else if (sql == m_rewritten)
        m_choices.rankLike(m_choicesBefore);
}

void ReadingFlow::runWithPart(int choice, const QueryPart& part)
{
    const auto sql = m_choices.with(choice, part, m_workspace.schema());
    if (!sql)
        return m_panels.messages->showMessage(
            {Message::Kind::Info,
             tr("This choice is not possible: its table has no join with the others. The statement was not changed."),
             QString::fromStdString(sql.error().detail),
             {},
             {}});
    rewrite(*sql);
}

void ReadingFlow::rewrite(const std::string& sql)
{
    m_rewritten = sql::formattedSql(sql);
    m_choicesBefore = m_choices;
    run(m_rewritten);
}

void ReadingFlow::run(const std::string& sql)
{
    m_panels.sql->comeForward();
    m_panels.sql->replaceStatement(textOf(m_sql), textOf(sql));
    m_workspace.run(textOf(sql));
}

void ReadingFlow::findEmptyReason()
{
    m_reasons.start(
        [explanation = *m_explanation](DatabaseBrowser& browser, std::stop_token stop) {
            return Emptiness{whyEmpty(browser, explanation, stop), conditionsWithoutEffect(browser, explanation, stop)};
        },
        [this](const Emptiness& emptiness) {
            if (emptiness.reason && m_explanation)
                showEmptyReason(emptiness);
        });
}

void ReadingFlow::showEmptyReason(const Emptiness& emptiness)
{
    const EmptyReason& reason = *emptiness.reason;
    const QueryStep& step = m_explanation->steps[static_cast<size_t>(reason.step)];
    const QString sentence = stepText(*m_explanation, step, m_workspace.schema());
    QString text = step.kind == QueryStep::Kind::From
        ? tr("The table is empty, so no rows can be found.")
        : tr("This step removed all %Ln row(s): %1", nullptr, static_cast<int>(reason.rowsBefore)).arg(sentence);
    for (const ConditionEffect& effect : emptiness.effects)
        if (effect.step == reason.step && !std::holds_alternative<Null>(effect.lowest))
            text += QLatin1Char('\n') + rangeText(effect);
    QList<Repair> repairs;
    for (const NearValue& near : reason.near) {
        const QString label = tr("Use “%1” (%Ln row(s))", nullptr, static_cast<int>(near.value.rows)).arg(textOf(near.value.literal.text));
        repairs << Repair{label, [this, sql = near.sql] { run(sql::formattedSql(sql)); }};
    }
    if (!reason.written.empty())
        text += QLatin1Char('\n')
            + (repairs.isEmpty() ? tr("No cell of this column is “%1”.") : tr("No cell of this column is “%1”. These values are similar:"))
                  .arg(textOf(reason.written));
    if (ResultPanel* panel = m_panels.results->find(textOf(m_sql)))
        panel->showEmptyReason(text, repairs);
}

void ReadingFlow::findRemarks()
{
    m_reasons.start(
        [explanation = *m_explanation](DatabaseBrowser& browser, std::stop_token stop) {
            return Remarks{conditionsWithoutEffect(browser, explanation, stop), tieAtLimit(browser, explanation, stop)};
        },
        [this](const Remarks& remarks) {
            if (m_explanation)
                showRemarks(remarks);
        });
}

/// A condition may well keep all rows; that it does is worth a line, with what the column holds.
QString ReadingFlow::effectText(const ConditionEffect& effect) const
{
    const QString sentence = stepText(*m_explanation, m_explanation->steps[static_cast<size_t>(effect.step)], m_workspace.schema());
    const QString text = (effect.keepsAll ? tr("This condition removes no row: %1") : tr("No row meets this condition: %1")).arg(sentence);
    return std::holds_alternative<Null>(effect.lowest) ? text : text + QLatin1Char(' ') + rangeText(effect);
}

QString ReadingFlow::rangeText(const ConditionEffect& effect) const
{
    const std::string& column = m_workspace.schema().column(effect.column).name;
    const NumberDisplay form = numberDisplay({{column}, {{effect.lowest}, {effect.highest}}}, 0);
    return tr("“%1” ranges from %2 to %3.").arg(textOf(column), displayedCell(effect.lowest, form), displayedCell(effect.highest, form));
}

void ReadingFlow::showRemarks(const Remarks& remarks)
{
    QStringList lines;
    for (const ConditionEffect& effect : remarks.effects)
        lines << effectText(effect);
    if (remarks.tie)
        lines
            << (remarks.tie->shown == 1
                    ? tr("One of %L1 rows that share this place.").arg(remarks.tie->sharing)
                    : tr("%L1 rows share the last place. The result shows %L2 of them.").arg(remarks.tie->sharing).arg(remarks.tie->shown));
    Q_EMIT tieFound(textOf(m_sql), remarks.tie ? tieWords(m_explanation->query, *remarks.tie, m_workspace.schema()) : QString());
    if (ResultPanel* panel = m_panels.results->find(textOf(m_sql)))
        panel->remark()->showText(lines.join(QLatin1Char('\n')));
}

/// In a tab of its own: the statement with the figure stays.
void ReadingFlow::showRowsBehind()
{
    const ResultPanel* result = m_panels.results->current();
    const auto explanation = explainQuery(result->sql().toStdString(), m_workspace.schema());
    const auto sql = explanation ? rowsBehind(explanation->query, result->currentRow(), m_workspace.schema()) : std::nullopt;
    if (!sql)
        return m_panels.messages->showMessage(
            {Message::Kind::Info,
             tr("First choose a cell with a calculated number. Its row has to show the columns of its group, too."),
             {},
             {},
             {}});
    const QString laidOut = textOf(sql::formattedSql(*sql));
    m_panels.sql->tabs()->openTab({tr("Source rows"), laidOut, 0});
    m_workspace.run(laidOut);
}

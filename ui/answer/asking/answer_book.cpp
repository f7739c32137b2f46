// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/answer_book.h"

#include "ui/answer/asking/answer_headline.h"
#include "ui/answer/asking/answers_panel.h"
#include "ui/answer/asking/question_panel.h"
#include "ui/answer/asking/saved_answers_dialog.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/place_title.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_panel.h"

#include <QAction>
#include <QDateTime>
#include <QFileDialog>

using namespace ratatosk;

AnswerBook::AnswerBook(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent)
    : QObject(parent), m_panels(panels), m_workspace(workspace)
{
    auto answers = m_store.load();
    m_isReadable = answers.has_value();
    if (m_isReadable)
        m_answers = std::move(*answers);
    connect(actions.saveAnswer, &QAction::triggered, this, &AnswerBook::saveCurrent);
    connect(actions.savedAnswers, &QAction::triggered, this, &AnswerBook::showAll);
    for (const auto signal : {&Workspace::inquiryShown, &Workspace::stateChanged})
        connect(&workspace, signal, this, &AnswerBook::offerSaved);
}

QString AnswerBook::lastRun() const
{
    const std::vector<QueryOutcome>& outcomes = m_workspace.inquiry().run.outcomes;
    return !outcomes.empty() && outcomes.back().table ? QString::fromStdString(outcomes.back().sql) : QString();
}

std::string AnswerBook::databaseName() const
{
    return placeBaseName(m_workspace.databaseFile()).toStdString();
}

std::vector<SavedAnswer> AnswerBook::ofThisDatabase() const
{
    std::vector<SavedAnswer> answers = m_answers;
    std::erase_if(answers, [name = databaseName()](const SavedAnswer& answer) { return answer.database != name; });
    return answers;
}

void AnswerBook::offerSaved()
{
    const QString& question = m_workspace.inquiry().question;
    auto known = question.isEmpty() ? std::nullopt : answerTo(question.toStdString(), ofThisDatabase());
    const bool isShown = known && lastRun().toStdString() == known->sql;
    if (isShown)
        known.reset();
    m_panels.answers->setConfirmed(isShown ? lastRun() : QString());
    m_panels.headline->setConfirmed(isShown);
    m_panels.answers->showSaved(known ? QString::fromStdString(known->sql) : QString(), [this, known] { use(*known); });
}

void AnswerBook::saveCurrent()
{
    const QString question = m_panels.question->question().trimmed();
    if (!m_workspace.hasDatabase() || question.isEmpty())
        return tell(tr("First type the question that this SQL answers into the line above."));
    const QString sql = lastRun();
    if (sql.isEmpty() || m_panels.sql->statement() != sql)
        return tell(tr("Run the statement first: only SQL that has run can be saved as a right answer."));
    if (!m_isReadable)
        return tell(tr("The file of saved answers is damaged. The file was not changed, and this answer was not saved."));
    saveAnswer(
        m_answers,
        {databaseName(), question.toStdString(), sql.toStdString(), QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString()});
    offerSaved();
    tell(m_store.save(m_answers) ? tr("Saved as the right answer to “%1”.").arg(question) : tr("The answer could not be saved."));
}

void AnswerBook::use(const SavedAnswer& answer)
{
    const QString sql = QString::fromStdString(answer.sql);
    const QString question = QString::fromStdString(answer.question);
    m_panels.sql->comeForward();
    m_panels.sql->tabs()->openAnswer(question);
    m_workspace.beginQuestion(question);
    m_panels.sql->writeAnswer(sql);
    if (m_workspace.hasDatabase())
        m_workspace.run(sql);
}

void AnswerBook::remove(const SavedAnswer& answer)
{
    std::erase(m_answers, answer);
    offerSaved();
    if (m_isReadable && !m_store.save(m_answers))
        tell(tr("The change to the saved answers could not be saved."));
}

void AnswerBook::showAll()
{
    auto* dialog = new SavedAnswersDialog(m_answers, m_panels.answers->window());
    connect(dialog, &SavedAnswersDialog::used, this, &AnswerBook::use);
    connect(dialog, &SavedAnswersDialog::removed, this, &AnswerBook::remove);
    connect(dialog, &SavedAnswersDialog::exportRequested, this, &AnswerBook::exportAll);
    dialog->show();
}

void AnswerBook::exportAll()
{
    const QString file = QFileDialog::getSaveFileName(m_panels.answers, tr("Export saved answers"), QStringLiteral("answers.json"),
                                                      tr("Spider JSON (*.json)"));
    if (!file.isEmpty())
        tell(exportAnswers(m_answers, file) ? tr("Written to %1.").arg(file)
                                            : tr("The answers could not be written to %1. Choose another place.").arg(file));
}

void AnswerBook::tell(const QString& text)
{
    m_panels.messages->showMessage({Message::Kind::Info, text, {}, {}, {}});
}

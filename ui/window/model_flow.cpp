// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/model_flow.h"

#include "core/answer/value/model_search.h"
#include "core/answer/value/question_answerer.h"
#include "ui/answer/asking/ask_flow.h"
#include "ui/answer/asking/question_panel.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/storage/preferences.h"
#include "ui/base/wording/error_text.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>

#include <utility>

using namespace ratatosk;

namespace {

/// Such a model needs no name: it is remembered as none, and a newer one takes its place with the program's next version.
bool isFoundAnyway(const std::filesystem::path& bundle)
{
    std::error_code ignored;
    const auto own = findModelBundle();
    return own && std::filesystem::equivalent(*own, bundle, ignored);
}

} // namespace

ModelFlow::ModelFlow(const Parts& parts, WindowActions& actions, Workspace& workspace, Preferences& preferences, QWidget* window,
                     Model model)
    : QObject(window), m_parts(parts), m_workspace(workspace), m_preferences(preferences), m_window(window)
{
    connect(actions.chooseModel, &QAction::triggered, this, &ModelFlow::choose);
    connect(&workspace, &Workspace::modelReady, this, &ModelFlow::settle);
    connect(&workspace, &Workspace::modelUnavailable, this, [this](const Error& error) { m_mayGoBack ? goBack(error) : noteFault(error); });
    connect(&workspace, &Workspace::databaseOpened, this, [this] {
        if (m_parts.messages->isHidden())
            offer(); // it was put away with what was told of the file before
    });
    connect(parts.question->findChild<QLineEdit*>(QStringLiteral("question")), &QLineEdit::returnPressed, this, &ModelFlow::offer);
    takeRemembered(model);
}

/// A model that is named for this start alone comes first.
void ModelFlow::takeRemembered(Model model)
{
    const QString folder = m_preferences.modelFolder();
    if (folder.isEmpty() || !qEnvironmentVariableIsEmpty("RATATOSK_MODEL"))
        return;
    if (!modelBundleIn(folder.toStdString())) {
        m_lost = folder;
        return;
    }
    m_inUse = folder;
    if (model == Model::ToBeLoaded)
        m_workspace.useModel(folder.toStdString());
}

void ModelFlow::choose()
{
    const auto& model = m_workspace.model();
    const QString current = model ? QString::fromStdString(model->origin) : m_inUse;
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Choose the folder of a model"), current);
    if (!folder.isEmpty())
        use(folder);
}

void ModelFlow::use(const QString& folder)
{
    const auto bundle = modelBundleIn(folder.toStdString());
    if (!bundle)
        return m_parts.messages->showMessage({Message::Kind::Error, tr("There is no model in this folder. Nothing was changed."),
                                              QString::fromStdString(bundle.error().detail), tr("Choose model…"), [this] { choose(); }});
    load(isFoundAnyway(*bundle) ? QString() : QString::fromStdString(bundle->string()));
}

void ModelFlow::load(const QString& folder)
{
    m_mayGoBack = m_workspace.model().has_value();
    m_waiting = m_fault ? m_parts.question->question().trimmed() : QString();
    m_fault.reset();
    m_wanted = folder;
    m_parts.messages->hide();
    m_workspace.useModel(folder.toStdString());
}

/// A model answers: it is the one to begin with next time, and what waited for it is asked.
void ModelFlow::settle()
{
    m_fault.reset();
    m_mayGoBack = false;
    if (!m_lost.isEmpty())
        tellLost();
    if (m_wanted) {
        m_inUse = *std::exchange(m_wanted, {});
        m_preferences.setModelFolder(m_inUse);
    }
    const QString question = std::exchange(m_waiting, {});
    if (!question.isEmpty() && m_workspace.hasDatabase() && !m_workspace.isAsking())
        m_parts.asking->askSuggested(question);
}

void ModelFlow::noteFault(const Error& error)
{
    m_fault = error;
    m_wanted.reset();
    if (m_parts.messages->isHidden() || m_parts.messages->text() == errorText(error)) // a file that could not be opened matters more
        offer();
}

/// The chosen model cannot be loaded, but the one before could.
void ModelFlow::goBack(const Error& error)
{
    m_mayGoBack = false;
    m_wanted.reset();
    m_workspace.useModel(m_inUse.toStdString());
    m_parts.messages->showMessage({Message::Kind::Error, tr("This model cannot be loaded, so the previous model is in use again."),
                                   QString::fromStdString(error.detail), tr("Choose model…"), [this] { choose(); }});
}

/// What has stopped working may work when it is begun anew; what is missing or damaged does not.
void ModelFlow::offer()
{
    if (!m_fault)
        return;
    const bool hasStopped = m_fault->code == ErrorCode::WorkerFailed;
    m_parts.messages->showMessage({Message::Kind::Info, errorText(*m_fault), QString::fromStdString(m_fault->detail),
                                   hasStopped ? tr("Try again") : tr("Choose model…"),
                                   [this, hasStopped] { hasStopped ? load(m_inUse) : choose(); }});
}

void ModelFlow::tellLost()
{
    const QString folder = QDir::toNativeSeparators(std::exchange(m_lost, {}));
    if (m_parts.messages->isHidden())
        m_parts.messages->showMessage({Message::Kind::Warning, tr("The model that you chose was not found, so another model is in use."),
                                       tr("The folder of the model was %1.").arg(folder), tr("Choose model…"), [this] { choose(); }});
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_desk.h"

#include "ui/base/menus/action_names.h"
#include "ui/base/menus/quick_find.h"
#include "ui/base/menus/shortcut_keys.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"
#include "ui/base/storage/preferences.h"
#include "ui/base/storage/user_folders.h"
#include "ui/help/help_panel.h"
#include "ui/help/manual_topic.h"
#include "ui/help/preferences_dialog.h"
#include "ui/help/shortcuts_dialog.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QStatusBar>
#include <QSysInfo>
#include <QUrl>

HelpDesk::HelpDesk(WindowActions& actions, Workspace& workspace, Preferences& preferences, QMainWindow* window)
    : QObject(window), m_workspace(workspace), m_window(window)
{
    ShortcutKeys(window).apply(preferences.shortcuts());
    connect(actions.help, &QAction::triggered, this, &HelpDesk::showHelp);
    connect(actions.palette, &QAction::triggered, this, [this] { showCommands(); });
    connect(actions.shortcuts, &QAction::triggered, this, [this, &preferences] { (new ShortcutsDialog(m_window, preferences))->show(); });
    connect(actions.preferences, &QAction::triggered, this,
            [this, &preferences] { (new PreferencesDialog(preferences, m_window))->show(); });
    connect(actions.diagnostics, &QAction::triggered, this, &HelpDesk::copyDiagnostics);
    connect(actions.log, &QAction::triggered, this, &HelpDesk::showLog);
}

void HelpDesk::showCommands()
{
    auto* commands = new QuickFind(tr("Commands"), tr("Type part of a command"), commandEntries(m_window), m_window);
    commands->setObjectName(QStringLiteral("commandPalette"));
    commands->show();
}

/// The page about the part of the window with the focus; from within the manual, the contents.
/// The panel is made when it is needed first: most people start the program without it.
void HelpDesk::showHelp()
{
    if (!m_help) {
        m_help = new QDockWidget(tr("Help"), m_window);
        m_help->setObjectName(QStringLiteral("helpDock"));
        auto* made = new HelpPanel(*m_window, m_help);
        m_help->setWidget(made);
        connect(made, &HelpPanel::leaveWanted, this, &HelpDesk::leaveHelp);
        m_window->addDockWidget(Qt::RightDockWidgetArea, m_help);
        m_window->tabifyDockWidget(m_window->findChild<QDockWidget*>(QStringLiteral("whyDock")), m_help);
    }
    auto* panel = static_cast<HelpPanel*>(m_help->widget());
    QWidget* focus = QApplication::focusWidget();
    if (m_help->isAncestorOf(focus)) {
        panel->showPage({});
    } else {
        panel->showPage(manualTopic(focus));
        m_before = focus;
    }
    m_help->show();
    m_help->raise();
    panel->focusSearch();
}

/// Back to where it was asked for.
void HelpDesk::leaveHelp()
{
    m_help->hide();
    if (m_before)
        m_before->setFocus();
}

/// Nothing of the data: no names of files, tables or columns, no question and no SQL. Not translated, since others read it.
QString HelpDesk::diagnostics() const
{
    QStringList lines{QStringLiteral("Ratatosk %1, Qt %2").arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion())),
                      QStringLiteral("%1, kernel %2, %3")
                          .arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture()),
                      QStringLiteral("platform %1, scale %2").arg(QGuiApplication::platformName()).arg(m_window->devicePixelRatioF())};
    if (const auto& model = m_workspace.model())
        lines << QStringLiteral("model %1, %2 layers, %3")
                     .arg(QString::fromStdString(model->name))
                     .arg(model->layers)
                     .arg(QString::fromStdString(model->device));
    else
        lines << QStringLiteral("no model");
    const ratatosk::Schema& schema = m_workspace.schema();
    lines << QStringLiteral("schema: %1 tables, %2 columns, %3 foreign keys")
                 .arg(schema.tableCount())
                 .arg(schema.columnCount())
                 .arg(schema.foreignKeys().size());
    if (const ratatosk::Answer* answer = m_workspace.answer())
        lines << QStringLiteral("last question: %1 ms").arg(answer->timing.totalMilliseconds, 0, 'f', 0);
    return lines.join(QLatin1Char('\n'));
}

void HelpDesk::copyDiagnostics()
{
    QGuiApplication::clipboard()->setText(diagnostics());
    m_window->statusBar()->showMessage(tr("Versions, model and sizes were copied, but none of your data."));
}

void HelpDesk::showLog()
{
    const QString file = logFile();
    if (!QFileInfo::exists(file))
        m_window->statusBar()->showMessage(tr("There is no log, because nothing has gone wrong so far."));
    else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(file)))
        m_window->statusBar()->showMessage(tr("The log is in the file %1.").arg(QDir::toNativeSeparators(file)));
}

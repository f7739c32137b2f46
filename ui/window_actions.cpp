// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window_actions.h"

#include "ui/symbol_icon.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

WindowActions::WindowActions(QMainWindow* window) : QObject(window), m_window(window)
{
    createFileMenu();
    createEditMenu();
    createAskMenu();
    createSqlMenu();
    createViewMenu();
    createHelpMenu();
}

void WindowActions::createFileMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&File"));
    open = add(menu, QStringLiteral("open"), tr("&Open…"), {QKeySequence::Open}, QStringLiteral("open"));
    openSample = add(menu, QStringLiteral("openSample"), tr("Open &Sample"), {}, QStringLiteral("table"));
    recent = menu->addMenu(tr("Open &Recent"));
    menu->addSeparator();
    quit = add(menu, QStringLiteral("quit"), tr("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::createEditMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&Edit"));
    // The editor has its own keys for these two.
    undo = add(menu, QStringLiteral("undo"), tr("&Undo in SQL"));
    redo = add(menu, QStringLiteral("redo"), tr("&Redo in SQL"));
    menu->addSeparator();
    copyRows = add(menu, QStringLiteral("copyRows"), tr("&Copy Rows"), {}, QStringLiteral("copy"));
    copyRowsWithTitles = add(menu, QStringLiteral("copyRowsWithTitles"), tr("Copy Rows with &Titles"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
}

void WindowActions::createAskMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&Ask"));
    focusQuestion = add(menu, QStringLiteral("focusQuestion"), tr("&Ask a Question"), {QKeySequence(Qt::CTRL | Qt::Key_L)}, QStringLiteral("ask"));
    menu->addSeparator();
    for (int number = 0; number < kAnswerKeys; ++number) {
        const QKeySequence key(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + number));
        m_answers.push_back(add(menu, QStringLiteral("answer%1").arg(number + 1), tr("Answer &%1").arg(number + 1), {key}));
        connect(m_answers.back(), &QAction::triggered, this, [this, number] { Q_EMIT answerChosen(number); });
    }
    setAnswerCount(0);
}

void WindowActions::setAnswerCount(int count)
{
    for (int number = 0; number < kAnswerKeys; ++number)
        m_answers[static_cast<size_t>(number)]->setEnabled(number < count);
}

void WindowActions::createSqlMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&SQL"));
    const QList<QKeySequence> runKeys{QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter), QKeySequence(Qt::Key_F5)};
    run = add(menu, QStringLiteral("run"), tr("&Run"), runKeys, QStringLiteral("run"));
    stop = add(menu, QStringLiteral("stop"), tr("&Stop"), {QKeySequence(Qt::Key_Escape)}, QStringLiteral("stop"));
}

void WindowActions::createViewMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&View"));
    panels = menu->addMenu(tr("&Panels"));
    createThemeMenu(menu);
    menu->addSeparator();
    filterSchema = add(menu, QStringLiteral("filterSchema"), tr("&Filter Tables and Columns"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    showGraph = add(menu, QStringLiteral("showGraph"), tr("Schema &Graph"), {QKeySequence(Qt::CTRL | Qt::Key_G)});
    nextPane = add(menu, QStringLiteral("nextPane"), tr("&Next Pane"), {QKeySequence(Qt::Key_F6)});
    previousPane = add(menu, QStringLiteral("previousPane"), tr("Pre&vious Pane"), {QKeySequence(Qt::SHIFT | Qt::Key_F6)});
    menu->addSeparator();
    fullScreen = add(menu, QStringLiteral("fullScreen"), tr("F&ull Screen"), {QKeySequence(Qt::Key_F11)});
    fullScreen->setCheckable(true);
    resetLayout = add(menu, QStringLiteral("resetLayout"), tr("&Reset Layout"));
}

void WindowActions::createThemeMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("&Theme"));
    m_themes = new QActionGroup(this);
    const QString names[] = {tr("As the &Desktop"), tr("&Light"), tr("Dar&k")};
    for (const Appearance appearance : {Appearance::System, Appearance::Light, Appearance::Dark}) {
        const int number = static_cast<int>(appearance);
        QAction* action = add(menu, QStringLiteral("theme%1").arg(number), names[number]);
        action->setCheckable(true);
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, appearance] { Q_EMIT appearanceChosen(appearance); });
    }
}

void WindowActions::setAppearance(Appearance appearance)
{
    m_themes->actions().at(static_cast<int>(appearance))->setChecked(true);
}

void WindowActions::createHelpMenu()
{
    QMenu* menu = m_window->menuBar()->addMenu(tr("&Help"));
    about = add(menu, QStringLiteral("about"), tr("&About Ratatosk"));
    about->setMenuRole(QAction::AboutRole);
    aboutQt = add(menu, QStringLiteral("aboutQt"), tr("About &Qt"));
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

QAction* WindowActions::add(QMenu* menu, const QString& name, const QString& text, const QList<QKeySequence>& keys, const QString& icon)
{
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcuts(keys);
    if (!icon.isEmpty())
        action->setIcon(symbolIcon(icon));
    menu->addAction(action);
    m_window->addAction(action);
    return action;
}

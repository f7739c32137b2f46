// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QObject>
#include <QString>

#include <optional>

class AskFlow;
class MessageBar;
class Preferences;
class QuestionPanel;
class QWidget;
class WindowActions;
class Workspace;

/// Which model answers questions: one chosen by a person is remembered; where none can be loaded, the bar offers to choose one.
class ModelFlow : public QObject
{
    Q_OBJECT
public:
    struct Parts {
        AskFlow* asking;
        MessageBar* messages;
        QuestionPanel* question;
    };

    enum class Model { ToBeLoaded, InUse };

    /// All of them must outlive it. `model`: whether the workspace has one already, or is loading it.
    ModelFlow(const Parts& parts, WindowActions& actions, Workspace& workspace, Preferences& preferences, QWidget* window, Model model);

    /// The model that the folder is or holds, once it is loaded; until then nothing is remembered.
    void use(const QString& folder);

private:
    void takeRemembered(Model model);
    void choose();
    void load(const QString& folder);
    void settle();
    void noteFault(const ratatosk::Error& error);
    void goBack(const ratatosk::Error& error);
    void offer();
    void tellLost();

    Parts m_parts;
    Workspace& m_workspace;
    Preferences& m_preferences;
    QWidget* m_window;
    std::optional<ratatosk::Error> m_fault; ///< why questions are off
    QString m_inUse;                        ///< folder; empty: none was named
    std::optional<QString> m_wanted;        ///< chosen and being loaded
    bool m_mayGoBack = false;               ///< the one in use before did answer
    QString m_waiting;                      ///< question to be asked once there is a model
    QString m_lost;                         ///< remembered folder that holds none any more
};

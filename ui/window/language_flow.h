// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class MessageBar;
class Workspace;

/// Says so, in its language, when a question is not in English.
class LanguageFlow : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it.
    LanguageFlow(MessageBar& messages, Workspace& workspace, QObject* parent);

private:
    void look();

    MessageBar& m_messages;
    Workspace& m_workspace;
};

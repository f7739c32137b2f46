// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/language_flow.h"

#include "ui/base/look/message_bar.h"
#include "ui/base/state/workspace.h"
#include "ui/base/wording/language_notice.h"

LanguageFlow::LanguageFlow(MessageBar& messages, Workspace& workspace, QObject* parent)
    : QObject(parent), m_messages(messages), m_workspace(workspace)
{
    connect(&workspace, &Workspace::inquiryShown, this, &LanguageFlow::look);
    connect(&workspace, &Workspace::ran, this, &LanguageFlow::look); // what passes has gone when the run began
}

void LanguageFlow::look()
{
    const auto language = ratatosk::foreignLanguage(m_workspace.inquiry().question.toStdString());
    if (language)
        m_messages.showMessage({Message::Kind::Info, languageNotice(*language), {}, {}, {}, true});
}

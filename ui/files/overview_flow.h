// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "ui/base/workers/side_reader.h"
#include "ui/files/overview_panel.h"

#include <QObject>

class Preferences;
class QStackedWidget;
class Workspace;

/// Shows the overview of the open file in place of rows while the tab shown has none, and fills it: counts rows, has questions looked
/// for.
class OverviewFlow : public QObject
{
    Q_OBJECT
public:
    static constexpr int kSuggestions = 6;
    static constexpr int kRequested = 5; ///< latest questions named

    struct Panels {
        OverviewPanel* overview;
        QStackedWidget* answer; ///< holds the rows and the overview
    };

    /// All of them must outlive it.
    OverviewFlow(const Panels& panels, Workspace& workspace, Preferences& preferences, QObject* parent);

private:
    void begin();
    void listTables(const std::vector<std::optional<qint64>>& counts);
    void countRows();
    void findQuestions();
    void takeQuestions(const ratatosk::QuestionSuggestions& suggestions);
    void showInquiry();

    Panels m_panels;
    Workspace& m_workspace;
    Preferences& m_preferences;
    SideReader m_counter;
    bool m_isLooking = false;    ///< for questions
    bool m_hasQuestions = false; ///< or none can be found
};

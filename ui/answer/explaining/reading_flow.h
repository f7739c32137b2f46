// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/condition_effect.h"
#include "core/answer/explaining/empty_result.h"
#include "core/answer/explaining/limit_ties.h"
#include "core/answer/explaining/query_steps.h"
#include "core/answer/explaining/query_values.h"
#include "ui/answer/explaining/step_choices.h"
#include "ui/base/workers/side_reader.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

class ExplanationPanel;
class MessageBar;
struct QueryOutcome;
class ResultTabs;
class SqlPanel;
class ValueBar;
struct ValueChip;
class WindowActions;
class Workspace;

/// What the window says about the statement that ran last: its steps in words with the rows after each, its values and what could
/// stand in their place, and why it found nothing. And about an answer: in what it differs from the next reading.
class ReadingFlow : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        ExplanationPanel* why;
        MessageBar* messages;
        ResultTabs* results;
        SqlPanel* sql;
        ValueBar* values;
    };

    /// All of them must outlive it.
    ReadingFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent);

Q_SIGNALS:
    /// The one row that the statement has found is not the only first one; empty words: it is.
    void tieFound(const QString& sql, const QString& words);

private:
    void openDatabase();
    void forget();
    void showInquiry();
    void showState();
    void enableWords(bool isEnabled);
    void readFront();
    void readOutcome(const QueryOutcome& outcome);
    void read(const std::string& sql);
    void showSteps();
    void showValues();
    ValueChip chipFor(const ratatosk::QueryValue& value) const;
    void offerChoices(int value);
    void runWithValue(int value, const QString& text);
    void readChoices(const std::string& sql);
    void runWithPart(int choice, const ratatosk::QueryPart& part);
    void rewrite(const std::string& sql);
    void findEmptyReason();
    /// Why nothing was found, and what the column holds that decided it.
    struct Emptiness {
        std::optional<ratatosk::EmptyReason> reason;
        std::vector<ratatosk::ConditionEffect> effects;
    };
    void showEmptyReason(const Emptiness& emptiness);
    /// What the rows do not show: conditions without effect, and a tie that LIMIT cuts.
    struct Remarks {
        std::vector<ratatosk::ConditionEffect> effects;
        std::optional<ratatosk::LimitTie> tie;
    };
    void findRemarks();
    void showRemarks(const Remarks& remarks);
    QString effectText(const ratatosk::ConditionEffect& effect) const;
    QString rangeText(const ratatosk::ConditionEffect& effect) const;
    void showRowsBehind();
    void run(const std::string& sql);

    Panels m_panels;
    Workspace& m_workspace;
    std::string m_sql; ///< that is explained; empty: none
    std::optional<ratatosk::QueryExplanation> m_explanation;
    std::vector<ratatosk::QueryValue> m_values; ///< of the explained query
    StepChoices m_choices;                      ///< the same
    std::string m_rewritten;                    ///< what was last made of a statement here,
    StepChoices m_choicesBefore;                ///< and what could stand in that statement
    QString m_focused;                          ///< name of the widget that had the focus when the words were disabled
    SideReader m_previews;
    SideReader m_reasons;
    SideReader m_valueReader;
    QTimer m_slow; ///< what was read of the statement before goes when the next one takes longer
};

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/answer/asking/glance_panel.h"
#include "ui/base/workers/side_reader.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

class AskFlow;
class Preferences;
class QuestionPanel;
class WindowActions;
class Workspace;
struct Inquiry;

namespace ratatosk {
struct Answer;
}

/// Answers while typing: after a pause the question is read and its statement run, beside everything that is shown and kept. And when it is asked,
/// what is shown stays until its answer is there.
class GlanceFlow : public QObject
{
    Q_OBJECT
public:
    static constexpr int kPauseMilliseconds = 120;
    static constexpr int kRunMilliseconds = 100; ///< a statement that takes longer is stopped

    struct Panels {
        QWidget* answer; ///< what the glance covers
        QuestionPanel* question;
    };

    /// All of them must outlive it.
    GlanceFlow(const Panels& panels, AskFlow& asking, WindowActions& actions, Workspace& workspace, const Preferences& preferences,
               QObject* parent);

private:
    void noteTyped(const QString& question);
    bool mayGlance() const;
    void look();
    void take(const ratatosk::Answer& answer);
    void show(const Inquiry& inquiry);
    void hold();
    void leaveFor(const QWidget* focused);
    void settle();
    void end();

    QuestionPanel& m_question;
    AskFlow& m_asking;
    Workspace& m_workspace;
    const Preferences& m_preferences;
    QPointer<GlancePanel> m_panel;
    QString m_typed; ///< empty: nothing that was not asked
    QTimer m_pause;
    QTimer m_clock;      ///< of the statement under way
    SideReader m_reader; // last member, first destroyed
};

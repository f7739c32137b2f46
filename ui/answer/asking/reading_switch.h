// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <QWidget>

#include <array>

class QToolButton;

/// Whether the question was read as a new one or as a follow-up, and the other way by one click. Hidden where it cannot be a follow-up.
class ReadingSwitch : public QWidget
{
    Q_OBJECT
public:
    explicit ReadingSwitch(QWidget* parent = nullptr);

    /// As the question was read; `earlier` is what it may go on from.
    void showReading(const ratatosk::FollowUp& followUp, const QString& earlier);
    /// The question is being read: what was shown stays, but cannot be used.
    void showOpen();

Q_SIGNALS:
    void switched(); ///< the other way is wanted

private:
    void add(int place, const QString& name, const QString& text, const QString& accessibleName);
    void choose(int way);
    static QString goingOnText(const QString& earlier, const ratatosk::FollowUp& followUp);

    std::array<QToolButton*, 2> m_ways{}; ///< as a new question, as a follow-up
    int m_taken = 0;
};

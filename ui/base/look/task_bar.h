// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

/// Says how far a task is and lets it be stopped; afterwards what came of it, until that is closed. Hidden when there is none.
class TaskBar : public QFrame
{
    Q_OBJECT
public:
    /// `name`: of the task, for screen readers.
    explicit TaskBar(const QString& name, QWidget* parent = nullptr);

    void begin(const QString& text, const QString& stopText);
    /// `percent` below 0: not known.
    void tell(const QString& text, int percent = -1);
    void end(const QString& text);
    /// Takes away what was told of a task that has ended: something else is shown now.
    void endPassing();
    bool isUnderWay() const;

Q_SIGNALS:
    void stopRequested();

private:
    void stopOrClose();

    QLabel* m_text = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_button = nullptr;
};

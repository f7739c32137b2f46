// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "ui/selection.h"
#include "ui/workers/database_session.h"

#include <QWidget>

class QLabel;
class QPushButton;
class SqlEditor;

/// The SQL editor with Run and Stop. An error is told below the text and marked at its place.
class SqlPanel : public QWidget
{
    Q_OBJECT
public:
    explicit SqlPanel(QWidget* parent = nullptr);

    SqlEditor* editor() const { return m_editor; }
    QString text() const;
    void setSchema(const ratatosk::Schema& schema);
    /// As one step that can be undone.
    void setText(const QString& sql);
    void insertName(const QString& name);

    /// Reports the marked text, or else the statement at the caret.
    void run();
    void showBusy(bool isBusy);
    void showOutcome(const QueryOutcome& outcome);
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void runRequested(const QString& sql);
    void stopRequested();
    void edited();
    void caretMoved(int byte);

private:
    void forgetError();

    SqlEditor* m_editor = nullptr;
    QPushButton* m_runButton = nullptr;
    QPushButton* m_stopButton = nullptr;
    QLabel* m_errorIcon = nullptr;
    QLabel* m_error = nullptr;
    int m_runBegin = 0; ///< byte of the text where the statement last run begins
};

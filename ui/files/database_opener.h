// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "ui/base/workers/task_runner.h"

#include <QObject>
#include <QString>

class Preferences;
class QMenu;
class QWidget;

/// The ways to a database file: the dialog, the sample, and those opened lately.
class DatabaseOpener : public QObject
{
    Q_OBJECT
public:
    /// `preferences` must outlive it. Dialogs belong to `window`.
    DatabaseOpener(Preferences& preferences, QWidget* window);

    /// Or several, to be opened together. Starts beside the file opened last.
    void chooseFile();
    /// Of files of data, which become one database.
    void chooseFolder();
    /// Builds the sample on a thread of its own, unless it is there.
    void openSample();
    /// Fills the menu with the files opened lately whenever it is about to be shown.
    void serveMenu(QMenu* menu);

Q_SIGNALS:
    /// `question`: one that suits the file; empty: none known.
    void chosen(const QString& file, const QString& question);
    void filesChosen(const QStringList& files);
    void failed(const ratatosk::Error& error);

private:
    void fill(QMenu* menu);
    QString lastFile() const;

    Preferences& m_preferences;
    QWidget* m_window;
    TaskRunner m_builder; // last member, first destroyed
};

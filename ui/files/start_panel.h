// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QWidget>

class QLabel;
class QListWidget;

/// A file opened lately.
struct RecentFile {
    QString file;
    QDateTime openedAt; ///< invalid: not known
};

/// What the window shows before a database is open: how to open one, the sample, and those opened lately.
class StartPanel : public QWidget
{
    Q_OBJECT
public:
    explicit StartPanel(QWidget* parent = nullptr);

    /// Files that are gone are shown greyed.
    void setRecent(const QList<RecentFile>& files);

Q_SIGNALS:
    void openRequested();
    void serverRequested();
    void sampleRequested();
    void recentChosen(const QString& file);

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* createIcon();
    QLabel* createTitle();
    QLabel* createHint();
    QWidget* createButtons();
    QString whereIs(const QString& file) const;

    QLabel* m_title = nullptr;
    QLabel* m_recentTitle = nullptr;
    QListWidget* m_recent = nullptr;
};

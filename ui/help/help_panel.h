// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QTextBrowser;

/// The manual, built into the program: its chapters to choose from, a field that finds words in it.
class HelpPanel : public QWidget
{
    Q_OBJECT
public:
    explicit HelpPanel(QWidget* parent = nullptr);

    void focusSearch();

Q_SIGNALS:
    /// Escape was pressed in it.
    void leaveWanted();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void listChapters();
    void showChapter(int chapter);
    void findNext();

    QLineEdit* m_search = nullptr;
    QComboBox* m_chapters = nullptr;
    QTextBrowser* m_text = nullptr;
};

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manual.h"

#include <QWidget>

class ManualView;
class QComboBox;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

/// The manual, built into the program: a list of its pages, one page in full, and a field that finds pages by their words.
class HelpPanel : public QWidget
{
    Q_OBJECT
public:
    /// Takes the names and keys of commands from the window, now.
    explicit HelpPanel(const QWidget& window, QWidget* parent = nullptr);

    /// Shows the contents where no page has the id.
    void showPage(const QString& id);
    void focusSearch();

Q_SIGNALS:
    /// Escape was pressed in it.
    void leaveWanted();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void setUpWidgets();
    void listPages();
    void search(const QString& words);
    void showFound(int row);
    bool markNext();
    void findNext();

    QList<ManualPage> m_pages;
    QList<ManualPage> m_found; ///< the pages in the list
    QLineEdit* m_search = nullptr;
    QListWidget* m_hits = nullptr;
    QComboBox* m_chapters = nullptr;
    ManualView* m_view = nullptr;
};

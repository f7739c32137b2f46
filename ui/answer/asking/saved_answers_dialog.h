// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/saved_answers.h"

#include <QDialog>

class QLineEdit;
class QPushButton;
class QTreeWidget;

/// The saved answers: to look at, use again, delete and export. Does not stop other work.
class SavedAnswersDialog : public QDialog
{
    Q_OBJECT
public:
    SavedAnswersDialog(std::vector<ratatosk::SavedAnswer> answers, QWidget* parent);

Q_SIGNALS:
    void used(const ratatosk::SavedAnswer& answer);
    void removed(const ratatosk::SavedAnswer& answer);
    void exportRequested();

private:
    void createList();
    QWidget* createButtons();
    void filter(const QString& text);
    void useChosen();
    void removeChosen();
    int chosen() const;
    void enableButtons();

    std::vector<ratatosk::SavedAnswer> m_answers; ///< by row
    QLineEdit* m_filter = nullptr;
    QTreeWidget* m_list = nullptr;
    QPushButton* m_use = nullptr;
    QPushButton* m_delete = nullptr;
    QPushButton* m_export = nullptr;
};

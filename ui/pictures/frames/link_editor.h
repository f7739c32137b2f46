// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/question_edits.h"
#include "ui/base/state/selection.h"

#include <QWidget>

class QComboBox;
class QPushButton;

/// Joins a word with a table or column by hand, or parts them; the question is asked again then.
class LinkEditor : public QWidget
{
    Q_OBJECT
public:
    explicit LinkEditor(QWidget* parent = nullptr);

    void setAnswer(const ratatosk::Answer& answer);
    /// Chooses what is selected elsewhere.
    void showSelection(const Selection& selection);
    /// Whether there is something to go back from.
    void setEdited(bool isEdited);

Q_SIGNALS:
    void edited(const ratatosk::LinkEdit& edit);
    void resetRequested();

private:
    ratatosk::LinkEdit edit(bool isAdded) const;
    void updateButtons();
    void chooseItem(int item);

    ItemNumbering m_numbering;
    ratatosk::SchemaLinks m_links;
    QComboBox* m_word = nullptr;
    QComboBox* m_item = nullptr;
    QPushButton* m_join = nullptr;
    QPushButton* m_part = nullptr;
    QPushButton* m_reset = nullptr;
};

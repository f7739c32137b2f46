// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class FlowLayout;
class QToolButton;

/// A value that the statement compares with.
struct ValueChip {
    QString column; ///< "owners.city"
    QString value;
    QString source; ///< where it comes from, in words
    bool isUnfilled = false;
};

/// One of the values that a column holds.
struct ValueChoice {
    QString value;
    qint64 rows = 0;
    bool mayBeMore = false; ///< not every row was counted
};

/// The values of the statement that ran last as chips: each says where it comes from, and offers what the column really holds.
class ValueBar : public QWidget
{
    Q_OBJECT
public:
    explicit ValueBar(QWidget* parent = nullptr);

    void setChips(const QList<ValueChip>& chips);
    /// Answers choicesWanted.
    void showChoices(int chip, const QList<ValueChoice>& choices);

Q_SIGNALS:
    void choicesWanted(int chip);
    void chosen(int chip, const QString& value);

private:
    void addChip(int number, const ValueChip& chip);

    FlowLayout* m_layout = nullptr;
    QList<QToolButton*> m_buttons;
};

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_choices.h"

#include <QList>
#include <QString>
#include <QWidget>

class QMenu;
class QToolButton;

/// Something that could stand in a statement.
struct ChoiceOption {
    QString text;
    ratatosk::QueryPart part;
};

/// Options under one heading. Without a title they stand in the menu itself, else in a menu of their own.
struct ChoiceGroup {
    QString title;
    QList<ChoiceOption> options;
};

/// A place of a statement where something else could stand.
struct ChoiceChip {
    int number = 0; ///< of the choice, as choicesIn counts
    QString name;   ///< what is chosen: "Column"
    QString current;
    QList<ChoiceGroup> groups;
};

/// Drop-downs for what else could stand in a step.
class ChoiceBar : public QWidget
{
    Q_OBJECT
public:
    /// Tab comes here from `before`.
    ChoiceBar(QWidget* before, QWidget* parent);

    /// The focus stays at the same place.
    void setChips(const QList<ChoiceChip>& chips);

Q_SIGNALS:
    void chosen(int number, const ratatosk::QueryPart& part);

private:
    void addChip(const ChoiceChip& chip);
    void fill(QMenu* menu, const ChoiceChip& chip);
    void add(QMenu* menu, int number, const QList<ChoiceOption>& options);

    QWidget* m_before = nullptr;
    QList<QToolButton*> m_buttons;
};

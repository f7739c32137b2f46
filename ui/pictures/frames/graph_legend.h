// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/frames/key_line.h"

#include <QWidget>

#include <functional>
#include <map>
#include <set>

/// What marks, colours and lines of a schema graph mean; of lines those that it has.
class GraphLegend : public QWidget
{
    Q_OBJECT
public:
    explicit GraphLegend(QWidget* parent = nullptr);

    /// `hasJoins`: the answer uses some of them.
    void showLines(const std::set<KeyLine::State>& states, bool hasJoins);

private:
    QWidget* addEntry(std::function<QPen(const Theme&)> penIn, const QString& text);

    std::map<KeyLine::State, QWidget*> m_states;
    QWidget* m_joins = nullptr;
};

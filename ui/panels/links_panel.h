// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"
#include "ui/selection.h"

#include <QWidget>

class LinksView;
class NotedView;

/// Which words were recognised in the database, with a legend of the kinds of links.
class LinksPanel : public QWidget
{
    Q_OBJECT
public:
    explicit LinksPanel(QWidget* parent = nullptr);

    void setAnswer(const ratatosk::Answer& answer);
    void clear();
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);

private:
    LinksView* m_links = nullptr;
    NotedView* m_view = nullptr;
};

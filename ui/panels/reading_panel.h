// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/result_table.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>
#include <memory>
#include <string>

class NotedView;
class QLabel;
class QListWidget;
class QTableView;
class ResultTableModel;

/// One sentence of an explanation, and SQL that shows the rows after it.
struct ReadingStep {
    QString sentence;
    std::string preview;
};

/// A statement in plain words, step by step; the rows after the step that is chosen stand below.
class ReadingPanel : public QWidget
{
    Q_OBJECT
public:
    using Rows = std::shared_ptr<const ratatosk::ResultTable>;
    /// Finds the first rows of a statement and hands them on, null when there is an error.
    using FindRows = std::function<void(const std::string& sql, const std::function<void(const Rows&)>& take)>;

    explicit ReadingPanel(QWidget* parent = nullptr);

    void setFindRows(FindRows findRows) { m_findRows = std::move(findRows); }
    void showSteps(const QList<ReadingStep>& steps);
    /// In place of steps: why there are none.
    void showNote(const QString& note);

private:
    void showRowsAfter(int step);
    void takeRows(const Rows& rows);

    FindRows m_findRows;
    QList<ReadingStep> m_steps;
    QListWidget* m_list = nullptr;
    QLabel* m_caption = nullptr;
    ResultTableModel* m_model = nullptr;
    QTableView* m_rows = nullptr;
    NotedView* m_view = nullptr;
};

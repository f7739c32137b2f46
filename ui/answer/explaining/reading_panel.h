// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/result_table.h"
#include "ui/answer/explaining/choice_bar.h"

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

/// One sentence of an explanation, SQL that shows the rows after it, and what else could stand in it.
struct ReadingStep {
    QString sentence;
    std::string preview;
    QList<ChoiceChip> choices;
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

Q_SIGNALS:
    /// Something else is to stand at a place of the statement.
    void chosen(int choice, const ratatosk::QueryPart& part);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showStep(int step);
    void readRows();
    void takeRows(const Rows& rows);

    FindRows m_findRows;
    QList<ReadingStep> m_steps;
    QListWidget* m_list = nullptr;
    QLabel* m_caption = nullptr;
    ResultTableModel* m_model = nullptr;
    QTableView* m_rows = nullptr;
    ChoiceBar* m_choices = nullptr;
    bool m_isChanging = false; ///< the next steps are those of a changed statement
    bool m_isRead = true;      ///< the rows of the current step, or asked for
    NotedView* m_view = nullptr;
};

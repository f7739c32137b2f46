// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QScrollArea>
#include <QString>
#include <QStringList>

#include <optional>

class QLabel;

/// A table as the overview lists it.
struct ListedTable {
    QString name;
    std::optional<qint64> rows; ///< nothing: not counted, or not yet
};

/// What there is to do with a file of which nothing is shown yet: questions that it answers, questions asked before, its tables.
class OverviewPanel : public QScrollArea
{
    Q_OBJECT
public:
    static constexpr int kMostTables = 40; ///< named; more are found in the schema beside

    explicit OverviewPanel(QWidget* parent = nullptr);

    void setFile(const QString& name);
    void setTables(const QList<ListedTable>& tables);
    void setQuestions(const QStringList& questions);
    void setSuggestions(const QStringList& questions);
    /// In place of suggestions: that they are being looked for, or why there are none.
    void setSuggestionNote(const QString& note);

Q_SIGNALS:
    void questionChosen(const QString& question);
    void tableChosen(int number); ///< of those that were set
    void moreTablesWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* addHeading(const QString& text);
    QLabel* addText(const char* name, const QString& accessibleName);
    void showQuestions(QLabel* label, const QStringList& questions);

    QLabel* m_title = nullptr;
    QLabel* m_suggestionHeading = nullptr;
    QLabel* m_suggestions = nullptr;
    QLabel* m_questionsHeading = nullptr;
    QLabel* m_questions = nullptr;
    QLabel* m_tableHeading = nullptr;
    QLabel* m_tables = nullptr;
};

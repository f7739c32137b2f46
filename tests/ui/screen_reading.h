// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/window_stage.h"
#include "ui/sql/editor/query_tabs.h"

#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

/// What a person sees in the window, panel by panel, as the tags that its texts hold. A tag says where a text comes from: "Aq7c0" is of
/// the candidate 0 of the question 7 about the database A, "Bh12" of a statement written by hand.
struct ScreenReading {
    explicit ScreenReading(const Stage& stage)
    {
        const auto* results = stage.child<QTabWidget>("results");
        editor = tagsIn(stage.child<SqlEditor>("sqlEditor")->text());
        line = tagsIn(stage.child<QLineEdit>("question")->text());
        title = tagsIn(stage.child<QTabBar>("queryTabs")->tabToolTip(stage.child<QTabBar>("queryTabs")->currentIndex()));
        if (auto* front = results->currentWidget())
            readRows(*front, *stage.window);
        readWords(stage);
        const auto* list = stage.child<QListView>("answers");
        answers = tagsIn(list->model());
        chosen = tagsIn(list->currentIndex().data().toString());
        steps =
            tagsIn(stage.child<QTableView>("steps")->model()).filter(QStringLiteral("c")); // those without are words that were looked at
        if (const auto* statement = stage.window->workspace().statement())
            pictured = tagsIn(QString::fromStdString(statement->sql));
        status = stage.window->statusBar()->currentMessage();
        message = tagsIn(stage.message());
        hasStop = isThere(*stage.window, QStringLiteral("Stop"));
        hasCancel = isThere(*stage.window, QStringLiteral("Cancel"));
    }

    static QStringList tagsIn(const QString& text)
    {
        static const QRegularExpression tag(QStringLiteral("\\b[AB][qh]\\d+(c\\d)?\\b"));
        QStringList tags;
        for (auto match = tag.globalMatch(text); match.hasNext();)
            tags << match.next().captured();
        tags.removeDuplicates();
        return tags;
    }

    static QStringList tagsIn(const QAbstractItemModel* model)
    {
        QString text;
        for (int row = 0; row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column)
                text += model->index(row, column).data().toString() + QLatin1Char(' ');
        }
        return tagsIn(text);
    }

    QStringList all() const { return editor + line + title + rows + words + values + answers + steps + message; }

    QStringList editor, line, title, rows, words, values, answers, chosen, steps, pictured, message;
    QString note; ///< in place of rows; empty: rows are there
    QString status;
    bool areRowsOld = false; ///< and say so
    bool areWordsOff = false;
    bool hasStop = false;
    bool hasCancel = false;

private:
    void readRows(QWidget& front, const QWidget& window)
    {
        if (const auto* view = front.findChild<QTableView*>(QStringLiteral("rows")); view && view->isVisibleTo(&window))
            rows = tagsIn(view->model());
        if (const auto* label = front.findChild<QLabel*>(QStringLiteral("note")); label && label->isVisibleTo(&window))
            note = label->text();
        if (const auto* summary = front.findChild<QLabel*>(QStringLiteral("summary")))
            areRowsOld = summary->text().startsWith(QLatin1String("Previous result"));
    }

    void readWords(const Stage& stage)
    {
        const auto* list = stage.child<QListWidget>("reading");
        if (list->isVisibleTo(stage.window.get()))
            words = tagsIn(list->model());
        areWordsOff = !list->isEnabledTo(stage.window.get());
        for (const auto* button : stage.child<QWidget>("valueBar")->findChildren<QToolButton*>()) {
            if (button->isVisibleTo(stage.window.get()))
                values << tagsIn(button->text());
        }
    }

    static bool isThere(const QWidget& window, const QString& text)
    {
        const auto buttons = window.findChildren<QPushButton*>();
        return std::ranges::any_of(buttons,
                                   [&](const QPushButton* button) { return button->text() == text && button->isVisibleTo(&window); });
    }
};

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

/// One page of the manual: a task, or a part of the reference.
struct ManualPage {
    QString id;   ///< "dates": names the page in links and for panels, the same in every language
    QString part; ///< the heading of the page in the contents
    QString title;
    QString text; ///< Markdown, with the title in front; "{open}" stands for the command of that name
};

/// The pages of resources/help/LANGUAGE.md in their order. Empty: the language has no manual.
QList<ManualPage> manualPages(const QString& language);

/// The text with the names and keys that the window's commands have now: "{open}" becomes "*File > Open* (Ctrl+O)".
QString withCommands(const QString& text, const QWidget& window);

/// The pages that contain all words of the text, pages with the words in their title first.
QList<ManualPage> pagesWith(const QString& text, const QList<ManualPage>& pages);

/// A list of links to all pages, by their parts, in Markdown.
QString manualContents(const QString& title, const QList<ManualPage>& pages);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/state/selection.h"
#include "ui/sql/editor/qscintilla.h"

#include <string>
#include <vector>

/// An editor for SQL with a list of completions, marks for errors, and a tint for what is selected elsewhere.
/// Places are bytes of the UTF-8 text.
class SqlEditor : public QsciScintilla
{
    Q_OBJECT
public:
    explicit SqlEditor(QWidget* parent = nullptr);

    std::string bytes() const { return text().toStdString(); }
    int caret() const;
    void setCaret(int byte);

    /// What "run" means: the statements in the marked text, else the one at the caret.
    std::vector<TextSpan> spansToRun() const;

    /// Replaces all text in one step that can be undone.
    void replaceText(const QString& sql);
    void replaceSpan(const TextSpan& span, const QString& text);
    /// In place of what is marked, or at the caret; never grown together with the word before or behind it.
    void insertWord(const QString& word);
    /// Shows a text with its own undo history.
    void showDocument(const QsciDocument& document);
    /// For a document that was shown before: QScintilla keeps it by a reference of its own while another is shown, and forgets that.
    void releaseKeptDocument();
    /// The text that a document begins with: there is nothing to undo.
    void startText(const QString& sql);
    void toggleComment();
    /// Leaves these keys to the window.
    void freeKeys(const QList<QKeySequence>& keys);

    enum class ListCause { Typed, Requested };
    /// Offers words in place of the bytes between `begin` and the caret. A list that came by itself leaves Enter alone until an arrow
    /// key has entered it.
    void showWords(const QStringList& words, int begin, ListCause cause);

    void markError(const TextSpan& span);
    void clearError();
    void tint(const std::vector<TextSpan>& spans);

Q_SIGNALS:
    /// The caret moved by hand or key, not because the text was replaced.
    void caretMoved(int byte);
    /// A letter was typed.
    void typed(int character);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setUpDocument();
    void setUpEditing();
    void setUpKeys();
    void setUpIndicators();
    void markStatement();
    void applyTheme();
    void fill(int indicator, const TextSpan& span);
    void clear(int indicator);

    QsciLexerSQL* m_lexer = nullptr;
    bool m_isReplacing = false;
    ListCause m_listCause = ListCause::Typed;
};

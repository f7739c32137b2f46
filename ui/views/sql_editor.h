// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "ui/selection.h"
#include "ui/views/qscintilla.h"

#include <string>
#include <vector>

/// An editor for SQL with completion of the schema's names, marks for errors, and a tint for what is selected elsewhere.
/// Places are bytes of the UTF-8 text.
class SqlEditor : public QsciScintilla
{
    Q_OBJECT
public:
    explicit SqlEditor(QWidget* parent = nullptr);

    void setSchema(const ratatosk::Schema& schema);

    std::string bytes() const { return text().toStdString(); }
    int caret() const;

    /// What "run" means: the marked text, else the statement at the caret.
    TextSpan spanToRun() const;

    /// Replaces all text in one step that can be undone.
    void replaceText(const QString& sql);

    void markError(const TextSpan& span);
    void clearError();
    void tint(const std::vector<TextSpan>& spans);

Q_SIGNALS:
    /// The caret moved by hand or key, not because the text was replaced.
    void caretMoved(int byte);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setUpEditing();
    void freeWindowKeys();
    void setUpIndicators();
    void applyTheme();
    void fill(int indicator, const TextSpan& span);
    void clear(int indicator);

    QsciLexerSQL* m_lexer = nullptr;
    QsciAPIs* m_names = nullptr;
    bool m_isReplacing = false;
};

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/sql_completer.h"

#include <QChar>

using namespace ratatosk;

namespace {

/// "'Rom" -> "Rom"
QString textBegun(const std::string& prefix)
{
    const QString text = QString::fromStdString(prefix);
    return text.startsWith(QLatin1Char('\'')) ? text.mid(1).replace(QStringLiteral("''"), QStringLiteral("'")) : text;
}

QStringList wordsOf(const SqlCompletion& completion)
{
    QStringList words;
    for (const std::string& word : completion.words)
        words << QString::fromStdString(word);
    return words;
}

} // namespace

SqlCompleter::SqlCompleter(SqlEditor* editor, FindValues findValues)
    : QObject(editor), m_editor(editor), m_findValues(std::move(findValues))
{
    connect(editor, &SqlEditor::typed, this, &SqlCompleter::follow);
}

/// A list comes by itself after a letter, a dot, or the quote that begins a value.
void SqlCompleter::follow(int character)
{
    const QChar typed(character);
    if (typed.isLetter() || typed == QLatin1Char('_') || typed == QLatin1Char('.') || typed == QLatin1Char('\''))
        offer(SqlEditor::ListCause::Typed);
}

void SqlCompleter::offer(SqlEditor::ListCause cause)
{
    const SqlCompletion completion = completionAt(m_editor->bytes(), m_editor->caret(), m_schema);
    const bool isFarFetched = cause == SqlEditor::ListCause::Typed && completion.prefix.empty() && completion.words.size() > 200;
    if (!isFarFetched)
        m_editor->showWords(wordsOf(completion), completion.begin, cause);
    if (completion.valuesOf && m_findValues)
        offerValues(completion, cause);
}

/// Values come before names; if the text has changed meanwhile, they are late and forgotten.
void SqlCompleter::offerValues(const SqlCompletion& completion, SqlEditor::ListCause cause)
{
    const std::string text = m_editor->bytes();
    const int caret = m_editor->caret();
    m_findValues(*completion.valuesOf, textBegun(completion.prefix), [this, completion, cause, text, caret](const QStringList& values) {
        if (values.isEmpty() || m_editor->caret() != caret || m_editor->bytes() != text)
            return;
        m_editor->showWords(values + wordsOf(completion), completion.begin, cause);
    });
}

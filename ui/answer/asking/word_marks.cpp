// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/word_marks.h"

#include "core/answer/explaining/question_linker.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QTextCharFormat>

#include <algorithm>
#include <optional>
#include <set>

using namespace ratatosk;

namespace {

constexpr int kPauseMilliseconds = 150; ///< marks follow typing, yet not each letter

QList<WordMarks::Span> spansOf(const Question& question, const SchemaLinks& links)
{
    std::set<int> words;
    const auto note = [&](const auto& all) {
        for (const auto& link : all)
            if (isTelling(link.kind))
                words.insert(link.word);
    };
    note(links.columns);
    note(links.tables);
    QList<WordMarks::Span> spans;
    for (const int number : words) {
        const Word& word = question.words[static_cast<size_t>(number)];
        const auto lengthOf = [&](int bytes) { return static_cast<int>(QString::fromUtf8(question.text.data(), bytes).size()); };
        const int begin = lengthOf(word.begin);
        spans << WordMarks::Span{begin, lengthOf(word.end) - begin};
    }
    return spans;
}

} // namespace

/// Used on the worker thread only.
struct WordMarks::Linker {
    Schema schema;
    std::optional<QuestionLinker> linker; ///< made by the first wish: it looks words up in a dictionary

    QList<Span> find(const std::string& question)
    {
        if (!linker)
            linker.emplace(QuestionLinker::forNames(schema));
        const auto linked = linker->link(question);
        return linked ? spansOf(linked->question, linked->links) : QList<Span>();
    }
};

WordMarks::WordMarks(QLineEdit* line) : QObject(line), m_line(line)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMilliseconds);
    m_pause.callOnTimeout(this, &WordMarks::look);
    connect(line, &QLineEdit::textChanged, this, [this] {
        if (!m_isMarking)
            m_pause.start();
    });
}

void WordMarks::setSchema(const Schema& schema)
{
    m_runner.cancel();
    m_linker = std::make_shared<Linker>(Linker{schema, {}});
    look();
}

void WordMarks::markAnswered(const Answer& answer)
{
    const QString text = QString::fromStdString(answer.question.text);
    if (m_line->text() != text)
        return;
    m_pause.stop();
    m_runner.cancel();
    underline(text, spansOf(answer.question, answer.links));
}

void WordMarks::look()
{
    const QString text = m_line->text();
    if (!m_linker)
        return;
    m_runner.start([linker = m_linker, question = text.toStdString()](std::stop_token) { return linker->find(question); },
                   [this, text](const QList<Span>& spans) { underline(text, spans); });
}

/// A line of text has formats only as an input method sets them; they go when the text changes.
void WordMarks::underline(const QString& text, const QList<Span>& spans)
{
    if (m_line->text() != text)
        return;
    m_spans = spans;
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
    format.setUnderlineColor(m_line->palette().color(QPalette::Highlight));
    QList<QInputMethodEvent::Attribute> attributes;
    for (const Span& span : spans)
        attributes << QInputMethodEvent::Attribute(QInputMethodEvent::TextFormat, span.begin - m_line->cursorPosition(), span.length,
                                                   format);
    QInputMethodEvent event(QString(), attributes);
    m_isMarking = true;
    QCoreApplication::sendEvent(m_line, &event);
    m_isMarking = false;
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/sql_editor.h"

#include "ui/base/look/theme.h"
#include "ui/base/state/sql_text.h"

#include <QEvent>
#include <QFontDatabase>
#include <QKeyEvent>

using namespace ratatosk;

namespace {

constexpr int kErrorIndicator = 8;
constexpr int kTintIndicator = 9;
constexpr int kStatementMarker = 2;
constexpr int kStatementMargin = 1;
constexpr size_t kMostBytesMarked = 200'000; ///< longer texts are not searched for statements at each step of the caret
constexpr int kTintOpacity = 60;             ///< of 255: the text on it stays legible

void colourLexer(QsciLexerSQL& lexer, const Theme& theme)
{
    lexer.setDefaultPaper(theme.base);
    lexer.setPaper(theme.base);
    lexer.setDefaultColor(theme.text);
    lexer.setColor(theme.text);
    const QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    lexer.setDefaultFont(font);
    lexer.setFont(font);
    for (const int style : {QsciLexerSQL::Keyword, QsciLexerSQL::KeywordSet5, QsciLexerSQL::KeywordSet6})
        lexer.setColor(theme.keyword, style);
    for (const int style : {QsciLexerSQL::SingleQuotedString, QsciLexerSQL::DoubleQuotedString})
        lexer.setColor(theme.literal, style);
    for (const int style : {QsciLexerSQL::Comment, QsciLexerSQL::CommentLine, QsciLexerSQL::CommentDoc})
        lexer.setColor(theme.comment, style);
    lexer.setColor(theme.number, QsciLexerSQL::Number);
}

} // namespace

SqlEditor::SqlEditor(QWidget* parent) : QsciScintilla(parent), m_lexer(new QsciLexerSQL(this))
{
    setLexer(m_lexer);
    setUpEditing();
    setUpKeys();
    setUpIndicators();
    applyTheme();
    connect(this, &QsciScintilla::cursorPositionChanged, this, [this] {
        markStatement();
        if (!m_isReplacing && hasFocus()) // else a text that is put in would select what stands at its beginning
            Q_EMIT caretMoved(caret());
    });
    connect(this, &QsciScintillaBase::SCN_CHARADDED, this, &SqlEditor::typed);
}

int SqlEditor::caret() const
{
    return static_cast<int>(SendScintilla(SCI_GETCURRENTPOS));
}

void SqlEditor::insertWord(const QString& word)
{
    const std::string text = bytes();
    const auto isOfWord = [&](long place) {
        const bool isThere = place >= 0 && place < std::ssize(text);
        const auto letter = isThere ? static_cast<unsigned char>(text[static_cast<size_t>(place)]) : ' ';
        return letter >= 0x80 || std::isalnum(letter) != 0 || letter == '_' || letter == '"';
    };
    const bool isBehindWord = isOfWord(SendScintilla(SCI_GETSELECTIONSTART) - 1),
               isBeforeWord = isOfWord(SendScintilla(SCI_GETSELECTIONEND));
    replaceSelectedText((isBehindWord ? QStringLiteral(" ") : QString()) + word + (isBeforeWord ? QStringLiteral(" ") : QString()));
}

void SqlEditor::setCaret(int byte)
{
    SendScintilla(SCI_GOTOPOS, static_cast<unsigned long>(byte));
}

std::vector<TextSpan> SqlEditor::spansToRun() const
{
    const std::string text = bytes();
    const TextSpan marked{static_cast<int>(SendScintilla(SCI_GETSELECTIONSTART)), static_cast<int>(SendScintilla(SCI_GETSELECTIONEND))};
    if (marked.begin == marked.end) {
        const TextSpan span = statementAt(text, caret());
        return span.begin == span.end ? std::vector<TextSpan>() : std::vector{span};
    }
    std::vector<TextSpan> spans = statementsOf(
        std::string_view(text).substr(static_cast<size_t>(marked.begin), static_cast<size_t>(marked.end - marked.begin)));
    for (TextSpan& span : spans)
        span = {marked.begin + span.begin, marked.begin + span.end};
    return spans;
}

void SqlEditor::replaceSpan(const TextSpan& span, const QString& text)
{
    const QByteArray utf8 = text.toUtf8();
    SendScintilla(SCI_SETTARGETRANGE, static_cast<unsigned long>(span.begin), static_cast<long>(span.end));
    SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(utf8.size()), utf8.constData());
}

/// Scintilla keeps the lexer with the document, so each gets it anew.
void SqlEditor::showDocument(const QsciDocument& document)
{
    cancelList();
    setDocument(document);
    setUpDocument();
    setLexer(m_lexer);
    applyTheme();
}

/// What Scintilla keeps with each document.
void SqlEditor::setUpDocument()
{
    setUtf8(true);
    setTabWidth(4);
    setIndentationsUseTabs(false);
}

void SqlEditor::releaseKeptDocument()
{
    SendScintilla(SCI_RELEASEDOCUMENT, 0UL, SendScintillaPtrResult(SCI_GETDOCPOINTER));
}

void SqlEditor::startText(const QString& sql)
{
    m_isReplacing = true;
    setText(sql);
    SendScintilla(SCI_EMPTYUNDOBUFFER);
    setModified(false);
    m_isReplacing = false;
}

void SqlEditor::toggleComment()
{
    int first = 0;
    int column = 0;
    int last = 0;
    int lastColumn = 0;
    getCursorPosition(&first, &column);
    last = first;
    if (hasSelectedText())
        getSelection(&first, &column, &last, &lastColumn);
    bool isCommented = true;
    for (int line = first; line <= last; ++line)
        isCommented = isCommented && text(line).startsWith(QLatin1String("--"));
    beginUndoAction();
    for (int line = first; line <= last; ++line) {
        const auto begin = static_cast<int>(SendScintilla(SCI_POSITIONFROMLINE, static_cast<unsigned long>(line)));
        if (isCommented)
            replaceSpan({begin, begin + (text(line).startsWith(QLatin1String("-- ")) ? 3 : 2)}, {});
        else
            replaceSpan({begin, begin}, QStringLiteral("-- "));
    }
    endUndoAction();
}

void SqlEditor::showWords(const QStringList& words, int begin, ListCause cause)
{
    if (words.isEmpty())
        return cancelList();
    m_listCause = cause;
    const QByteArray list = words.join(QLatin1Char('\n')).toUtf8();
    SendScintilla(SCI_AUTOCSHOW, static_cast<unsigned long>(caret() - begin), list.constData());
}

void SqlEditor::replaceText(const QString& sql)
{
    m_isReplacing = true;
    beginUndoAction();
    selectAll();
    replaceSelectedText(sql);
    endUndoAction();
    setCaret(0); // what is read first is its beginning
    m_isReplacing = false;
}

void SqlEditor::markError(const TextSpan& span)
{
    clearError();
    fill(kErrorIndicator, span);
}

void SqlEditor::clearError()
{
    clear(kErrorIndicator);
}

void SqlEditor::tint(const std::vector<TextSpan>& spans)
{
    clear(kTintIndicator);
    for (const TextSpan& span : spans)
        fill(kTintIndicator, span);
}

/// Escape belongs to the window, except while it closes the list of completions.
bool SqlEditor::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && !isListActive())
        return false;
    return QsciScintilla::event(event);
}

void SqlEditor::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        m_listCause = ListCause::Requested;
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && isListActive() && m_listCause == ListCause::Typed)
        cancelList();
    QsciScintilla::keyPressEvent(event);
}

void SqlEditor::changeEvent(QEvent* event)
{
    QsciScintilla::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
}

void SqlEditor::setUpEditing()
{
    setUpDocument();
    setWrapMode(WrapWhitespace);
    setAutoIndent(true);
    setBraceMatching(SloppyBraceMatch);
    setMarginType(0, NumberMargin);
    setMarginWidth(0, QStringLiteral("000"));
    setMarginType(kStatementMargin, SymbolMargin);
    setMarginWidth(kStatementMargin, fontMetrics().averageCharWidth() / 2);
    setMarginMarkerMask(kStatementMargin, 1 << kStatementMarker);
    setAutoCompletionSource(AcsNone);
    SendScintilla(SCI_AUTOCSETSEPARATOR, static_cast<unsigned long>('\n')); // names and conditions have blanks in them
    SendScintilla(SCI_AUTOCSETTYPESEPARATOR, 1UL);
    SendScintilla(SCI_AUTOCSETIGNORECASE, 1UL);
    SendScintilla(SCI_AUTOCSETORDER, 2UL); // SC_ORDER_CUSTOM: the best comes first
    SendScintilla(SCI_AUTOCSETMAXHEIGHT, 12UL);
    SendScintilla(SCI_SETSCROLLWIDTHTRACKING, 1UL);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
}

void SqlEditor::setUpKeys()
{
    standardCommands()->find(QsciCommand::MoveSelectedLinesUp)->setKey(QKeyCombination(Qt::ALT | Qt::Key_Up).toCombined());
    standardCommands()->find(QsciCommand::MoveSelectedLinesDown)->setKey(QKeyCombination(Qt::ALT | Qt::Key_Down).toCombined());
    freeKeys({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)}); // it would delete a line
}

void SqlEditor::freeKeys(const QList<QKeySequence>& keys)
{
    for (const QKeySequence& key : keys) {
        const int code = key[0].toCombined();
        QsciCommand* command = standardCommands()->boundTo(code);
        if (!command || code == Qt::Key_Escape) // which closes the list of completions before the window has it
            continue;
        command->key() == code ? command->setKey(0) : command->setAlternateKey(0);
    }
}

void SqlEditor::setUpIndicators()
{
    indicatorDefine(SquiggleIndicator, kErrorIndicator);
    indicatorDefine(StraightBoxIndicator, kTintIndicator);
    setIndicatorDrawUnder(true, kTintIndicator);
    markerDefine(FullRectangle, kStatementMarker);
}

/// A bar beside the lines that Run would take; only where there is a choice.
void SqlEditor::markStatement()
{
    markerDeleteAll(kStatementMarker);
    const std::string text = bytes();
    if (text.size() > kMostBytesMarked || statementsOf(text).size() < 2)
        return;
    const TextSpan span = statementAt(text, caret());
    const auto lineOf = [this](int byte) {
        return static_cast<int>(SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(byte)));
    };
    for (int line = lineOf(span.begin); line <= lineOf(span.end); ++line)
        markerAdd(line, kStatementMarker);
}

void SqlEditor::applyTheme()
{
    const Theme theme = Theme::of(palette());
    colourLexer(*m_lexer, theme);
    setCaretForegroundColor(theme.text);
    setSelectionBackgroundColor(theme.accent);
    setSelectionForegroundColor(theme.accentText);
    setMarginsBackgroundColor(theme.raised);
    setMarginsForegroundColor(theme.muted);
    setMatchedBraceBackgroundColor(theme.tint);
    setMatchedBraceForegroundColor(theme.text);
    setUnmatchedBraceForegroundColor(theme.error);
    setIndicatorForegroundColor(theme.error, kErrorIndicator);
    setMarkerBackgroundColor(theme.accent, kStatementMarker);
    QColor tint = theme.accent;
    setIndicatorOutlineColor(tint, kTintIndicator);
    tint.setAlpha(kTintOpacity);
    setIndicatorForegroundColor(tint, kTintIndicator);
}

void SqlEditor::fill(int indicator, const TextSpan& span)
{
    SendScintilla(SCI_SETINDICATORCURRENT, static_cast<unsigned long>(indicator));
    SendScintilla(SCI_INDICATORFILLRANGE, static_cast<unsigned long>(span.begin), static_cast<long>(span.end - span.begin));
}

void SqlEditor::clear(int indicator)
{
    SendScintilla(SCI_SETINDICATORCURRENT, static_cast<unsigned long>(indicator));
    SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, SendScintilla(SCI_GETLENGTH));
}

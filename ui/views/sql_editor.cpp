// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sql_editor.h"

#include "ui/sql_text.h"
#include "ui/theme.h"

#include <QEvent>
#include <QFontDatabase>
#include <QKeyEvent>

using namespace ratatosk;

namespace {

constexpr int kErrorIndicator = 8;
constexpr int kTintIndicator = 9;
constexpr int kTintOpacity = 60; ///< of 255: the text on it stays legible

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

SqlEditor::SqlEditor(QWidget* parent) : QsciScintilla(parent), m_lexer(new QsciLexerSQL(this)), m_names(new QsciAPIs(m_lexer))
{
    setLexer(m_lexer);
    setUpEditing();
    freeWindowKeys();
    setUpIndicators();
    applyTheme();
    connect(this, &QsciScintilla::cursorPositionChanged, this, [this] {
        if (!m_isReplacing)
            Q_EMIT caretMoved(caret());
    });
}

void SqlEditor::setSchema(const Schema& schema)
{
    m_names->clear();
    for (const Table& table : schema.tables())
        m_names->add(QString::fromStdString(table.name));
    for (const Column& column : schema.columns())
        m_names->add(QString::fromStdString(column.name));
    m_names->prepare();
}

int SqlEditor::caret() const
{
    return static_cast<int>(SendScintilla(SCI_GETCURRENTPOS));
}

TextSpan SqlEditor::spanToRun() const
{
    const TextSpan marked{static_cast<int>(SendScintilla(SCI_GETSELECTIONSTART)), static_cast<int>(SendScintilla(SCI_GETSELECTIONEND))};
    return marked.begin != marked.end ? marked : statementAt(bytes(), caret());
}

void SqlEditor::replaceText(const QString& sql)
{
    m_isReplacing = true;
    beginUndoAction();
    selectAll();
    replaceSelectedText(sql);
    endUndoAction();
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

void SqlEditor::changeEvent(QEvent* event)
{
    QsciScintilla::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
}

void SqlEditor::setUpEditing()
{
    setUtf8(true);
    setWrapMode(WrapWhitespace);
    setTabWidth(4);
    setIndentationsUseTabs(false);
    setAutoIndent(true);
    setBraceMatching(SloppyBraceMatch);
    setMarginType(0, NumberMargin);
    setMarginWidth(0, QStringLiteral("000"));
    setMarginWidth(1, 0);
    setAutoCompletionSource(AcsAPIs);
    setAutoCompletionThreshold(2);
    setAutoCompletionCaseSensitivity(false);
    setAutoCompletionUseSingle(AcusNever);
    SendScintilla(SCI_SETSCROLLWIDTHTRACKING, 1UL);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
}

/// Scintilla would take these from the window, to cut a line.
void SqlEditor::freeWindowKeys()
{
    for (const QKeyCombination key : {Qt::CTRL | Qt::Key_L, Qt::CTRL | Qt::SHIFT | Qt::Key_L}) {
        if (QsciCommand* command = standardCommands()->boundTo(key.toCombined()))
            command->setKey(0);
    }
}

void SqlEditor::setUpIndicators()
{
    indicatorDefine(SquiggleIndicator, kErrorIndicator);
    indicatorDefine(StraightBoxIndicator, kTintIndicator);
    setIndicatorDrawUnder(true, kTintIndicator);
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

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/sql_panel.h"

#include "core/answer/help_with_sql/sql_parameters.h"
#include "core/answer/help_with_sql/table_statements.h"
#include "core/sql/tree/sql_formatter.h"
#include "ui/base/look/symbol_icon.h"
#include "ui/base/look/symbol_label.h"
#include "ui/base/state/sql_text.h"
#include "ui/base/wording/error_text.h"
#include "ui/sql/editor/find_bar.h"
#include "ui/sql/editor/parameter_bar.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_editor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace ratatosk;

namespace {

constexpr int kPauseMilliseconds = 700; ///< a word's length of typing: half-written SQL is not complained about

QStringList parametersOf(const QStringList& statements, Dialect dialect)
{
    QStringList names;
    for (const QString& statement : statements) {
        for (const std::string& name : parametersIn(statement.toStdString(), dialect))
            names << QString::fromStdString(name);
    }
    names.removeDuplicates();
    return names;
}

QStringList filled(QStringList statements, const ParameterBar::Values& values, Dialect dialect)
{
    std::map<std::string, std::string> literals;
    for (auto value = values.cbegin(); value != values.cend(); ++value)
        literals[value.key().toStdString()] = typedLiteral(value.value().toStdString());
    for (QString& statement : statements)
        statement = QString::fromStdString(withParameters(statement.toStdString(), literals, dialect));
    return statements;
}

} // namespace

SqlPanel::SqlPanel(SqlCompleter::FindValues findValues, QWidget* parent)
    : QWidget(parent), m_editor(new SqlEditor(this)), m_tabs(new QueryTabs(m_editor, this)), m_findBar(new FindBar(m_editor, this)),
      m_parameters(new ParameterBar(this)), m_completer(new SqlCompleter(m_editor, std::move(findValues))),
      m_runButton(new QPushButton(symbolIcon(QStringLiteral("run")), tr("Run"), this)),
      m_stopButton(new QPushButton(symbolIcon(QStringLiteral("stop")), tr("Stop"), this)), m_errorIcon(new SymbolLabel(this)),
      m_error(new QLabel(this)), m_fixButton(new QPushButton(this))
{
    m_editor->setObjectName(QStringLiteral("sqlEditor"));
    m_editor->setAccessibleName(tr("SQL"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_findBar);
    layout->addWidget(m_parameters);
    createLine();
    connectEditor();
    showBusy(false);
    forgetError();
}

SqlPanel::~SqlPanel()
{
    delete m_tabs; // its documents need the editor
}

void SqlPanel::createLine()
{
    m_runButton->setToolTip(tr("Run the selected text or the statement at the cursor (Ctrl+Enter)"));
    m_stopButton->setToolTip(tr("Stop the statement (Esc)"));
    m_error->setObjectName(QStringLiteral("sqlError"));
    m_error->setWordWrap(true);
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_fixButton->setObjectName(QStringLiteral("fixName"));
    m_fixButton->setToolTip(tr("Fix the name (Alt+Enter)"));
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(m_runButton);
    line->addWidget(m_stopButton);
    line->addWidget(m_errorIcon);
    line->addWidget(m_error, 1);
    line->addWidget(m_fixButton);
    static_cast<QVBoxLayout*>(layout())->addLayout(line);
}

void SqlPanel::connectEditor()
{
    connect(m_runButton, &QPushButton::clicked, this, &SqlPanel::run);
    connect(m_stopButton, &QPushButton::clicked, this, &SqlPanel::stopRequested);
    connect(m_fixButton, &QPushButton::clicked, this, &SqlPanel::fixName);
    connect(m_editor, &QsciScintilla::textChanged, this, &SqlPanel::forgetError);
    connect(m_editor, &QsciScintilla::textChanged, this, &SqlPanel::edited);
    connect(m_editor, &QsciScintilla::textChanged, m_parameters, &ParameterBar::dismiss);
    connect(m_parameters, &ParameterBar::closed, m_editor, qOverload<>(&QWidget::setFocus));
    connect(m_editor, &SqlEditor::caretMoved, this, &SqlPanel::caretMoved);
    connect(m_editor, &QsciScintilla::textChanged, &m_pause, qOverload<>(&QTimer::start));
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMilliseconds);
    m_pause.callOnTimeout(this, &SqlPanel::reportPause);
    connect(m_tabs, &QueryTabs::switched, this, &SqlPanel::forgetError);
    connect(m_tabs, &QueryTabs::switched, this, &SqlPanel::edited);
    connect(m_tabs, &QueryTabs::rearranged, this, &SqlPanel::edited);
}

QString SqlPanel::text() const
{
    return m_editor->text();
}

void SqlPanel::setSchema(const Schema& schema)
{
    m_schema = schema;
    m_completer->setSchema(schema);
}

void SqlPanel::setText(const QString& sql)
{
    if (sql != m_editor->text())
        m_editor->replaceText(sql);
    m_begins = {0};
}

void SqlPanel::writeAnswer(const QString& sql)
{
    m_tabs->writeAnswer(sql);
    m_begins = {0};
}

void SqlPanel::replaceStatement(const QString& old, const QString& sql)
{
    const std::string text = m_editor->bytes();
    for (const TextSpan& span : statementsOf(text)) {
        if (text.substr(static_cast<size_t>(span.begin), static_cast<size_t>(span.end - span.begin)) != old.toStdString())
            continue;
        m_editor->replaceSpan(span, sql);
        m_begins = {span.begin};
        return;
    }
    m_tabs->openTab({{}, sql, 0});
    m_begins = {0};
}

void SqlPanel::insertName(const QString& name)
{
    m_editor->insertWord(QString::fromStdString(nameInStatement(name.toStdString(), m_schema)));
    m_editor->setFocus();
}

void SqlPanel::format()
{
    const QString formatted = QString::fromStdString(sql::formattedSql(m_editor->bytes()));
    if (formatted != m_editor->text())
        m_editor->replaceText(formatted);
}

void SqlPanel::run()
{
    report(m_editor->spansToRun());
}

void SqlPanel::runAll()
{
    report(statementsOf(m_editor->bytes()));
}

QString SqlPanel::statement() const
{
    const std::vector<TextSpan> spans = m_editor->spansToRun();
    if (spans.empty())
        return {};
    return QString::fromStdString(
        m_editor->bytes().substr(static_cast<size_t>(spans[0].begin), static_cast<size_t>(spans[0].end - spans[0].begin)));
}

void SqlPanel::report(const std::vector<TextSpan>& spans)
{
    if (spans.empty())
        return;
    m_editor->cancelList();
    const std::string text = m_editor->bytes();
    QStringList statements;
    std::vector<int> begins;
    for (const TextSpan& span : spans) {
        begins.push_back(span.begin);
        statements << QString::fromStdString(text.substr(static_cast<size_t>(span.begin), static_cast<size_t>(span.end - span.begin)));
    }
    forgetError();
    m_begins = std::move(begins);
    const QStringList names = parametersOf(statements, m_schema.dialect());
    if (names.isEmpty())
        return Q_EMIT runRequested(statements, statements);
    m_parameters->ask(names, [this, statements](const ParameterBar::Values& values) {
        Q_EMIT runRequested(filled(statements, values, m_schema.dialect()), statements);
    });
}

void SqlPanel::showBusy(bool isBusy)
{
    m_runButton->setVisible(!isBusy);
    m_stopButton->setVisible(isBusy);
}

void SqlPanel::showOutcome(const QueryOutcome& outcome)
{
    const int begin = m_begins.empty() ? 0 : m_begins.front();
    if (!m_begins.empty())
        m_begins.erase(m_begins.begin());
    forgetError();
    if (!outcome.table)
        showError(outcome, begin);
}

void SqlPanel::showError(const QueryOutcome& outcome, int begin)
{
    const Error& error = outcome.table.error();
    const QString detail = QString::fromStdString(error.detail);
    m_error->setText(error.code == ErrorCode::InvalidSql && !detail.isEmpty() ? detail : statementErrorText(error));
    m_error->setToolTip(detail);
    m_errorIcon->setSymbol(QStringLiteral("warning"));
    const std::string text = m_editor->bytes();
    const bool isStillThere = static_cast<size_t>(begin) <= text.size()
        && std::string_view(text).substr(static_cast<size_t>(begin)).starts_with(outcome.sql);
    if (error.code != ErrorCode::InvalidSql || !isStillThere)
        return;
    const TextSpan span = errorSpan(outcome.sql, outcome.errorOffset, error.detail);
    m_errorSpan = TextSpan{begin + span.begin, begin + span.end};
    m_editor->markError(*m_errorSpan);
    suggest(outcome, begin);
}

void SqlPanel::reportPause()
{
    const QString sql = statement();
    if (m_runButton->isVisible() && !sql.isEmpty())
        Q_EMIT namesToCheck(sql);
}

void SqlPanel::showUnknownName(const QueryOutcome& outcome)
{
    const std::vector<TextSpan> spans = m_editor->spansToRun();
    if (spans.empty() || statement().toStdString() != outcome.sql)
        return;
    const int begin = spans.front().begin;
    const TextSpan name = errorSpan(outcome.sql, outcome.errorOffset, outcome.table.error().detail);
    if (begin + name.begin <= m_editor->caret() && m_editor->caret() <= begin + name.end)
        return;
    showError(outcome, begin);
}

void SqlPanel::suggest(const QueryOutcome& outcome, int begin)
{
    m_suggestion = suggestName(outcome.sql, outcome.table.error().detail, m_schema);
    if (!m_suggestion)
        return;
    m_suggestion->begin += begin;
    m_suggestion->end += begin;
    const QString written = QString::fromStdString(m_suggestion->written);
    const QString name = QString::fromStdString(m_suggestion->name);
    if (m_suggestion->kind == NameSuggestion::Kind::Table)
        m_error->setText(tr("There is no table %1. Did you mean %2?").arg(written, name));
    else
        m_error->setText(
            tr("There is no column %1. Did you mean %2 in %3?").arg(written, name, QString::fromStdString(m_suggestion->table)));
    m_fixButton->setText(tr("Use “%1”").arg(name));
    m_fixButton->show();
}

QString SqlPanel::errorSentence() const
{
    return m_error->text();
}

QString SqlPanel::suggestedName() const
{
    return m_suggestion ? QString::fromStdString(m_suggestion->name) : QString();
}

void SqlPanel::fixName()
{
    if (!m_suggestion)
        return;
    const NameSuggestion suggestion = *m_suggestion; // changing the text forgets it
    m_editor->replaceSpan({suggestion.begin, suggestion.end}, QString::fromStdString(suggestion.replacement));
    m_editor->setFocus();
}

void SqlPanel::goToError()
{
    if (!m_errorSpan)
        return;
    m_editor->setCaret(m_errorSpan->begin);
    m_editor->setFocus();
}

void SqlPanel::showSelection(const Selection& selection)
{
    m_editor->tint(selection.sql);
}

void SqlPanel::forgetError()
{
    m_errorIcon->setSymbol({});
    m_error->clear();
    m_fixButton->hide();
    m_errorSpan.reset();
    m_suggestion.reset();
    m_editor->clearError();
}

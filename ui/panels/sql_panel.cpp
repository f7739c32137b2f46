// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/sql_panel.h"

#include "ui/error_text.h"
#include "ui/sql_text.h"
#include "ui/symbol_icon.h"
#include "ui/views/sql_editor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

using namespace ratatosk;

SqlPanel::SqlPanel(QWidget* parent)
    : QWidget(parent), m_editor(new SqlEditor(this)), m_runButton(new QPushButton(symbolIcon(QStringLiteral("run")), tr("Run"), this)),
      m_stopButton(new QPushButton(symbolIcon(QStringLiteral("stop")), tr("Stop"), this)), m_errorIcon(new QLabel(this)), m_error(new QLabel(this))
{
    m_editor->setObjectName(QStringLiteral("sqlEditor"));
    m_editor->setAccessibleName(tr("SQL"));
    m_runButton->setToolTip(tr("Run the statement at the caret, or the marked text (Ctrl+Enter)"));
    m_stopButton->setToolTip(tr("Stop the statement (Esc)"));
    m_error->setObjectName(QStringLiteral("sqlError"));
    m_error->setWordWrap(true);
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_runButton);
    buttons->addWidget(m_stopButton);
    buttons->addWidget(m_errorIcon);
    buttons->addWidget(m_error, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_editor, 1);
    layout->addLayout(buttons);

    connect(m_runButton, &QPushButton::clicked, this, &SqlPanel::run);
    connect(m_stopButton, &QPushButton::clicked, this, &SqlPanel::stopRequested);
    connect(m_editor, &QsciScintilla::textChanged, this, &SqlPanel::forgetError);
    connect(m_editor, &QsciScintilla::textChanged, this, &SqlPanel::edited);
    connect(m_editor, &SqlEditor::caretMoved, this, &SqlPanel::caretMoved);
    showBusy(false);
    forgetError();
}

QString SqlPanel::text() const
{
    return m_editor->text();
}

void SqlPanel::setSchema(const Schema& schema)
{
    m_editor->setSchema(schema);
}

void SqlPanel::setText(const QString& sql)
{
    if (sql != m_editor->text())
        m_editor->replaceText(sql);
    m_runBegin = 0;
}

void SqlPanel::insertName(const QString& name)
{
    m_editor->replaceSelectedText(name);
    m_editor->setFocus();
}

void SqlPanel::run()
{
    const TextSpan span = m_editor->spanToRun();
    if (span.begin == span.end)
        return;
    m_runBegin = span.begin;
    m_editor->cancelList();
    const std::string sql = m_editor->bytes().substr(static_cast<size_t>(span.begin), static_cast<size_t>(span.end - span.begin));
    Q_EMIT runRequested(QString::fromStdString(sql));
}

void SqlPanel::showBusy(bool isBusy)
{
    m_runButton->setVisible(!isBusy);
    m_stopButton->setVisible(isBusy);
}

void SqlPanel::showOutcome(const QueryOutcome& outcome)
{
    forgetError();
    if (outcome.table)
        return;
    const Error& error = outcome.table.error();
    const QString detail = QString::fromStdString(error.detail);
    m_error->setText(error.code == ErrorCode::InvalidSql && !detail.isEmpty() ? detail : errorText(error));
    m_error->setToolTip(detail);
    m_errorIcon->setPixmap(symbolIcon(QStringLiteral("warning")).pixmap(style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this)));
    if (error.code != ErrorCode::InvalidSql)
        return;
    const TextSpan span = errorSpan(outcome.sql, outcome.errorOffset, error.detail);
    m_editor->markError({m_runBegin + span.begin, m_runBegin + span.end});
}

void SqlPanel::showSelection(const Selection& selection)
{
    m_editor->tint(selection.sql);
}

void SqlPanel::forgetError()
{
    m_errorIcon->clear();
    m_error->clear();
    m_editor->clearError();
}

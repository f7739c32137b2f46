// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/question_panel.h"

#include "core/english/text/question.h"
#include "ui/answer/asking/reading_switch.h"
#include "ui/answer/asking/word_marks.h"
#include "ui/base/look/symbol_icon.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace {

/// Lines of text know Ctrl+E as their end; here it exports, wherever one is.
bool isOfWindow(const QKeyEvent& event)
{
    return event.key() == Qt::Key_E && event.modifiers() == Qt::ControlModifier;
}

} // namespace

QuestionPanel::QuestionPanel(QWidget* parent)
    : QWidget(parent), m_line(new QLineEdit(this)), m_askButton(new QPushButton(symbolIcon(QStringLiteral("ask")), tr("Ask"), this)),
      m_cancelButton(new QPushButton(symbolIcon(QStringLiteral("stop")), tr("Cancel"), this)), m_status(new QLabel(this)),
      m_switch(new ReadingSwitch(this)), m_marks(new WordMarks(m_line))
{
    setUpLine();
    m_cancelButton->setToolTip(tr("Stop the question (Esc)"));
    m_status->setObjectName(QStringLiteral("parserStatus"));
    arrange();
    connect(m_line, &QLineEdit::returnPressed, this, &QuestionPanel::ask);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& question) {
        m_place = -1;
        Q_EMIT typed(question.trimmed());
    });
    connect(m_line, &QLineEdit::textChanged, this, &QuestionPanel::updateButtons);
    connect(m_line, &QLineEdit::textChanged, this, &QuestionPanel::edited);
    connect(m_askButton, &QPushButton::clicked, this, &QuestionPanel::ask);
    connect(m_cancelButton, &QPushButton::clicked, this, &QuestionPanel::cancelled);
    updateButtons();
}

void QuestionPanel::setUpLine()
{
    m_line->setObjectName(QStringLiteral("question"));
    m_line->setAccessibleName(tr("Question"));
    m_line->setPlaceholderText(tr("Ask in plain English what you want to know"));
    m_line->setClearButtonEnabled(true);
    m_line->setMaxLength(ratatosk::kMaxQuestionBytes);
    m_line->installEventFilter(this);
}

void QuestionPanel::arrange()
{
    auto* label = new QLabel(tr("&Question:"), this);
    label->setBuddy(m_line);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(label);
    layout->addWidget(m_line, 1);
    layout->addWidget(m_switch);
    layout->addWidget(m_askButton);
    layout->addWidget(m_cancelButton);
    layout->addSpacing(8);
    layout->addWidget(m_status);
}

QString QuestionPanel::question() const
{
    return m_line->text();
}

void QuestionPanel::setQuestion(const QString& question)
{
    m_line->setText(question);
    m_line->selectAll(); // what is typed next takes its place
}

void QuestionPanel::showQuestion(const QString& question)
{
    const QString line = m_line->text().trimmed();
    if ((line.isEmpty() || line == m_shownQuestion) && line != question) // the same text again would lose caret and selection
        setQuestion(question);
    m_shownQuestion = question;
}

void QuestionPanel::setHistory(const QStringList& latestFirst)
{
    m_history = latestFirst;
    m_place = -1;
}

void QuestionPanel::markAnswered(const ratatosk::Answer& answer)
{
    m_marks->markAnswered(answer);
}

void QuestionPanel::setSchema(const ratatosk::Schema& schema)
{
    m_marks->setSchema(schema);
}

void QuestionPanel::showBusy(bool isBusy)
{
    m_isBusy = isBusy;
    updateButtons();
}

void QuestionPanel::setReady(const QString& status, const QString& detail)
{
    m_isReady = true;
    m_status->setText(status);
    m_status->setToolTip(detail);
    m_line->setAccessibleDescription({});
    m_askButton->setToolTip(tr("Find SQL for the question (Enter)"));
    updateButtons();
}

void QuestionPanel::setUnavailable(const QString& status, const QString& reason)
{
    m_isReady = false;
    m_status->setText(status);
    m_status->setToolTip(reason);
    m_line->setAccessibleDescription(reason);
    m_askButton->setToolTip(reason);
    updateButtons();
}

void QuestionPanel::focusQuestion()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void QuestionPanel::beginQuestion(const QString& beginning)
{
    m_line->setText(beginning);
    m_line->setFocus(Qt::OtherFocusReason);
    m_line->end(false);
}

bool QuestionPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::ShortcutOverride && isOfWindow(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            stepThroughHistory(key == Qt::Key_Up ? 1 : -1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void QuestionPanel::ask()
{
    const QString question = m_line->text().trimmed();
    if (!m_isReady || question.isEmpty())
        return;
    m_line->selectAll(); // what is typed next is the next question
    Q_EMIT questionEntered(question);
}

void QuestionPanel::stepThroughHistory(int step)
{
    const qsizetype place = std::clamp<qsizetype>(m_place + step, -1, m_history.size() - 1);
    if (m_place < 0)
        m_typed = m_line->text();
    if (place == m_place)
        return;
    m_line->setText(place < 0 ? m_typed : m_history[place]);
    m_place = place;
}

void QuestionPanel::updateButtons()
{
    m_askButton->setVisible(!m_isBusy);
    m_cancelButton->setVisible(m_isBusy);
    m_askButton->setEnabled(m_isReady && !m_line->text().trimmed().isEmpty());
}

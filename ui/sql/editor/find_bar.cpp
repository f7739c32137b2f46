// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/find_bar.h"

#include "ui/sql/editor/sql_editor.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

FindBar::FindBar(SqlEditor* editor, QWidget* parent)
    : QFrame(parent), m_editor(editor), m_text(new QLineEdit(this)), m_replacement(new QLineEdit(this)),
      m_isExact(new QCheckBox(tr("Match &case"), this)), m_notice(new QLabel(this))
{
    setObjectName(QStringLiteral("findBar"));
    m_text->setObjectName(QStringLiteral("findText"));
    m_text->setAccessibleName(tr("Find in SQL"));
    m_text->setPlaceholderText(tr("Find in SQL"));
    m_replacement->setAccessibleName(tr("Replace with"));
    m_replacement->setPlaceholderText(tr("Replace with"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setColumnStretch(0, 2);
    layout->setColumnStretch(4, 1);
    layout->addWidget(m_text, 0, 0);
    layout->addWidget(createButton(tr("Next"), &FindBar::findNext), 0, 1);
    layout->addWidget(createButton(tr("Previous"), &FindBar::findPrevious), 0, 2);
    layout->addWidget(m_isExact, 0, 3);
    layout->addWidget(m_notice, 0, 4);
    layout->addWidget(m_replacement, 1, 0);
    layout->addWidget(m_replaceButton = createButton(tr("Replace"), &FindBar::replace), 1, 1);
    layout->addWidget(m_allButton = createButton(tr("Replace all"), &FindBar::replaceAll), 1, 2);
    connect(m_text, &QLineEdit::returnPressed, this, &FindBar::findNext);
    connect(m_replacement, &QLineEdit::returnPressed, this, &FindBar::replace);
    hide();
}

QPushButton* FindBar::createButton(const QString& text, void (FindBar::*action)())
{
    auto* button = new QPushButton(text, this);
    connect(button, &QPushButton::clicked, this, action);
    return button;
}

void FindBar::open(Mode mode)
{
    for (QWidget* widget : std::initializer_list<QWidget*>{m_replacement, m_replaceButton, m_allButton})
        widget->setVisible(mode == Mode::Replace);
    const QString marked = m_editor->selectedText();
    if (!marked.isEmpty() && !marked.contains(QLatin1Char('\n')))
        m_text->setText(marked);
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FindBar::findNext()
{
    find(Direction::Forwards);
}

void FindBar::findPrevious()
{
    find(Direction::Backwards);
}

void FindBar::find(Direction direction)
{
    if (m_text->text().isEmpty())
        return open(Mode::Find);
    const bool isForwards = direction == Direction::Forwards;
    int line = -1;
    int column = -1;
    if (!isForwards && m_editor->hasSelectedText()) {
        int endLine = 0;
        int endColumn = 0;
        m_editor->getSelection(&line, &column, &endLine, &endColumn);
    }
    const bool isFound = m_editor->findFirst(m_text->text(), false, m_isExact->isChecked(), false, true, isForwards, line, column);
    m_notice->setText(isFound ? QString() : tr("Not found"));
}

void FindBar::replace()
{
    const Qt::CaseSensitivity sensitivity = m_isExact->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    if (m_editor->selectedText().compare(m_text->text(), sensitivity) == 0)
        m_editor->replaceSelectedText(m_replacement->text());
    findNext();
}

/// In one step that can be undone.
void FindBar::replaceAll()
{
    if (m_text->text().isEmpty())
        return;
    const Qt::CaseSensitivity sensitivity = m_isExact->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    QString text = m_editor->text();
    const auto count = static_cast<int>(text.count(m_text->text(), sensitivity));
    if (count > 0)
        m_editor->replaceText(text.replace(m_text->text(), m_replacement->text(), sensitivity));
    m_notice->setText(tr("%n place(s) replaced", nullptr, count));
}

void FindBar::close()
{
    hide();
    m_editor->setFocus();
}

/// Escape would else go to the window.
bool FindBar::event(QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QFrame::event(event);
    event->accept();
    return true;
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return close();
    QFrame::keyPressEvent(event);
}

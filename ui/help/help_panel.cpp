// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_panel.h"

#include <QComboBox>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTextBlock>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace {

/// Empty when there is none in that language.
QString manual(const QString& language)
{
    QFile file(QStringLiteral(":/help/%1.md").arg(language));
    const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    return text.mid(text.indexOf(QLatin1String("\n# ")) + 1); // without the comments about its licence
}

} // namespace

HelpPanel::HelpPanel(QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit(this)), m_chapters(new QComboBox(this)), m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("helpPanel"));
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setPlaceholderText(tr("Find in the manual"));
    m_search->setAccessibleName(tr("Find in the manual"));
    m_search->setClearButtonEnabled(true);
    m_chapters->setObjectName(QStringLiteral("helpChapters"));
    m_chapters->setAccessibleName(tr("Chapters"));
    m_text->setObjectName(QStringLiteral("helpText"));
    m_text->setAccessibleName(tr("Manual"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false); // there are none that lead anywhere
    m_text->document()->setDocumentMargin(12);
    m_text->setMarkdown(manual(tr("en", "the language of this translation, as its file is called")));
    listChapters();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_search);
    layout->addWidget(m_chapters);
    layout->addWidget(m_text, 1);
    connect(m_chapters, &QComboBox::activated, this, &HelpPanel::showChapter);
    connect(m_search, &QLineEdit::returnPressed, this, &HelpPanel::findNext);
    connect(m_search, &QLineEdit::textEdited, this, [this] {
        m_text->moveCursor(QTextCursor::Start);
        findNext();
    });
}

void HelpPanel::listChapters()
{
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 1)
            m_chapters->addItem(block.text());
    }
}

void HelpPanel::showChapter(int chapter)
{
    int number = -1;
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 1 && ++number == chapter) {
            m_text->moveCursor(QTextCursor::End); // so that the heading ends up at the top
            m_text->setTextCursor(QTextCursor(block));
        }
    }
}

/// Once more from the beginning after the last place.
void HelpPanel::findNext()
{
    const QString words = m_search->text();
    if (words.isEmpty() || m_text->find(words))
        return;
    m_text->moveCursor(QTextCursor::Start);
    m_text->find(words);
}

void HelpPanel::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

/// Escape would else go to the window.
bool HelpPanel::event(QEvent* event)
{
    const bool isEscape = event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (isEscape)
        event->accept();
    return isEscape || QWidget::event(event);
}

void HelpPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT leaveWanted();
    else
        QWidget::keyPressEvent(event);
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_panel.h"

#include "ui/help/manual_view.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int kMostHitsInSight = 6;
constexpr int kNarrowestPage = 36; ///< characters

} // namespace

HelpPanel::HelpPanel(const QWidget& window, QWidget* parent)
    : QWidget(parent), m_pages(manualPages(tr("en", "the language of this translation, as its file is called"))),
      m_search(new QLineEdit(this)), m_hits(new QListWidget(this)), m_chapters(new QComboBox(this)), m_view(new ManualView(this))
{
    setObjectName(QStringLiteral("helpPanel"));
    for (ManualPage& page : m_pages)
        page.text = withCommands(page.text, window);
    setUpWidgets();
    listPages();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_search);
    layout->addWidget(m_hits);
    layout->addWidget(m_chapters);
    layout->addWidget(m_view, 1);
    connect(m_chapters, &QComboBox::activated, this, [this](int page) { showPage(m_chapters->itemData(page).toString()); });
    connect(m_view, &ManualView::anchorClicked, this, [this](const QUrl& link) { showPage(link.fragment()); });
    connect(m_search, &QLineEdit::returnPressed, this, &HelpPanel::findNext);
    connect(m_search, &QLineEdit::textEdited, this, &HelpPanel::search);
    connect(m_search, &QLineEdit::textChanged, m_hits, [this](const QString& words) { m_hits->setVisible(!words.isEmpty()); });
    connect(m_hits, &QListWidget::currentRowChanged, this, &HelpPanel::showFound);
    showPage({});
}

void HelpPanel::setUpWidgets()
{
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setPlaceholderText(tr("Find in the manual"));
    m_search->setAccessibleName(tr("Find in the manual"));
    m_search->setClearButtonEnabled(true);
    m_hits->setObjectName(QStringLiteral("helpHits"));
    m_hits->setAccessibleName(tr("Pages found"));
    m_hits->setFrameShape(QFrame::NoFrame);
    m_hits->setMaximumHeight(kMostHitsInSight * (fontMetrics().height() + 4));
    m_hits->hide();
    m_chapters->setObjectName(QStringLiteral("helpChapters"));
    m_chapters->setAccessibleName(tr("Chapters"));
    m_chapters->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // titles may be wider than the panel
    m_view->setObjectName(QStringLiteral("helpText"));
    m_view->setAccessibleName(tr("Manual"));
    m_view->setMinimumWidth(kNarrowestPage * fontMetrics().averageCharWidth());
}

void HelpPanel::listPages()
{
    m_chapters->addItem(tr("Contents"), QString());
    for (qsizetype page = 0; page < m_pages.size(); ++page) {
        if (page == 0 || m_pages[page].part != m_pages[page - 1].part)
            m_chapters->insertSeparator(m_chapters->count());
        m_chapters->addItem(m_pages[page].title, m_pages[page].id);
    }
}

void HelpPanel::showPage(const QString& id)
{
    const auto page = std::find_if(m_pages.begin(), m_pages.end(), [&](const ManualPage& page) { return page.id == id; });
    m_view->showPage(page == m_pages.end() ? manualContents(tr("Contents"), m_pages) : page->text);
    m_chapters->setCurrentIndex(page == m_pages.end() ? 0 : m_chapters->findData(id));
}

void HelpPanel::search(const QString& words)
{
    m_found = pagesWith(words, m_pages);
    const QSignalBlocker blocker(m_hits);
    m_hits->clear();
    for (const ManualPage& page : m_found)
        m_hits->addItem(page.title);
    if (m_found.isEmpty()) {
        m_hits->addItem(tr("No page contains these words."));
        m_hits->item(0)->setFlags(Qt::NoItemFlags);
        return;
    }
    m_hits->setCurrentRow(0);
    showFound(0);
}

void HelpPanel::showFound(int row)
{
    if (row < 0 || row >= m_found.size())
        return;
    showPage(m_found[row].id);
    markNext();
}

/// Selects the next place of the page with the words, or with the first of them. False: there is none below the last place.
bool HelpPanel::markNext()
{
    const QString words = m_search->text().trimmed();
    return m_view->find(words) || m_view->find(words.section(QLatin1Char(' '), 0, 0));
}

/// After the last place of a page, the next page that was found; after the last page, the first.
void HelpPanel::findNext()
{
    if (m_found.isEmpty() || markNext())
        return;
    const int next = (m_hits->currentRow() + 1) % static_cast<int>(m_found.size());
    if (next == m_hits->currentRow())
        showFound(next);
    m_hits->setCurrentRow(next);
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

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editor/query_tabs.h"

#include "ui/base/look/symbol_icon.h"
#include "ui/sql/editor/sql_editor.h"

#include <QLineEdit>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace {

constexpr int kMostClosed = 20;
constexpr int kLongestTitle = 36; ///< letters; questions may be much longer

/// No two tabs of the program have the same, so that what is under way for one that is gone is never taken for another's.
int nextNumber()
{
    static int last = 0;
    return ++last;
}

} // namespace

/// What a tab keeps while another is shown.
struct QueryTabs::Page {
    int number = 0;
    QString name; ///< given by hand, or a question; empty: none
    QString text;
    int caret = 0;
    bool isAnswers = false; ///< made for answers: `name` is the question
    QString written;        ///< the answer's SQL that was written here
    std::shared_ptr<QsciDocument> document;
};

QueryTabs::QueryTabs(SqlEditor* editor, QWidget* parent) : QTabBar(parent), m_editor(editor)
{
    setObjectName(QStringLiteral("queryTabs"));
    setAccessibleName(tr("Queries"));
    setDocumentMode(true);
    setExpanding(false);
    setMovable(true);
    setUsesScrollButtons(true);
    connect(this, &QTabBar::currentChanged, this, &QueryTabs::showPage);
    connect(this, &QTabBar::tabBarDoubleClicked, this, &QueryTabs::rename);
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        auto page = std::move(m_pages[static_cast<size_t>(from)]);
        m_pages.erase(m_pages.begin() + from);
        m_pages.insert(m_pages.begin() + to, std::move(page));
        Q_EMIT rearranged();
    });
    openTab();
}

QueryTabs::~QueryTabs() = default;

QList<QueryDraft> QueryTabs::drafts() const
{
    QList<QueryDraft> drafts;
    for (int tab = 0; tab < count(); ++tab)
        drafts << draftOf(tab);
    return drafts;
}

QueryDraft QueryTabs::draftOf(int tab) const
{
    const Page& page = *m_pages[static_cast<size_t>(tab)];
    const QString text = &page == m_shown ? m_editor->text() : page.text;
    return {page.name, text, &page == m_shown ? m_editor->caret() : page.caret, page.isAnswers && isOurs(page, text)};
}

int QueryTabs::number() const
{
    return m_shown ? m_shown->number : 0;
}

std::vector<int> QueryTabs::numbers() const
{
    std::vector<int> numbers;
    std::ranges::transform(m_pages, std::back_inserter(numbers), &Page::number);
    return numbers;
}

/// Text that the program wrote, or none in a tab that nobody has named.
bool QueryTabs::isOurs(const Page& page, const QString& text) const
{
    if (text.trimmed().isEmpty())
        return page.isAnswers || page.name.isEmpty();
    return page.isAnswers && text == page.written;
}

bool QueryTabs::mayTakeAnswer() const
{
    return m_shown && isOurs(*m_shown, m_editor->text());
}

void QueryTabs::showOrOpen(const QueryDraft& draft)
{
    const QList<QueryDraft> open = drafts();
    const auto same = std::ranges::find_if(
        open, [&](const QueryDraft& other) { return other.title == draft.title && (draft.sql.isEmpty() || other.sql == draft.sql); });
    if (same == open.end())
        openTab(draft);
    else
        setCurrentIndex(static_cast<int>(same - open.begin()));
}

void QueryTabs::showNumber(int number)
{
    if (const auto place = std::ranges::find_if(m_pages, [&](const auto& page) { return page->number == number; }); place != m_pages.end())
        setCurrentIndex(static_cast<int>(place - m_pages.begin()));
}

void QueryTabs::openAnswer(const QString& question)
{
    if (!mayTakeAnswer())
        openTab({question, {}, 0, true});
    m_shown->isAnswers = true;
    writeAnswer({});
    setName(question);
}

void QueryTabs::writeAnswer(const QString& sql)
{
    m_shown->written = sql;
    if (m_editor->text() != sql)
        m_editor->replaceText(sql);
}

QueryTabs::Histories QueryTabs::histories() const
{
    Histories histories;
    std::ranges::transform(m_pages, std::back_inserter(histories), &Page::document);
    return histories;
}

void QueryTabs::setDrafts(const QList<QueryDraft>& drafts, int current, const Histories& histories)
{
    const int old = count();
    m_unnamed = 0;
    for (const QueryDraft& draft : drafts)
        insertPage(draft);
    for (size_t tab = 0; tab < std::min(histories.size(), static_cast<size_t>(drafts.size())); ++tab)
        m_pages[static_cast<size_t>(old) + tab]->document = histories[tab];
    if (drafts.isEmpty())
        insertPage({});
    for (int tab = 0; tab < old; ++tab)
        removePage(0);
    setCurrentIndex(std::clamp(current, 0, count() - 1));
    Q_EMIT rearranged();
}

void QueryTabs::openTab(const QueryDraft& draft)
{
    insertPage(draft);
    setCurrentIndex(count() - 1);
    Q_EMIT rearranged();
}

void QueryTabs::insertPage(const QueryDraft& draft)
{
    m_pages.push_back(
        std::make_unique<Page>(Page{m_lastNumber = nextNumber(), draft.title, draft.sql, draft.caret, draft.isAnswer, draft.sql, nullptr}));
    const int tab = addTab({});
    setTitle(tab, titleOf(draft));
    addCloseButton(tab);
}

/// By mouse only: the keyboard has its own key for it.
void QueryTabs::addCloseButton(int tab)
{
    auto* button = new QToolButton(this);
    button->setIcon(symbolIcon(QStringLiteral("close")));
    button->setToolTip(tr("Close this tab (Ctrl+W)"));
    button->setAccessibleName(tr("Close this tab"));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    const int size = style()->pixelMetric(QStyle::PM_TabCloseIndicatorWidth, nullptr, this);
    button->setIconSize({size * 3 / 4, size * 3 / 4});
    setTabButton(tab, RightSide, button);
    connect(button, &QToolButton::clicked, this, [this, button] {
        for (int place = 0; place < count(); ++place) {
            if (tabButton(place, RightSide) == button)
                return closeTab(place);
        }
    });
}

QString QueryTabs::titleOf(const QueryDraft& draft) const
{
    return draft.title.isEmpty() ? tr("Query %1").arg(const_cast<QueryTabs*>(this)->m_unnamed += 1) : draft.title;
}

void QueryTabs::setTitle(int tab, const QString& title)
{
    const QString shown = title.size() > kLongestTitle ? title.left(kLongestTitle).trimmed() + QStringLiteral("…") : title;
    setTabText(tab, QString(shown).replace(QLatin1Char('&'), QLatin1String("&&")));
    setTabToolTip(tab, title);
}

void QueryTabs::closeTab(int tab)
{
    const QueryDraft draft = draftOf(tab);
    if (!draft.sql.trimmed().isEmpty())
        m_closed = (m_closed << draft).mid(std::max<qsizetype>(0, m_closed.size() - kMostClosed));
    if (count() == 1)
        insertPage({});
    removePage(tab);
    Q_EMIT rearranged();
}

/// The page goes after its tab, since the tab that takes over still leaves it.
void QueryTabs::removePage(int tab)
{
    const std::unique_ptr<Page> page = std::move(m_pages[static_cast<size_t>(tab)]);
    m_pages.erase(m_pages.begin() + tab);
    if (m_shown == page.get())
        m_shown = nullptr;
    removeTab(tab);
    Q_EMIT closed(page->number);
}

void QueryTabs::reopenTab()
{
    if (!m_closed.isEmpty())
        openTab(m_closed.takeLast());
}

QSize QueryTabs::minimumSizeHint() const
{
    return QTabBar::minimumSizeHint().boundedTo(sizeHint());
}

void QueryTabs::showNext()
{
    setCurrentIndex((currentIndex() + 1) % count());
}

void QueryTabs::showPrevious()
{
    setCurrentIndex((currentIndex() + count() - 1) % count());
}

void QueryTabs::rename()
{
    auto* line = new QLineEdit(tabToolTip(currentIndex()), this);
    line->setAccessibleName(tr("Name of the query"));
    line->setGeometry(tabRect(currentIndex()));
    line->selectAll();
    line->show();
    line->setFocus();
    connect(line, &QLineEdit::editingFinished, this, [this, line, page = m_shown] {
        line->deleteLater();
        const QString name = line->text().trimmed();
        if (page == m_shown && !name.isEmpty() && name != tabToolTip(currentIndex())) {
            m_shown->isAnswers = false; // a tab that somebody has named is to stay
            setName(name);
        }
        m_editor->setFocus();
    });
}

void QueryTabs::setName(const QString& name)
{
    m_shown->name = name;
    setTitle(currentIndex(), name);
    Q_EMIT rearranged();
}

void QueryTabs::nameAfter(const QString& file)
{
    if (!m_shown->isAnswers)
        setName(file);
}

void QueryTabs::leave()
{
    if (!m_shown)
        return;
    m_shown->text = m_editor->text();
    m_shown->caret = m_editor->caret();
}

void QueryTabs::showPage(int tab)
{
    if (tab < 0 || static_cast<size_t>(tab) >= m_pages.size())
        return;
    Page* page = m_pages[static_cast<size_t>(tab)].get();
    if (page == m_shown)
        return;
    leave();
    m_shown = page;
    const bool isNew = !page->document;
    if (isNew)
        page->document = std::make_shared<QsciDocument>();
    m_editor->showDocument(*page->document);
    if (isNew)
        m_editor->startText(page->text);
    else
        m_editor->releaseKeptDocument();
    m_editor->setCaret(page->caret);
    Q_EMIT switched();
}

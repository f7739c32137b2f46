// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/storage/draft_store.h"

#include <QTabBar>

#include <memory>
#include <vector>

class QsciDocument;
class SqlEditor;

/// The tabs of the editor. Each is a text with its own caret and undo history, shown in the one editor. There is always at least one;
/// closed ones can be had back. Answers go to tabs of their own, or to one that holds nothing but an earlier answer: what a person
/// has written is never written over.
class QueryTabs : public QTabBar
{
    Q_OBJECT
public:
    /// `editor` must outlive it.
    explicit QueryTabs(SqlEditor* editor, QWidget* parent = nullptr);
    ~QueryTabs() override;

    using Histories = std::vector<std::shared_ptr<QsciDocument>>; ///< null: of a tab that was not shown yet

    QList<QueryDraft> drafts() const;
    /// Puts these in place of all tabs; one empty tab when there are none. `histories`: of the same tabs where they were before, may be fewer.
    void setDrafts(const QList<QueryDraft>& drafts, int current, const Histories& histories = {});
    /// What can be undone in each tab, for tabs of another editor.
    Histories histories() const;
    /// Those that can be had back, the last one last.
    const QList<QueryDraft>& closedDrafts() const { return m_closed; }
    void setClosedDrafts(const QList<QueryDraft>& drafts) { m_closed = drafts; }

    /// Tells the tab shown from all others there were and will be.
    int number() const;
    /// Of all tabs, in order.
    std::vector<int> numbers() const;

    void openTab(const QueryDraft& draft = {});
    /// The first tab of that title, and of that SQL where there is some; a new one if there is none.
    void showOrOpen(const QueryDraft& draft);
    /// Shows the tab of that number, if it is still open.
    void showNumber(int number);
    /// Shows a tab without SQL for the answer to a question.
    void openAnswer(const QString& question);
    /// Whether an answer may be written to the tab shown.
    bool mayTakeAnswer() const;
    /// Requires: mayTakeAnswer().
    void writeAnswer(const QString& sql);
    void closeTab(int tab);
    void reopenTab();
    void showNext();
    void showPrevious();
    /// Lets the user type another name for the tab shown.
    void rename();
    /// Gives the tab shown the name of the file that holds its text now; that of an answer keeps its question.
    void nameAfter(const QString& file);

    /// Of a few tabs no more than they are wide: what stands beside them follows at once.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Another text is in the editor.
    void switched();
    void closed(int number);
    /// Tabs were opened, closed, moved or renamed.
    void rearranged();

private:
    struct Page;

    void insertPage(const QueryDraft& draft);
    void addCloseButton(int tab);
    void removePage(int tab);
    void showPage(int tab);
    void leave();
    bool isOurs(const Page& page, const QString& text) const;
    void setName(const QString& name);
    QueryDraft draftOf(int tab) const;
    QString titleOf(const QueryDraft& draft) const;
    void setTitle(int tab, const QString& title);

    SqlEditor* m_editor = nullptr;
    std::vector<std::unique_ptr<Page>> m_pages; ///< by tab
    Page* m_shown = nullptr;
    QList<QueryDraft> m_closed;
    int m_unnamed = 0;    ///< number of the last tab without a name
    int m_lastNumber = 0; ///< of a tab
};

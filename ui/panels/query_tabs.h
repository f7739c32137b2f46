// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/draft_store.h"

#include <QTabBar>

#include <memory>
#include <vector>

class QsciDocument;
class SqlEditor;

/// The tabs of the editor. Each is a text with its own caret and undo history, shown in the one editor. There is always at least one;
/// closed ones can be had back.
class QueryTabs : public QTabBar
{
    Q_OBJECT
public:
    /// `editor` must outlive it.
    explicit QueryTabs(SqlEditor* editor, QWidget* parent = nullptr);
    ~QueryTabs() override;

    QList<QueryDraft> drafts() const;
    /// Puts these in place of all tabs; one empty tab when there are none.
    void setDrafts(const QList<QueryDraft>& drafts, int current);

    void openTab(const QueryDraft& draft = {});
    void closeTab(int tab);
    void reopenTab();
    void showNext();
    void showPrevious();
    /// Lets the user type another name for the tab shown.
    void rename();

Q_SIGNALS:
    /// Another text is in the editor.
    void switched();
    /// Tabs were opened, closed, moved or renamed.
    void rearranged();

private:
    struct Page;

    void insertPage(const QueryDraft& draft);
    void addCloseButton(int tab);
    void removePage(int tab);
    void showPage(int tab);
    void leave();
    void setName(const QString& name);
    QueryDraft draftOf(int tab) const;
    QString titleOf(const QueryDraft& draft) const;

    SqlEditor* m_editor = nullptr;
    std::vector<std::unique_ptr<Page>> m_pages; ///< by tab
    Page* m_shown = nullptr;
    QList<QueryDraft> m_closed;
    int m_number = 0; ///< of the last tab without a name
};

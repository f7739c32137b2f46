// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/draft_keeper.h"

#include <utility>

namespace {

constexpr int kMostWindows = 9; ///< with one database; further ones share the last draft

} // namespace

DraftKeeper::DraftKeeper(DraftStore store, CurrentDraft current, QObject* parent)
    : QObject(parent), m_all(std::move(store)), m_store(m_all), m_current(std::move(current)), m_loose(m_store.load({}).queries)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kMilliseconds);
    m_timer.callOnTimeout(this, &DraftKeeper::save);
}

Draft DraftKeeper::open(const QString& database)
{
    save();
    const Draft typed = m_database.isEmpty() ? Draft{m_current().question, loose(), 0} : Draft();
    claim(database);
    const bool isOurs = m_opened.contains(database);
    const bool isRestored = (m_isRestoring || isOurs) && !m_store.isTooLong(database);
    m_opened.insert(database);
    m_database = database;
    m_setAside = isRestored ? QString() : m_store.setAside(database);
    Draft draft = isRestored ? gathered(database) : Draft();
    if (typed == Draft())
        return draft;
    draft.current = static_cast<int>(typed.queries.isEmpty() ? draft.current : draft.queries.size());
    draft.queries += typed.queries;
    if (draft.question.isEmpty())
        draft.question = typed.question;
    m_loose.clear();
    if (m_store.save(database, draft))
        m_all.remove({});
    return draft;
}

void DraftKeeper::claim(const QString& database)
{
    if (database == m_database && m_claim)
        return;
    m_claim.reset();
    for (int number = 1; number <= kMostWindows && !m_claim; ++number) {
        m_store = m_all.forWindow(number);
        m_claim = m_store.claim(database);
    }
}

/// With the tabs of windows beside the first that are not there any more.
Draft DraftKeeper::gathered(const QString& database)
{
    Draft draft = m_store.load(database);
    QList<DraftStore> others;
    for (int number = 2; number <= kMostWindows; ++number) {
        const DraftStore other = m_all.forWindow(number);
        const Draft left = other.load(database);
        if (left == Draft() || !other.claim(database)) // ours is taken, too
            continue;
        for (const QueryDraft& query : left.queries) {
            if (!query.sql.trimmed().isEmpty() && !draft.queries.contains(query))
                draft.queries << query;
        }
        others << other;
    }
    if (!others.isEmpty() && m_store.save(database, draft)) {
        for (const DraftStore& other : others)
            other.remove(database);
    }
    return draft;
}

/// Tabs that hold something.
QList<QueryDraft> DraftKeeper::loose() const
{
    QList<QueryDraft> queries = m_loose + m_current().queries;
    queries.removeIf([](const QueryDraft& query) { return query.sql.trimmed().isEmpty(); });
    return queries;
}

void DraftKeeper::restoreNothing()
{
    m_isRestoring = false;
    m_loose.clear();
    m_store.setAside({});
}

void DraftKeeper::noteEdit()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void DraftKeeper::save()
{
    m_timer.stop();
    Draft draft = m_current();
    if (m_database.isEmpty()) {
        draft.queries = loose();
        if (draft.queries.isEmpty())
            return;
    }
    const bool isSaved = m_store.save(m_database, draft);
    if (!std::exchange(m_hasFailed, !isSaved) && !isSaved && m_failed)
        m_failed();
}

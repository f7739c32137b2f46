// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/storage/draft_keeper.h"

#include <utility>

DraftKeeper::DraftKeeper(DraftStore store, CurrentDraft current, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_current(std::move(current)), m_loose(m_store.load({}).queries)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kMilliseconds);
    m_timer.callOnTimeout(this, &DraftKeeper::save);
}

Draft DraftKeeper::open(const QString& database)
{
    save();
    const Draft typed = m_database.isEmpty() ? Draft{m_current().question, loose(), 0} : Draft();
    const bool isOurs = m_opened.contains(database);
    const bool isRestored = (m_isRestoring || isOurs) && !m_store.isTooLong(database);
    m_opened.insert(database);
    m_database = database;
    m_setAside = isRestored ? QString() : m_store.setAside(database);
    Draft draft = m_store.load(database);
    if (typed == Draft())
        return draft;
    draft.current = static_cast<int>(typed.queries.isEmpty() ? draft.current : draft.queries.size());
    draft.queries += typed.queries;
    if (draft.question.isEmpty())
        draft.question = typed.question;
    m_loose.clear();
    if (m_store.save(database, draft))
        m_store.remove({});
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

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft_keeper.h"

DraftKeeper::DraftKeeper(DraftStore store, CurrentDraft current, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_current(std::move(current))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kMilliseconds);
    m_timer.callOnTimeout(this, &DraftKeeper::save);
}

Draft DraftKeeper::open(const QString& database)
{
    save();
    m_database = database;
    const bool isRestored = m_isRestoring && !m_store.isTooLong(database);
    m_setAside = isRestored ? QString() : m_store.setAside(database);
    return m_store.load(database);
}

void DraftKeeper::noteEdit()
{
    if (!m_database.isEmpty())
        m_timer.start();
}

void DraftKeeper::save()
{
    m_timer.stop();
    if (!m_database.isEmpty())
        m_store.save(m_database, m_current());
}

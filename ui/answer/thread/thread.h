// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/question_context.h"

#include <QList>
#include <QString>

#include <vector>

/// A question, and what came of it.
struct ThreadTurn {
    int id = 0;     ///< of this thread alone, counted from 1
    int parent = 0; ///< the turn that it goes on from; 0: it begins something new
    QString question;
    QString name; ///< that a person gave it; empty: the question is its name
    QString sql;  ///< that was run for it last
    qint64 rows = 0;
    bool hasMoreRows = false; ///< than were read
    bool isPinned = false;

    const QString& title() const { return name.isEmpty() ? question : name; }
    bool operator==(const ThreadTurn&) const = default;
};

/// The questions that were asked about a database in the order of their asking, each with what it goes on from: lines that begin anew, and
/// branches where an older turn was taken up again. A plain value.
class Thread
{
public:
    static constexpr int kMost = 1'000; ///< turns; beyond it the oldest go that are not pinned

    Thread() = default;
    /// As they were kept; what no thread can hold is left out.
    explicit Thread(const QList<ThreadTurn>& turns);

    const QList<ThreadTurn>& turns() const { return m_turns; }
    /// Null: there is none.
    const ThreadTurn* find(int id) const;
    /// The latest with this question and this SQL; 0: none.
    int idOf(const ratatosk::EarlierTurn& turn) const;
    /// What it goes on from, nearest last.
    std::vector<ratatosk::EarlierTurn> leadingTo(int id) const;
    /// How often a branch was begun on the way to it.
    int depth(int id) const;
    /// Whether it does not simply follow the turn above it.
    bool isBranch(int id) const;

    /// Gives the turn its number, and returns it.
    int add(ThreadTurn turn);
    /// Another statement was run for it.
    void noteRun(int id, const QString& sql, qint64 rows, bool hasMoreRows);
    void rename(int id, const QString& name);
    void setPinned(int id, bool isPinned);
    /// What went on from it goes on from what it went on from.
    void remove(int id);
    /// All but those that are pinned.
    void clear();

    bool operator==(const Thread&) const = default;

private:
    ThreadTurn* turn(int id);
    void shorten();

    QList<ThreadTurn> m_turns; ///< by id
};

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <QString>

#include <optional>

/// SQL in the editor that is no answer's: a SELECT has a tree of its own.
class TypedStatement
{
public:
    void read(const QString& sql, const ratatosk::Schema& schema);
    /// Null: it has no tree.
    const ratatosk::AnswerCandidate* statement() const { return m_statement ? &*m_statement : nullptr; }
    /// Why it has none; empty for an empty editor.
    const QString& fault() const { return m_fault; }

private:
    std::optional<ratatosk::AnswerCandidate> m_statement;
    QString m_fault;
};

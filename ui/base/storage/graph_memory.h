// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/question_edits.h"

#include <QDir>
#include <QPointF>

#include <map>
#include <string>
#include <vector>

/// What a person has said of one database's schema graph, kept beside no user's file: where tables stand, and which guessed keys hold.
struct GraphNotes {
    std::map<std::string, QPointF> positions; ///< by table
    std::vector<ratatosk::KeyEdit> keys;

    bool operator==(const GraphNotes&) const = default;
};

/// Keeps notes in the program's data folder, a file for each database. Tables and columns are kept by name, so that notes survive
/// changes of the schema; what is no longer there is left out.
class GraphMemory
{
public:
    GraphMemory();
    explicit GraphMemory(const QDir& folder) : m_folder(folder) {}

    /// Empty when there is no file, or none that can be read.
    GraphNotes load(const QString& database, const ratatosk::Schema& schema) const;
    /// False: could not be written.
    bool save(const QString& database, const ratatosk::Schema& schema, const GraphNotes& notes) const;

private:
    QDir m_folder;
};

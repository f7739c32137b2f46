// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/questions/dataset/pack_writer.h"
#include "core/questions/variants/row_check.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ratatosk {

/// What is changed; all that are named, in one variant.
struct VariantKinds {
    bool names = false;  ///< other cases, prefixes, short forms, synonyms, headers, questions
    bool keys = false;   ///< declared keys dropped
    bool cells = false;  ///< codes for words and the reverse, days and numbers as texts, texts for NULL
    bool shapes = false; ///< sheets of two tables, code tables, repeated, technical and unrelated things
};

/// How many queries came along, and why the others did not.
struct VariantTally {
    int records = 0;
    int carried = 0;
    std::map<Loss, int> lost;
};

/// A database with its questions, read and asked once for all of its variants. Lives on one thread.
class VariationSource
{
public:
    /// `records`: all about it. Errors: as Connection::open and readContent.
    static Result<VariationSource> open(const std::filesystem::path& file, std::vector<QueryRecord> records, std::stop_token stop = {});

    const DatabaseContent& content() const { return m_start.content; }

    struct Made {
        std::vector<QueryRecord> records; ///< of the queries that came along, about `id`
        VariantTally tally;
    };
    /// Writes FOLDER/ID.sqlite and checks every query on it by its rows. The same for the same seed. `other`: a database that unrelated tables are taken from;
    /// null: none. Errors: IoError, Cancelled.
    Result<Made> vary(const std::string& id, const std::filesystem::path& folder, const VariantKinds& kinds, std::uint64_t seed,
                      const DatabaseContent* other = nullptr, std::stop_token stop = {}) const;

private:
    VariationSource() = default;

    std::vector<QueryRecord> m_records;
    std::vector<std::optional<RowsBefore>> m_before; ///< of each record
    Variant m_start;                                 ///< with a query for each record
};

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/key_evidence.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/item_names.h"
#include "core/database/schema/quoted_table.h"
#include "core/database/schema/shared_words.h"
#include "core/english/language/english_forms.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace ratatosk {
namespace {

constexpr std::size_t kMostKeysOfTable = 4;
constexpr std::size_t kMostKeysCompared = 200; ///< of more, each holds some column's values by chance
constexpr std::int64_t kFewestRows = 2;        ///< of one row every column is unique
constexpr double kLeastShareFound = 0.8;       ///< of a column's values; real data has dangling references
constexpr std::size_t kMostValues = 500;       ///< compared of a column: a share of 0.9 is then known to within 3 points (binomial, 95 %)
constexpr std::size_t kFirstValues = 20;       ///< these tell most columns apart

double logarithm(std::int64_t count)
{
    return std::log10(1 + static_cast<double>(count));
}

/// How a column's values stand among a key's.
struct Inclusion {
    std::int64_t values = 0;
    double found = 0;    ///< share of these
    double coverage = 0; ///< share of the key's that are among them
    double distance = 0; ///< see sampleDistance
    bool isKnown = true; ///< false: the key could not be read
};

class KeySearch
{
public:
    KeySearch(const Connection& connection, const Schema& schema, std::int64_t allowance)
        : m_schema(schema), m_names(schema), m_words(schema), m_reader(connection, schema, allowance)
    {
        for (int table = 0; table < schema.tableCount(); ++table) {
            const auto columns = schema.columnsOf(TableId(table));
            m_firstColumns.push_back(columns.empty() ? ColumnId(schema.columnCount()) : columns.front());
            m_samples.push_back(schema.table(TableId(table)).isView ? KeySample{} : m_reader.sampleOf(TableId(table)));
        }
        for (int table = 0; table < schema.tableCount(); ++table)
            findKeysOf(TableId(table));
    }

    std::vector<KeyCandidate> candidatesOf(ColumnId column)
    {
        std::vector<KeyCandidate> candidates;
        if (m_schema.table(m_schema.column(column).table).isView)
            return candidates;
        m_values = valuesOf(column).thinned(kMostValues);
        m_fewValues = m_values.thinned(kFirstValues);
        for (const ColumnId key : m_keys) {
            if (key == column)
                continue;
            if (auto candidate = candidateOf(column, key))
                candidates.push_back(*std::move(candidate));
        }
        compare(candidates);
        return candidates;
    }

private:
    const KeySample& sampleOf(ColumnId column) const { return m_samples[static_cast<std::size_t>(index(m_schema.column(column).table))]; }

    const KeyValues& valuesOf(ColumnId column) const
    {
        static const KeyValues none;
        const KeySample& sample = sampleOf(column);
        const int place = index(column) - index(m_firstColumns[static_cast<std::size_t>(index(m_schema.column(column).table))]);
        return sample.columns.empty() ? none : sample.columns[static_cast<std::size_t>(place)];
    }

    bool isSoleKey(ColumnId column) const { return m_soleKeys.contains(column); }

    /// The primary key, and what else is unique there.
    void findKeysOf(TableId table)
    {
        if (m_schema.table(table).isView)
            return;
        const std::vector<ColumnId> columns = m_schema.columnsOf(table);
        const auto isMember = [&](ColumnId id) { return m_schema.column(id).isPrimaryKey; };
        const bool isSole = std::ranges::count_if(columns, isMember) == 1;
        std::vector<ColumnId> keys;
        for (const ColumnId id : columns) {
            const KeyValues& values = valuesOf(id);
            if (isSole && isMember(id)) {
                m_soleKeys.insert(id);
                keys.push_back(id);
            } else if (m_schema.dialect() == Dialect::Sqlite && values.isUnique() && values.rows >= kFewestRows && mayHoldKeys(id)) {
                keys.push_back(id);
            }
        }
        std::ranges::stable_sort(keys, std::greater{}, [&](ColumnId id) { return std::pair(isSoleKey(id), m_names.isIdentifier(id)); });
        keys.resize(std::min(keys.size(), kMostKeysOfTable));
        m_keys.insert(m_keys.end(), keys.begin(), keys.end());
    }

    bool mayHoldKeys(ColumnId id) const
    {
        const Column& column = m_schema.column(id);
        const std::string type = foldedIdentifier(column.declaredType);
        const bool isFraction = type.find("real") != std::string::npos || type.find("floa") != std::string::npos
            || type.find("doub") != std::string::npos;
        return !isFraction && column.type != ColumnType::Time && column.type != ColumnType::Boolean;
    }

    /// 1, 2, 3 ... in a table's first column: such columns of two tables hold the same values and say nothing about each other.
    bool isRowNumber(ColumnId column) const
    {
        const KeyValues& values = valuesOf(column);
        return column == m_firstColumns[static_cast<std::size_t>(index(m_schema.column(column).table))] && values.isUnique()
            && values.texts.empty() && (values.numbers.front() == 0 || values.numbers.front() == 1)
            && values.numbers.back() - values.numbers.front() + 1 == values.rows;
    }

    /// All of the key's values, where they can be read.
    const KeyValues* wholeKey(ColumnId key)
    {
        if (sampleOf(key).isWhole)
            return &valuesOf(key);
        const auto known = m_wholeKeys.find(key);
        if (known != m_wholeKeys.end())
            return known->second ? &*known->second : nullptr;
        auto& read = m_wholeKeys[key];
        read = m_reader.allOf(key);
        return read ? &*read : nullptr;
    }

    /// Whether it is worth looking a column's values up in a key too large to be read: thousands of numbers hold most others.
    bool isWorthLookingUp(ColumnId column, ColumnId key) const
    {
        const KeyValues& values = valuesOf(column);
        return values.unfit == 0 && mayHoldKeys(column)
            && (m_names.isIdentifier(column) || m_names.pointsToOwnTable(column) || m_names.naming(column, key) >= KeyNaming::Table
                || (values.numbers.empty() && !values.isUnique()));
    }

    std::optional<std::int64_t> lookUp(ColumnId key, const KeyValues& values)
    {
        if (m_unindexed.contains(key))
            return {};
        const auto found = m_reader.countIn(key, values);
        if (!found)
            m_unindexed.insert(key);
        return found;
    }

    std::optional<Inclusion> inclusionOf(ColumnId column, ColumnId key)
    {
        const KeyValues& all = valuesOf(column);
        if (all.different() == 0)
            return all.unfit > 0 ? std::nullopt : std::optional(Inclusion{});
        const KeyValues& seen = valuesOf(key);
        if (all.texts.empty() && !seen.numbers.empty() && sampleOf(key).isWhole
            && (all.numbers.back() < seen.numbers.front() || all.numbers.front() > seen.numbers.back()))
            return {};
        if (!sampleOf(key).isWhole && !isWorthLookingUp(column, key))
            return {};
        const KeyValues& values = m_values;
        Inclusion inclusion{.values = all.different()};
        const double count = static_cast<double>(values.different());
        if (const KeyValues* whole = wholeKey(key)) {
            if (static_cast<double>(whole->countOf(m_fewValues)) < kLeastShareFound / 2 * static_cast<double>(m_fewValues.different()))
                return {};
            inclusion.found = static_cast<double>(whole->countOf(values)) / count;
            inclusion.coverage = static_cast<double>(whole->countOf(all))
                / static_cast<double>(std::max<std::int64_t>(whole->different(), 1));
            inclusion.distance = sampleDistance(values.numbers, whole->numbers);
        } else if (const auto found = lookUp(key, values)) {
            inclusion.found = static_cast<double>(*found) / count;
            inclusion.coverage = static_cast<double>(all.different()) / static_cast<double>(std::max<std::int64_t>(sampleOf(key).rows, 1));
            inclusion.distance = sampleDistance(values.numbers, seen.numbers);
        } else {
            inclusion.isKnown = false;
            inclusion.distance = sampleDistance(values.numbers, seen.numbers);
        }
        if (inclusion.isKnown && inclusion.found < kLeastShareFound)
            return {};
        return inclusion;
    }

    std::optional<KeyCandidate> candidateOf(ColumnId column, ColumnId key)
    {
        const bool isOwn = m_schema.column(column).table == m_schema.column(key).table;
        const KeyNaming naming = isOwn ? KeyNaming::None : m_names.naming(column, key);
        const bool isOpen = naming < KeyNaming::Table && !(isOwn && m_names.pointsToOwnTable(column));
        if (naming < KeyNaming::SameOwned && isRowNumber(column) && isRowNumber(key))
            return {};
        if (isOpen && m_keys.size() > kMostKeysCompared && !m_names.isIdentifier(column))
            return {};
        const auto inclusion = inclusionOf(column, key);
        if (!inclusion || (inclusion->values == 0 && naming < KeyNaming::Role) || (!inclusion->isKnown && naming < KeyNaming::Abbreviation))
            return {};
        KeyCandidate candidate{.from = column, .to = key, .naming = naming, .values = inclusion->values, .share = inclusion->found};
        fill(candidate, *inclusion, isOwn);
        return candidate;
    }

    void fill(KeyCandidate& candidate, const Inclusion& inclusion, bool isOwn)
    {
        const Column& from = m_schema.column(candidate.from);
        const Column& to = m_schema.column(candidate.to);
        const KeyValues& values = valuesOf(candidate.from);
        const bool endsWithSubject = !isOwn && m_words.endsWithSubject(candidate.from, candidate.to, to.table);
        const bool isSuperior = isOwn && m_names.pointsToOwnTable(candidate.from);
        if (isSuperior)
            candidate.naming = KeyNaming::Table;
        const bool isNamed = candidate.naming >= KeyNaming::Table;
        const double gap = std::min(inclusion.distance, 5.0);
        const double telling = values.tellingShare();
        const std::int64_t rows = sampleOf(candidate.from).rows;
        const bool hasFractions = from.type == ColumnType::Time || from.type == ColumnType::Boolean || values.unfit > 0
            || !mayHoldKeys(candidate.from);
        const double shared = m_words.share(candidate.from, candidate.to, to.table);
        const double ofTable = isOwn ? 0 : m_words.ofTable(candidate.from, to.table);
        const bool isOpenId = !isNamed && (m_names.isIdentifier(candidate.from) || endsWithSubject);
        const std::string& keyName = m_words.nameOf(candidate.to);
        const bool isBareKey = keyName == "id" || keyName == "code" || keyName == "number";
        candidate.evidence = {
            1,
            double(candidate.naming == KeyNaming::Attribute),
            double(candidate.naming == KeyNaming::Table && !isSuperior),
            double(candidate.naming == KeyNaming::Abbreviation),
            double(candidate.naming == KeyNaming::Role),
            double(candidate.naming == KeyNaming::Same),
            double(candidate.naming == KeyNaming::SameOwned),
            shared,
            double(isSuperior),
            double(isOwn && !isSuperior),
            double(namesPerson(candidate.from) && isOfPeople(to.table)),
            double(m_names.isIdentifier(candidate.from)),
            double(isSoleKey(candidate.to)),
            double(candidate.to == m_firstColumns[static_cast<std::size_t>(index(to.table))]),
            double(isBareKey),
            double(to.isPrimaryKey && !isSoleKey(candidate.to)),
            double(isSoleKey(candidate.from)),
            double(values.isUnique()),
            inclusion.values > 0 && inclusion.isKnown ? 1 - inclusion.found : 0,
            double(inclusion.values > 0 && inclusion.isKnown && inclusion.found < 1),
            logarithm(inclusion.values),
            double(inclusion.values > 0 && inclusion.values <= 3),
            inclusion.coverage,
            gap,
            isNamed ? 0 : gap,
            double(!values.texts.empty()),
            telling,
            0,
            0,
            double(hasFractions),
            std::clamp(logarithm(rows) - logarithm(sampleOf(candidate.to).rows), -3.0, 3.0),
            double(inclusion.values == 0),
            double(!inclusion.isKnown),
            ofTable,
            std::log10(1.0 + fansOf(candidate.to)),
            isNamed ? 0 : 1 - inclusion.coverage,
            double(isOpenId),
            0,
            0,
            isOpenId ? gap : 0,
            isOpenId ? 1 - inclusion.coverage : 0,
            double(isOpenId && namesPerson(candidate.from) && isOfPeople(to.table)),
            double(isOpenId && isSoleKey(candidate.to)),
            isNamed ? 0 : telling,
            0,
            isOwn && values.rows > 0 ? static_cast<double>(values.blanks) / static_cast<double>(values.rows) : 0,
            isOwn ? m_words.ofTable(candidate.from, to.table) : 0,
            double(endsWithSubject),
            0,
            0,
            double(!isNamed && values.isUnique()),
            double(!isNamed && !isOpenId),
        };
    }

    bool isOfPeople(TableId table) const
    {
        return isPerson(singularOf(readableTableName(ownNameOf(m_schema.table(table)))))
            || std::ranges::any_of(m_schema.columnsOf(table), [&](ColumnId column) { return m_names.isOfPerson(column); });
    }

    /// "coach id", "sold by"
    bool namesPerson(ColumnId column) const
    {
        std::string name = m_words.nameOf(column);
        for (const std::string_view mark : {" id", " number", " code", " ref"})
            name = name.ends_with(mark) ? name.substr(0, name.size() - mark.size()) : name;
        return m_names.isAgent(column) || isPerson(name);
    }

    /// Columns elsewhere whose names point there.
    int fansOf(ColumnId key)
    {
        const auto [known, isNew] = m_fans.emplace(key, 0);
        if (!isNew)
            return known->second;
        int& fans = known->second;
        for (int i = 0; i < m_schema.columnCount(); ++i) {
            const auto column = ColumnId(i);
            if (m_schema.column(column).table != m_schema.column(key).table && m_names.naming(column, key) >= KeyNaming::Abbreviation)
                ++fans;
        }
        return fans;
    }

    /// What the others to choose from say of each.
    static void compare(std::vector<KeyCandidate>& candidates)
    {
        const auto place = [](std::string_view name) {
            return static_cast<std::size_t>(std::ranges::find(kKeyFeatures, name) - kKeyFeatures.begin());
        };
        static const std::size_t rivals = place("rivals"), betterNamed = place("better named"), openId = place("open id"),
                                 lone = place("open id, lone"), openBest = place("open id, best"), telling = place("open telling"),
                                 tellingLone = place("open telling, lone"), explained = place("explained"), best = place("best"),
                                 coverage = place("coverage"), gap = place("gap"), missing = place("missing");
        const auto fit = [&](const KeyCandidate& one) {
            return one.evidence[coverage] - 0.2 * one.evidence[gap] - 2 * one.evidence[missing];
        };
        for (KeyCandidate& candidate : candidates) {
            int count = 0;
            int others = 0;
            bool isBetter = false;
            bool isExplained = false;
            double margin = 1;
            for (const KeyCandidate& other : candidates) {
                if (&other == &candidate)
                    continue;
                count += other.naming >= candidate.naming;
                isBetter |= other.naming > candidate.naming && other.naming >= KeyNaming::Table;
                isExplained |= other.naming >= KeyNaming::Table;
                ++others;
                margin = std::min(margin, fit(candidate) - fit(other));
            }
            candidate.evidence[rivals] = std::log10(1.0 + count);
            candidate.evidence[betterNamed] = double(isBetter);
            candidate.evidence[lone] = candidate.evidence[openId] * double(others == 0);
            candidate.evidence[openBest] = candidate.evidence[openId] * std::clamp(margin, -1.0, 1.0);
            candidate.evidence[tellingLone] = candidate.evidence[telling] * double(others == 0);
            candidate.evidence[explained] = double(isExplained);
            candidate.evidence[best] = std::clamp(margin, -1.0, 1.0);
        }
    }

    const Schema& m_schema;
    KeyNames m_names;
    SharedWords m_words;
    KeyReader m_reader;
    std::vector<ColumnId> m_firstColumns;
    std::vector<KeySample> m_samples;
    std::vector<ColumnId> m_keys;
    std::set<ColumnId> m_soleKeys;
    std::map<ColumnId, std::optional<KeyValues>> m_wholeKeys;
    std::set<ColumnId> m_unindexed;
    KeyValues m_values;    ///< of the column in hand, some
    KeyValues m_fewValues; ///< of these, the first to be looked for
    std::map<ColumnId, int> m_fans;
};

} // namespace

std::vector<KeyCandidate> keyCandidates(const Connection& connection, const Schema& schema, const std::vector<ColumnId>& open,
                                        std::int64_t allowance)
{
    KeySearch search(connection, schema, allowance);
    std::vector<KeyCandidate> candidates;
    for (const ColumnId column : open) {
        const auto some = search.candidatesOf(column);
        candidates.insert(candidates.end(), some.begin(), some.end());
    }
    return candidates;
}

} // namespace ratatosk

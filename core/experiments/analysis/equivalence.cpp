// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/equivalence.h"

#include "core/database/schema/identifier.h"
#include "core/experiments/analysis/database_variant.h"
#include "core/experiments/analysis/tie_breaking.h"
#include "core/questions/evaluation/row_comparison.h"
#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/sql_pieces.h"

#include <algorithm>

namespace ratatosk {
namespace {

constexpr std::int64_t kMostRowsCompared = 20'000;

bool sayWord(std::string_view sql, std::string_view word)
{
    return std::ranges::any_of(sql::piecesOf(sql), [&](const sql::SqlPiece& piece) {
        return piece.kind == sql::SqlPiece::Kind::Word && sameIdentifier(sql::textOf(sql, piece), word);
    });
}

/// A pair of statements, and how their rows are held against each other.
struct Pairing {
    std::string gold;
    std::string prediction;
    RowOrder order = RowOrder::Ignored;
    bool countsTiesOnce = false;
    bool mayTie = false;                         ///< the prediction's ORDER BY and LIMIT choose among rows that gold finds all
    std::vector<std::string> goldWithTiesBroken; ///< none, or two
    std::vector<std::string> predictionWithTiesBroken;
};

Pairing pairingOf(const std::string& gold, const std::string& prediction, const Schema& schema)
{
    const bool isGoldLimited = sayWord(gold, "limit");
    const bool isLimited = sayWord(prediction, "limit");
    return {gold,
            prediction,
            sayWord(gold, "order") ? RowOrder::Matters : RowOrder::Ignored,
            isGoldLimited != isLimited,
            isLimited && !isGoldLimited && sayWord(prediction, "order"),
            withTiesBroken(gold, schema),
            withTiesBroken(prediction, schema)};
}

/// DISTINCT says which rows there are only behind SELECT; inside of an aggregate it is part of what is asked.
std::string withoutSelectDistinct(const std::string& sql)
{
    std::string kept;
    std::string before;
    for (const sql::SqlPiece& piece : sql::piecesOf(sql)) {
        const std::string text(sql::textOf(sql, piece));
        const bool isDropped = before == "select" && foldedIdentifier(text) == "distinct";
        kept += isDropped ? "" : text;
        if (piece.kind != sql::SqlPiece::Kind::Blank)
            before = foldedIdentifier(text);
    }
    return kept;
}

bool isAllNull(const std::vector<Cell>& row)
{
    return std::ranges::all_of(row, [](const Cell& cell) { return std::holds_alternative<Null>(cell); });
}

void keepOneOfEach(ResultTable& table)
{
    std::vector<std::vector<Cell>> kept;
    for (std::vector<Cell>& row : table.rows) {
        if (!isAllNull(row) && std::ranges::find(kept, row) == kept.end())
            kept.push_back(std::move(row));
    }
    table.rows = std::move(kept);
}

enum class Finding { Same, Different, Open };

/// The rows of both queries on one database and on its mirror image.
class Trial
{
public:
    Trial(const Pairing& pairing, const EquivalenceOptions& options, std::stop_token stop)
        : m_pairing(pairing), m_options(options), m_stop(std::move(stop))
    {
    }

    Finding find(const Connection& forwards, const Connection& backwards)
    {
        const auto expected = rows(forwards, m_pairing.gold);
        const auto mirrored = rows(backwards, m_pairing.gold);
        if (!expected || !mirrored || !sameRows(*expected, *mirrored, RowOrder::Ignored))
            return Finding::Open;
        if (hasTies(forwards, m_pairing.goldWithTiesBroken))
            return Finding::Open;
        const auto actual = rows(forwards, m_pairing.prediction);
        if (!actual)
            return isTooMuch(actual.error()) ? Finding::Open : Finding::Different;
        const RowOrder order = sameRows(*expected, *mirrored, m_pairing.order) ? m_pairing.order : RowOrder::Ignored;
        m_gold = *expected;
        m_prediction = *actual;
        if (sameRows(*expected, *actual, order))
            return Finding::Same;
        const bool isChance = m_pairing.mayTie
            && (hangsOnOrder(*actual, backwards) || hasTies(forwards, m_pairing.predictionWithTiesBroken));
        return isChance ? Finding::Open : Finding::Different;
    }

    Separation separation(std::string_view what) const { return {what, firstRows(m_gold), firstRows(m_prediction)}; }

    bool hasFoundSomething() const
    {
        const auto isNothing = [](const Cell& cell) { return cell == Cell(Null()) || cell == Cell(std::int64_t(0)); };
        return std::ranges::any_of(m_gold.rows, [&](const auto& row) { return !std::ranges::all_of(row, isNothing); });
    }

private:
    Result<ResultTable> rows(const Connection& database, const std::string& sql) const
    {
        auto table = database.run(sql, {.rows = kMostRowsCompared, .milliseconds = m_options.milliseconds}, m_stop);
        if (table && !table->isComplete)
            return Error{ErrorCode::LimitExceeded, "There are too many rows to compare."};
        if (table && m_pairing.countsTiesOnce)
            keepOneOfEach(*table);
        return table;
    }

    static bool isTooMuch(const Error& error) { return error.code == ErrorCode::LimitExceeded || error.code == ErrorCode::Cancelled; }

    bool hasTies(const Connection& database, const std::vector<std::string>& broken) const
    {
        if (broken.empty())
            return false;
        const auto smallest = rows(database, broken.front());
        const auto largest = rows(database, broken.back());
        return smallest && largest && !sameRows(*smallest, *largest, RowOrder::Ignored);
    }

    bool hangsOnOrder(const ResultTable& actual, const Connection& backwards) const
    {
        const auto mirrored = rows(backwards, m_pairing.prediction);
        return mirrored && !sameRows(actual, *mirrored, RowOrder::Ignored);
    }

    ResultTable firstRows(ResultTable table) const
    {
        if (static_cast<int>(table.rows.size()) > m_options.shownRows) {
            table.rows.resize(static_cast<std::size_t>(m_options.shownRows));
            table.isComplete = false;
        }
        return table;
    }

    const Pairing& m_pairing;
    const EquivalenceOptions& m_options;
    std::stop_token m_stop;
    ResultTable m_gold;
    ResultTable m_prediction;
};

PlantedValues plantedFor(const Schema& schema, const std::string& gold, const std::string& prediction)
{
    PlantedValues planted;
    for (const std::string* text : {&gold, &prediction}) {
        if (const auto query = sql::readQuery(*text, schema))
            planted.add(*query, schema);
    }
    return planted;
}

/// What is needed for trying one pairing on one database after another.
class PairingTrial
{
public:
    PairingTrial(const Pairing& pairing, const SampledTables& tables, const PlantedValues& planted, const EquivalenceOptions& options,
                 std::stop_token stop)
        : m_pairing(pairing), m_tables(tables), m_planted(planted), m_options(options), m_stop(std::move(stop))
    {
    }

    Result<EquivalenceOutcome> run()
    {
        for (int round = 0; round < m_options.rounds; ++round) {
            for (const VariantPlan& plan : kVariantPlans) {
                if (plan.nulls > 0 && m_pairing.countsTiesOnce)
                    continue; // NULL sorts first, but is nobody's minimum
                if (m_stop.stop_requested())
                    return Error{ErrorCode::Cancelled, "The error analysis was cancelled."};
                const auto tried = tryOn(plan, m_options.seed + static_cast<std::uint64_t>(round));
                if (!tried)
                    return tried.error();
                if (m_outcome.separation)
                    return m_outcome;
            }
        }
        return m_outcome;
    }

private:
    Result<void> tryOn(const VariantPlan& plan, std::uint64_t seed)
    {
        const auto forwards = makeVariant(m_tables, m_planted, plan, seed, RowsWritten::Forwards);
        const auto backwards = makeVariant(m_tables, m_planted, plan, seed, RowsWritten::Backwards);
        if (!forwards || !backwards)
            return forwards ? backwards.error() : forwards.error();
        Trial trial(m_pairing, m_options, m_stop);
        const Finding finding = trial.find(*forwards, *backwards);
        if (finding == Finding::Different)
            m_outcome.separation = trial.separation(plan.what);
        m_outcome.agreed += finding == Finding::Same ? 1 : 0;
        m_outcome.open += finding == Finding::Open ? 1 : 0;
        m_outcome.foundSomething |= finding == Finding::Same && trial.hasFoundSomething();
        return {};
    }

    const Pairing& m_pairing;
    const SampledTables& m_tables;
    const PlantedValues& m_planted;
    const EquivalenceOptions& m_options;
    std::stop_token m_stop;
    EquivalenceOutcome m_outcome;
};

} // namespace

Result<EquivalenceOutcome> tryEquivalence(const SampledTables& tables, const Schema& schema, const std::string& gold,
                                          const std::string& prediction, const EquivalenceOptions& options, std::stop_token stop)
{
    const PlantedValues planted = plantedFor(schema, gold, prediction);
    SampledTables joined = tables;
    for (const auto& [left, right] : planted.joins)
        addJoin(joined, schema, left, right);
    const Pairing written = pairingOf(gold, prediction, schema);
    const auto asWritten = PairingTrial(written, joined, planted, options, stop).run();
    if (!asWritten || asWritten->isEquivalent())
        return asWritten;
    const Pairing plain = pairingOf(withoutSelectDistinct(gold), withoutSelectDistinct(prediction), schema);
    if (plain.gold == gold && plain.prediction == prediction)
        return asWritten;
    const auto outcome = PairingTrial(plain, joined, planted, options, stop).run();
    return !outcome || outcome->isEquivalent() ? outcome : asWritten;
}

} // namespace ratatosk

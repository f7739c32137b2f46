// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/analysis/query_parts.h"

#include "core/questions/evaluation/foreign_key_classes.h"
#include "core/questions/spider/spider_query.h"
#include "core/sql/tree/spelling.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

namespace ratatosk {
namespace {

using namespace sql;

/// A piece of a clause twice: without columns and with them.
struct Rendered {
    std::string sketch;
    std::string text;

    bool operator<(const Rendered& other) const { return text < other.text; }
};

Rendered plain(std::string text)
{
    return {text, text};
}

/// The parts in an order of their own where theirs means nothing.
enum class PartOrder { Counts, Ignored };

Rendered joined(std::vector<Rendered> parts, const std::string& separator, PartOrder order)
{
    std::vector<std::string> sketches;
    std::vector<std::string> texts;
    for (Rendered& part : parts) {
        sketches.push_back(std::move(part.sketch));
        texts.push_back(std::move(part.text));
    }
    if (order == PartOrder::Ignored) {
        std::ranges::sort(sketches);
        std::ranges::sort(texts);
    }
    return {fmt::format("{}", fmt::join(sketches, separator)), fmt::format("{}", fmt::join(texts, separator))};
}

Rendered called(std::string_view name, const Rendered& argument)
{
    return {fmt::format("{}({})", name, argument.sketch), fmt::format("{}({})", name, argument.text)};
}

Rendered infix(const Rendered& left, std::string_view sign, const Rendered& right)
{
    return {fmt::format("{} {} {}", left.sketch, sign, right.sketch), fmt::format("{} {} {}", left.text, sign, right.text)};
}

std::string_view negated(bool isNegated, std::string_view sign, std::string_view negation)
{
    return isNegated ? negation : sign;
}

/// Takes a query apart, clause by clause; queries inside are taken apart after the clause that holds them.
class Taking
{
public:
    Taking(const Schema& schema, JoinedColumns joined) : m_classes(foreignKeyClasses(schema))
    {
        if (joined == JoinedColumns::Differ)
            std::iota(m_classes.begin(), m_classes.end(), 0);
    }

    QueryParts take(const Query& query)
    {
        block("", query);
        sortOnce(m_parts.columns);
        sortOnce(m_parts.tables);
        return std::move(m_parts);
    }

private:
    template <class Items>
    static void sortOnce(Items& items)
    {
        std::ranges::sort(items);
        const auto repeats = std::ranges::unique(items);
        items.erase(repeats.begin(), repeats.end());
    }

    void block(const std::string& place, const Query& query)
    {
        take(place, query.first);
        order(place, query);
        for (size_t i = 0; i < query.rest.size(); ++i) {
            const std::string behind = fmt::format("{}|{}", place, i + 1);
            m_parts.clauses[{behind, Clause::SetOperation}] = {spelled(query.rest[i].operation), spelled(query.rest[i].operation), {}};
            take(behind, query.rest[i].block);
        }
    }

    void take(const std::string& place, const SelectBlock& block)
    {
        clause(place, Clause::Select, [&] { return joined(expressionsOf(block.items), ", ", PartOrder::Ignored); });
        from(place, block);
        if (block.where)
            clause(place, Clause::Where, [&] { return of(*block.where); });
        if (!block.groupBy.empty() || block.having)
            clause(place, Clause::Group, [&] { return grouping(block); });
    }

    void order(const std::string& place, const Query& query)
    {
        if (query.orderBy.empty() && !query.limit && !query.takesMiddle)
            return;
        clause(place, Clause::Order, [&] {
            std::vector<Rendered> keys;
            for (const OrderKey& key : query.orderBy) {
                const Rendered shown = of(key.expression);
                keys.push_back(infix(shown, key.isDescending ? "DESC" : "ASC", {}));
            }
            if (query.limit)
                keys.push_back(limit(*query.limit));
            if (query.takesMiddle)
                keys.push_back(plain("MIDDLE"));
            return joined(std::move(keys), ", ", PartOrder::Counts);
        });
    }

    /// The 1 of "the oldest" is no value that anybody says.
    Rendered limit(const Literal& literal) { return literal.text == "1" ? plain("LIMIT(?)") : called("LIMIT", of(literal)); }

    Rendered grouping(const SelectBlock& block)
    {
        std::vector<Rendered> keys;
        for (const Expression& key : block.groupBy)
            keys.push_back(of(key));
        Rendered shown = joined(std::move(keys), ", ", PartOrder::Ignored);
        return block.having ? infix(shown, "HAVING", of(*block.having)) : shown;
    }

    void from(const std::string& place, const SelectBlock& block)
    {
        ClausePart part;
        std::vector<Rendered> names;
        m_inside.clear();
        for (const Source& source : block.from)
            names.push_back(of(source, part));
        std::ranges::sort(part.columns);
        const Rendered shown = joined(std::move(names), ", ", PartOrder::Ignored);
        part.sketch = shown.sketch;
        part.text = shown.text;
        finish(place, Clause::From, std::move(part));
    }

    Rendered of(const Source& source, ClausePart& part)
    {
        const std::string kind = source.kind == JoinKind::Left ? "LEFT " : "";
        const std::string rest = source.condition ? " ON" : ""; // what keys say is left out, as in the metric; what else ON says is not
        if (const auto* table = std::get_if<TableId>(&source.relation)) {
            part.columns.push_back(index(*table));
            m_parts.tables.push_back(*table);
            return {kind + "_" + rest, fmt::format("{}t{}{}", kind, index(*table), rest)};
        }
        return inside(*std::get<Box<Query>>(source.relation));
    }

    /// Renders a clause, notes it, and goes on with the queries that were found inside.
    template <class Render>
    void clause(const std::string& place, Clause which, Render render)
    {
        m_inside.clear();
        m_columns.clear();
        Rendered shown = render();
        std::ranges::sort(m_columns);
        finish(place, which, {std::move(shown.sketch), std::move(shown.text), m_columns});
    }

    void finish(const std::string& place, Clause which, ClausePart part)
    {
        m_parts.clauses[{place, which}] = std::move(part);
        const std::vector<const Query*> found = std::move(m_inside);
        m_inside.clear();
        for (size_t i = 0; i < found.size(); ++i)
            block(fmt::format("{}/{}.{}", place, nameOf(which), i + 1), *found[i]);
    }

    Rendered inside(const Query& query)
    {
        m_inside.push_back(&query);
        return plain("(query)");
    }

    std::vector<Rendered> expressionsOf(const std::vector<SelectItem>& items)
    {
        std::vector<Rendered> shown;
        for (const SelectItem& item : items)
            shown.push_back(of(item.expression));
        return shown;
    }

    template <class Parts>
    Rendered all(const Parts& parts, const std::string& separator, PartOrder order)
    {
        std::vector<Rendered> shown;
        for (const auto& part : parts)
            shown.push_back(of(part));
        return joined(std::move(shown), separator, order);
    }

    Rendered column(int number)
    {
        m_columns.push_back(number);
        return {"_", fmt::format("c{}", number)};
    }

    Rendered of(const Literal& literal)
    {
        m_parts.values.push_back(literal);
        return plain("?");
    }

    Rendered of(const Expression& expression)
    {
        return std::visit([this](const auto& term) { return of(term); }, expression.term);
    }
    Rendered of(const Star&) { return column(0); }
    Rendered of(const ColumnReference& reference)
    {
        m_parts.columns.push_back(reference.column);
        return column(m_classes[static_cast<size_t>(spider::spiderColumn(reference.column))]);
    }
    Rendered of(const OutputReference& reference) { return plain(fmt::format("out{}", reference.output)); }
    Rendered of(const AggregateCall& call) { return called(spelled(call.function), of(*call.argument)); }
    Rendered of(const Arithmetic& arithmetic)
    {
        const Rendered left = of(*arithmetic.left);
        return infix(left, spelled(arithmetic.operation), of(*arithmetic.right));
    }
    Rendered of(const ScalarQuery& scalar) { return inside(*scalar.query); }
    Rendered of(const TruthValue& truth) { return called("truth", of(*truth.condition)); }
    Rendered of(const FunctionCall& call) { return called(spelled(call.function), all(call.arguments, ", ", PartOrder::Counts)); }
    Rendered of(const Cast& cast) { return of(*cast.value); }
    Rendered of(const CaseExpression& cases)
    {
        const Rendered conditions = all(cases.conditions, ", ", PartOrder::Counts);
        const Rendered results = all(cases.results, ", ", PartOrder::Counts);
        return called("case", infix(infix(conditions, ":", results), ":", all(cases.otherwise, ", ", PartOrder::Counts)));
    }
    Rendered of(const WindowCall& window)
    {
        const Rendered arguments = all(window.arguments, ", ", PartOrder::Counts);
        return called("window", infix(arguments, "by", all(window.partitionBy, ", ", PartOrder::Counts)));
    }

    Rendered of(const Condition& condition)
    {
        return std::visit([this](const auto& test) { return of(test); }, condition.test);
    }
    Rendered of(const Comparison& test)
    {
        const Rendered left = of(test.left);
        return infix(left, spelled(test.operation), of(test.right));
    }
    Rendered of(const Between& test)
    {
        const Rendered value = of(test.value);
        const Rendered low = of(test.low);
        return infix(infix(value, negated(test.isNegated, "BETWEEN", "NOT BETWEEN"), low), "AND", of(test.high));
    }
    Rendered of(const Like& test)
    {
        const Rendered value = of(test.value);
        return infix(value, negated(test.isNegated, "LIKE", "NOT LIKE"), of(test.pattern));
    }
    Rendered of(const InList& test)
    {
        const Rendered value = of(test.value);
        return infix(value, negated(test.isNegated, "IN", "NOT IN"), all(test.list, ", ", PartOrder::Ignored));
    }
    Rendered of(const InQuery& test)
    {
        const Rendered value = of(test.value);
        return infix(value, negated(test.isNegated, "IN", "NOT IN"), inside(*test.query));
    }
    Rendered of(const NullTest& test) { return infix(of(test.value), negated(test.isNegated, "IS", "IS NOT"), plain("NULL")); }
    Rendered of(const Exists& test) { return called("EXISTS", inside(*test.query)); }
    Rendered of(const Negation& test) { return called("NOT", of(*test.condition)); }
    Rendered of(const Junction& test)
    {
        return called("", all(test.parts, fmt::format(" {} ", spelled(test.connective)), PartOrder::Ignored));
    }

    std::vector<int> m_classes; ///< by Spider's number of a column
    QueryParts m_parts;
    std::vector<int> m_columns;         ///< of the clause under way
    std::vector<const Query*> m_inside; ///< queries found in it
};

} // namespace

QueryParts partsOf(const sql::Query& query, const Schema& schema, JoinedColumns joined)
{
    return Taking(schema, joined).take(query);
}

} // namespace ratatosk

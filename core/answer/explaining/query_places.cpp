// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_places.h"

namespace ratatosk {

namespace {

using namespace sql;
using Kind = QueryStep::Kind;

enum class Admitted { Nothing, Aggregates, All }; ///< what may stand where an expression is found

class PlaceWalk
{
public:
    std::vector<QueryPlace> walk(Query& query)
    {
        const int last = static_cast<int>(query.rest.size());
        for (m_block = 0; m_block <= last; ++m_block) {
            SelectBlock& one = m_block == 0 ? query.first : query.rest[static_cast<size_t>(m_block) - 1].block;
            m_owners = {{&one, m_block == last ? &query.orderBy : nullptr}};
            block(one);
        }
        m_block = last;
        at(Kind::Order, 0);
        order(query.orderBy);
        return std::move(m_places);
    }

private:
    void at(Kind step, int part)
    {
        m_step = step;
        m_part = part;
    }

    template <class What>
    void add(What what)
    {
        m_places.push_back({m_step, m_block, m_part, std::move(what)});
    }

    void block(SelectBlock& one)
    {
        for (int source = 0; source < std::ssize(one.from); ++source) {
            at(source == 0 ? Kind::From : Kind::Join, source);
            if (std::holds_alternative<TableId>(one.from[static_cast<size_t>(source)].relation))
                add(TablePlace{m_owners.back(), source});
            for (JoinKey& key : one.from[static_cast<size_t>(source)].keys)
                add(KeyPlace{&key});
        }
        clause(one.where, Kind::Where);
        at(Kind::Group, 0);
        for (Expression& key : one.groupBy)
            expression(key, Admitted::Nothing);
        clause(one.having, Kind::Having);
        at(Kind::Select, 0);
        for (SelectItem& item : one.items)
            expression(item.expression, Admitted::All);
    }

    void order(std::vector<OrderKey>& keys)
    {
        for (OrderKey& key : keys) {
            expression(key.expression, Admitted::All);
            add(DirectionPlace{&key});
        }
    }

    /// Part by part, as the steps have them.
    void clause(std::optional<Condition>& clause, Kind step)
    {
        if (!clause)
            return;
        auto* junction = std::get_if<Junction>(&clause->test);
        const bool isSplit = junction && junction->connective == Connective::And;
        for (int part = 0; part < (isSplit ? std::ssize(junction->parts) : 1); ++part) {
            at(step, part);
            condition(isSplit ? junction->parts[static_cast<size_t>(part)] : *clause);
        }
    }

    /// A query inside belongs to the step that it stands in.
    void inner(Query& query)
    {
        for (int number = 0; number <= std::ssize(query.rest); ++number) {
            SelectBlock& one = number == 0 ? query.first : query.rest[static_cast<size_t>(number) - 1].block;
            m_owners.push_back({&one, number == std::ssize(query.rest) ? &query.orderBy : nullptr});
            for (SelectItem& item : one.items)
                expression(item.expression, Admitted::Aggregates);
            for (std::optional<Condition>* clause : {&one.where, &one.having}) {
                if (*clause)
                    condition(**clause);
            }
            if (number == std::ssize(query.rest))
                order(query.orderBy);
            m_owners.pop_back();
        }
    }

    void expression(Expression& one, Admitted admitted)
    {
        if (auto* call = std::get_if<AggregateCall>(&one.term)) {
            if (admitted != Admitted::Nothing && std::holds_alternative<ColumnReference>(call->argument->term))
                add(AggregatePlace{&one, admitted == Admitted::All});
            expression(*call->argument, Admitted::Nothing);
        } else if (auto* column = std::get_if<ColumnReference>(&one.term)) {
            if (admitted == Admitted::All)
                add(AggregatePlace{&one, true});
            reference(*column);
        } else if (auto* arithmetic = std::get_if<Arithmetic>(&one.term)) {
            expression(*arithmetic->left, Admitted::Aggregates);
            expression(*arithmetic->right, Admitted::Aggregates);
        } else if (auto* scalar = std::get_if<ScalarQuery>(&one.term)) {
            inner(*scalar->query);
        }
    }

    void reference(ColumnReference& column)
    {
        const auto outward = static_cast<size_t>(column.source.level);
        if (outward < m_owners.size())
            add(ColumnPlace{&column, m_owners[m_owners.size() - 1 - outward]});
    }

    void condition(Condition& one)
    {
        std::visit([&](auto& test) { this->test(test, one); }, one.test);
    }

    void test(Comparison& one, Condition& whole)
    {
        expression(one.left, Admitted::Aggregates);
        add(TestPlace{&whole});
        expression(one.right, Admitted::Aggregates);
    }
    void test(Like& one, Condition& whole) { value(one.value, whole); }
    void test(Between& one, Condition& whole) { value(one.value, whole); }
    void test(InList& one, Condition& whole) { value(one.value, whole); }
    void test(NullTest& one, Condition& whole) { value(one.value, whole); }
    void test(InQuery& one, Condition& whole)
    {
        value(one.value, whole);
        inner(*one.query);
    }
    void test(Exists& one, Condition&) { inner(*one.query); }
    void test(Negation& one, Condition&) { condition(*one.condition); }
    void test(Junction& one, Condition&)
    {
        for (Condition& part : one.parts)
            condition(part);
    }

    void value(Expression& one, Condition& whole)
    {
        expression(one, Admitted::Aggregates);
        add(TestPlace{&whole});
    }

    Kind m_step = Kind::From;
    int m_block = 0;
    int m_part = 0;
    std::vector<BlockPart> m_owners; ///< of what is being walked, innermost last
    std::vector<QueryPlace> m_places;
};

} // namespace

std::vector<QueryPlace> placesIn(Query& query)
{
    return PlaceWalk().walk(query);
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/printing/query_printer.h"
#include "core/sql/printing/server_type.h"

#include <vector>

namespace ratatosk::sql {

/// Prints a query, which means what SQLite makes of it, as PostgreSQL's SQL for the same rows: stricter about types and groups, and with
/// other words for dates. Clauses are in postgres_printer.cpp, comparisons in postgres_comparisons.cpp, expressions in postgres_terms.cpp,
/// functions in postgres_functions.cpp.
class PostgresPrinter : public QueryPrinter
{
public:
    explicit PostgresPrinter(const Schema& schema) : QueryPrinter(schema) {}

private:
    /// How a value is written so that it can meet others.
    enum class Form {
        Plain,
        Text,
        Number,
        Truth, ///< of a boolean column: TRUE or FALSE
    };

    void query(const Query& query, const std::vector<int>& namedOutputs) override;
    void block(const SelectBlock& block, const std::vector<int>& namedOutputs) override;
    void ending(const Query& query) override;
    void items(const SelectBlock& block, const std::vector<int>& namedOutputs) override;
    void item(const Expression& expression, const std::string& alias) override;
    void from(const SelectBlock& block) override;
    void joinKey(const JoinKey& key) override;
    void orderKey(const OrderKey& key, bool isMixed) override;
    bool needsAlias(const SelectBlock& block, size_t source, const SourceUse& use) const override;
    Grouping groupingOf(const SelectBlock& block, const std::vector<OrderKey>& orderBy) const override;
    bool bindsIntersectFirst() const override { return true; }
    std::string spelledName(std::string_view name) const override;
    std::string spelledTable(const Table& table) const override;

    void groupKeys();
    void everyColumn(const SelectBlock& block);
    bool mayBeNull(const Expression& expression) const;

    using QueryPrinter::term;
    void expression(const Expression& expression) override;
    void term(const ColumnReference& column) override;
    void term(const OutputReference& output) override;
    void term(const AggregateCall& call) override;
    void term(const Arithmetic& arithmetic) override;
    void term(const ScalarQuery& scalar) override;
    void term(const TruthValue& truth) override;
    void term(const FunctionCall& call) override;
    void term(const Cast& cast) override;
    void caseResult(const CaseExpression& cases, const Expression& result) override;
    /// What stands for a column or output of a whole group.
    template <class Reference>
    bool oneOfGroup(const Reference& reference);
    void quotient(const Arithmetic& division);
    void wholeNumber(const Expression& expression);

    using QueryPrinter::test;
    void test(const Comparison& test) override;
    void test(const Between& test) override;
    void test(const Like& test) override;
    void test(const InList& test) override;
    void test(const InQuery& test) override;

    ServerType typeOf(const Expression& expression) const;
    BlockPath path() const;
    /// How both sides are written to be compared.
    Form formFor(const Expression& left, const Expression& right) const;
    Form formFor(const Expression& value, const std::vector<Expression>& others) const;
    void as(Form form, const Expression& expression);
    void asText(const Expression& expression);
    void asNumber(const Expression& expression);
    void leadingNumber(const Expression& text, const char* pattern, const char* type);

    void call(const char* name, const std::vector<Expression>& arguments, Form form);
    void calendar(const FunctionCall& call);
    void moment(const std::vector<Expression>& arguments, size_t first);
    void plainMoment(const Expression& expression);
    void dayNumber(const FunctionCall& call);
    void substring(const FunctionCall& call);
    bool isDayDifference(const Arithmetic& arithmetic) const;

    bool m_isAfterGrouping = false;    ///< columns are written that stand for groups
    bool m_isOrderDescending = false;  ///< of the order key being written
    const Query* m_compound = nullptr; ///< whose order keys are written as places
    std::vector<bool> m_outputsAsText; ///< of the query being written
    size_t m_output = 0;               ///< that the next item is
};

} // namespace ratatosk::sql

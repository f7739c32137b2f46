// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/printing/grouping.h"
#include "core/sql/printing/outline_text.h"
#include "core/sql/printing/source_aliases.h"
#include "core/sql/printing/source_use.h"
#include "core/sql/tree/query.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk::sql {

/// Prints one query as SQLite's SQL and outlines it on the way. Clauses are in query_printer.cpp, expressions and conditions in
/// term_printer.cpp. What another dialect says in other words it overrides.
class QueryPrinter
{
public:
    explicit QueryPrinter(const Schema& schema) : m_schema(schema), m_aliases(schema) {}
    virtual ~QueryPrinter() = default;
    QueryPrinter(const QueryPrinter&) = delete;
    QueryPrinter& operator=(const QueryPrinter&) = delete;

    OutlinedQuery print(const Query& query);

protected:
    /// The block being printed and those around it.
    struct Scope {
        const SelectBlock& block;
        std::vector<SourceUse> uses;
        std::vector<std::string> aliases; ///< by index into FROM; empty: the source has no name but its own
        const Scope* outer = nullptr;
        Grouping grouping; ///< empty where the dialect does not mind
    };

    virtual void query(const Query& query, const std::vector<int>& namedOutputs = {});
    Scope scopeFor(const SelectBlock& block, const std::vector<OrderKey>& orderBy);
    virtual void block(const SelectBlock& block, const std::vector<int>& namedOutputs);
    virtual void ending(const Query& query);
    virtual void items(const SelectBlock& block, const std::vector<int>& namedOutputs);
    virtual void item(const Expression& expression, const std::string& alias);
    virtual void from(const SelectBlock& block);
    void source(const Source& source, size_t index);
    void on(const Source& source);
    virtual void joinKey(const JoinKey& key);
    void orderKeys(const std::vector<OrderKey>& keys);
    virtual void orderKey(const OrderKey& key, bool isMixed);
    void middle(const Query& query);
    virtual bool needsAlias(const SelectBlock& block, size_t source, const SourceUse& use) const;
    virtual Grouping groupingOf(const SelectBlock&, const std::vector<OrderKey>&) const { return {}; }
    /// Whether an INTERSECT behind another operator would come before it.
    virtual bool bindsIntersectFirst() const { return false; }

    virtual std::string spelledName(std::string_view name) const;
    virtual std::string spelledTable(const Table& table) const;

    /// Keyword and content as one node, a space before it unless it opens the query.
    template <class Content>
    void clause(const char* keyword, Content content);
    /// The parts with a separator between.
    template <class Part, class Print>
    void list(const std::vector<Part>& parts, const char* separator, Print print);

    virtual void expression(const Expression& expression);
    void term(const Star& star);
    virtual void term(const ColumnReference& column);
    virtual void term(const OutputReference& output);
    void term(const Literal& literal);
    virtual void term(const AggregateCall& call);
    virtual void term(const Arithmetic& arithmetic);
    virtual void term(const ScalarQuery& scalar);
    virtual void term(const TruthValue& truth);
    virtual void term(const FunctionCall& call);
    virtual void term(const Cast& cast);
    void term(const CaseExpression& cases);
    virtual void caseResult(const CaseExpression& cases, const Expression& result);
    void term(const WindowCall& window);
    void over(const WindowCall& window);
    void operand(const Expression& expression, ArithmeticOperator outer, bool isRight);
    std::string qualifier(const SourceReference& source, const std::string& column) const;

    void condition(const Condition& condition);
    virtual void test(const Comparison& test);
    virtual void test(const Between& test);
    virtual void test(const Like& test);
    virtual void test(const InList& test);
    virtual void test(const InQuery& test);
    void test(const NullTest& test);
    void test(const Exists& test);
    void test(const Negation& test);
    void test(const Junction& test);
    void negatable(const Expression& value, bool isNegated, const char* word);
    void parenthesised(const Condition& condition);
    void nested(const Query& query);

    const Scope& scopeAt(int level) const;

    const Schema& m_schema;
    OutlineText m_out;
    SourceAliases m_aliases;
    const Scope* m_scope = nullptr;
    bool m_isOrdering = false; ///< names given in SELECT hide columns here
};

template <class Content>
void QueryPrinter::clause(const char* keyword, Content content)
{
    if (std::string_view(keyword).substr(0, 6) != "SELECT")
        m_out.write(" ");
    m_out.open(keyword);
    m_out.write(keyword);
    m_out.write(" ");
    content();
    m_out.close();
}

template <class Part, class Print>
void QueryPrinter::list(const std::vector<Part>& parts, const char* separator, Print print)
{
    for (size_t i = 0; i < parts.size(); ++i) {
        m_out.write(i > 0 ? separator : "");
        print(parts[i]);
    }
}

} // namespace ratatosk::sql

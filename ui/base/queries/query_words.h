// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/sql/tree/query.h"

#include <QCoreApplication>
#include <QStringList>

/// What the subquery shows at that place; null where the reference is to no subquery in the block's FROM.
const ratatosk::sql::Expression* shownInside(const ratatosk::sql::OutputReference& output, const ratatosk::sql::SelectBlock& block);

/// Puts the parts of one SELECT into words, with names as the statement writes them or as people read them. Requires: schema and block outlive it.
class QueryWords
{
    Q_DECLARE_TR_FUNCTIONS(QueryWords)

public:
    enum class Names { Written, Readable };

    QueryWords(const ratatosk::Schema& schema, const ratatosk::sql::SelectBlock& block, Names names = Names::Written)
        : m_schema(schema), m_block(block), m_names(names)
    {
    }

    QString of(const ratatosk::sql::Expression& expression) const;
    QString of(const ratatosk::sql::Condition& condition) const;
    QString of(const ratatosk::sql::JoinKey& key) const;
    QString source(int index) const; ///< of FROM: the table's name, or what the subquery finds; empty: there is none
    QString sources() const;         ///< all in FROM
    QString rows() const;            ///< "huts where beds is more than 20": what FROM has and the conditions keep
    /// What a query finds: "name from huts where beds is more than 20", of a count what it counts.
    static QString gist(const ratatosk::sql::Query& query, const ratatosk::Schema& schema);
    QString listOf(const std::vector<ratatosk::sql::Expression>& expressions) const;
    QString items() const;                                    ///< what SELECT lists
    QString sorted(const ratatosk::sql::OrderKey& key) const; ///< "price, largest first"
    static QString listed(QStringList words);                 ///< "a, b and c"
    static QString withoutArticle(const QString& words);      ///< "number of rows"
    /// What a count counts, by the table that has one row for each: "cities"; empty: only rows can be named.
    QString rowsCounted(const ratatosk::sql::AggregateCall& call) const;
    ratatosk::ColumnType typeOf(const ratatosk::sql::Expression& expression) const;

private:
    static QString enumerated(QStringList words, const QString& comma, const QString& conjunction);
    QString word(const ratatosk::sql::Star& star) const;
    QString word(const ratatosk::sql::ColumnReference& column) const;
    QString word(const ratatosk::sql::OutputReference& output) const;
    QString word(const ratatosk::sql::Literal& literal) const;
    QString word(const ratatosk::sql::AggregateCall& call) const;
    QString word(const ratatosk::sql::Arithmetic& arithmetic) const;
    QString word(const ratatosk::sql::ScalarQuery& scalar) const;
    QString word(const ratatosk::sql::TruthValue& truth) const;
    QString word(const ratatosk::sql::FunctionCall& call) const;
    QString word(const ratatosk::sql::Cast& cast) const;
    QString word(const ratatosk::sql::CaseExpression& cases) const;
    QString word(const ratatosk::sql::WindowCall& window) const;
    QString rowsOver(const ratatosk::sql::WindowCall& window) const;
    QString found() const;
    QString matching() const;
    QString countWords(const ratatosk::sql::AggregateCall& call) const;
    const ratatosk::Column* pointerTo(const ratatosk::sql::ColumnReference& reference) const;
    QString dayFromNow(const std::vector<ratatosk::sql::Expression>& arguments) const;
    static QString periodFromNow(const std::vector<ratatosk::sql::Expression>& arguments, bool isYear);
    QString datePart(const std::vector<ratatosk::sql::Expression>& arguments) const;
    QString shareWords(const ratatosk::sql::Expression& part, const ratatosk::sql::Expression& whole) const;
    QString spanWords(const ratatosk::sql::Arithmetic& product) const;
    QString operand(const ratatosk::sql::Expression& expression, bool isSumMistaken) const;
    QString aggregateWords(const ratatosk::sql::AggregateCall& call) const;

    QueryWords wordsFor(const ratatosk::sql::SelectBlock& block) const { return {m_schema, block, m_names}; }
    QString readableWord(const ratatosk::sql::ColumnReference& column) const;
    QString emptyTest(const ratatosk::sql::Comparison& one) const;

    QString momentTest(const ratatosk::sql::Comparison& one) const;
    QString test(const ratatosk::sql::Comparison& one) const;
    QString test(const ratatosk::sql::Between& one) const;
    QString test(const ratatosk::sql::Like& one) const;
    QString test(const ratatosk::sql::InList& one) const;
    QString test(const ratatosk::sql::InQuery& one) const;
    QString test(const ratatosk::sql::NullTest& one) const;
    QString test(const ratatosk::sql::Exists& one) const;
    QString test(const ratatosk::sql::Negation& one) const;
    QString test(const ratatosk::sql::Junction& one) const;

    const ratatosk::Schema& m_schema;
    const ratatosk::sql::SelectBlock& m_block;
    Names m_names;
};

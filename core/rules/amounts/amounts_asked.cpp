// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/amounts/amounts_asked.h"

#include "core/english/language/word_splitter.h"
#include "core/rules/amounts/line_amounts.h"
#include "core/rules/evidence/discounts_aside.h"
#include "core/rules/evidence/question_words.h"
#include "core/sql/joins/from_change.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::AggregateCall;
using sql::Arithmetic;
using sql::ArithmeticOperator;
using sql::ColumnReference;
using sql::Expression;

constexpr std::array<std::string_view, 24> kMoney{"money", "revenue", "income", "taking", "takings", "turnover", "worth",   "value",
                                                  "earn",  "earner",  "owe",    "debt",   "spend",   "spending", "charge",  "bill",
                                                  "cost",  "sales",   "pay",    "amount", "gross",   "paid",     "earning", "earnings"};
constexpr std::array<std::string_view, 3> kComesTo{"come", "brought", "bring"};

/// "Bring in", "come to", besides single words.
bool asksForMoney(const Question& question)
{
    if (says(question, kMoney))
        return true;
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const std::string_view next = wordAt(question, word + 1);
        if (hasLemma(question.words[static_cast<std::size_t>(word)], kComesTo) && (next == "to" || next == "in"))
            return true;
        if (wordAt(question, word) == "how" && next == "much")
            return true;
    }
    return false;
}

/// "Before discounts", "at list price": the price as it is.
bool asksBeforeDiscount(const Question& question)
{
    for (int word = 0; word + 1 < static_cast<int>(question.words.size()); ++word) {
        const bool isWithout = wordAt(question, word) == "without"
            && hasLemma(question.words[static_cast<std::size_t>(word) + 1], "discount");
        if (isWithout || (wordAt(question, word) == "list" && wordAt(question, word + 1) == "price"))
            return true;
    }
    return leavesDiscountsAside(question);
}

/// "What did discounts cost us", "given away as discounts": what was taken off is asked for.
bool asksForDiscounts(const Question& question)
{
    static constexpr std::array<std::string_view, 4> costs{"cost", "lose", "save", "give"};
    static constexpr std::array<std::string_view, 3> before{"as", "in", "of"};
    static constexpr std::array<std::string_view, 6> netOf{"after", "before", "without", "less", "minus", "net"};
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (!hasLemma(question.words[static_cast<std::size_t>(word)], "discount"))
            continue;
        const bool isNet = std::ranges::find(netOf, wordAt(question, word - 1)) != netOf.end() || wordAt(question, word - 2) == "net";
        const bool isWhat = std::ranges::find(before, wordAt(question, word - 1)) != before.end();
        return !isNet && (says(question, costs) || (isWhat && asksForMoney(question)));
    }
    return false;
}

/// "Number of copies", "copies left": how many there are.
bool asksForNumberOfPieces(const Question& question)
{
    static constexpr std::array<std::string_view, 4> figures{"number", "many", "left", "count"};
    static constexpr std::array<std::string_view, 5> pieces{"copy", "piece", "bottle", "ticket", "item"};
    return std::ranges::any_of(question.words, [](const Word& word) { return hasLemma(word, pieces) && word.text.ends_with('s'); })
        && says(question, figures);
}

class AmountsAsked
{
public:
    AmountsAsked(sql::Query& query, const Question& question, const CellLookup& cells)
        : m_query(query), m_question(question), m_cells(cells), m_schema(cells.schema())
    {
    }

    bool mend()
    {
        if (asksForMoney(m_question))
            takeAmountsOfLines(m_query);
        noteReduced();
        m_showsBoth = showsPiecesAndMoney();
        sql::editParts(m_query, {.condition = [](sql::Condition&) {}, .expression = [&](Expression& part) { mendPart(part); }});
        return m_hasChanged;
    }

private:
    std::optional<LineAmount> amountBeside(const ColumnReference& column) const
    {
        auto amount = lineAmountOf(m_schema.column(column.column).table, m_schema);
        return amount && amount->has(column.column) ? amount : std::nullopt;
    }

    /// quantity * price in quantity * price * (1 - discount): what is taken off is taken off already.
    void noteReduced()
    {
        const auto note = [&](const Expression& part) {
            const auto* product = std::get_if<Arithmetic>(&part.term);
            const bool isProduct = product && product->operation == ArithmeticOperator::Multiply;
            if (isProduct && std::holds_alternative<Arithmetic>(product->right->term) && !asksForDiscounts(m_question))
                m_reduced.push_back(*product->left);
        };
        sql::visitParts(m_query, {.expression = note});
    }

    /// Sums of a column, and products of two, that stand for the amount.
    void mendPart(Expression& part)
    {
        if (auto* call = std::get_if<AggregateCall>(&part.term)) {
            const auto* column = call->function == sql::Aggregate::Sum ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
            const auto amount = column ? amountBeside(*column) : std::nullopt;
            if (amount && isMeant(*amount, column->column))
                put(*call->argument, *amount, column->source);
            return;
        }
        const auto* product = std::get_if<Arithmetic>(&part.term);
        if (product && takeBackRest(part, *product))
            return;
        const auto* left = product ? std::get_if<ColumnReference>(&product->left->term) : nullptr;
        const auto* right = product ? std::get_if<ColumnReference>(&product->right->term) : nullptr;
        if (left && right && product->operation == ArithmeticOperator::Multiply && left->source != right->source)
            return takeOwnPrice(part, *left, *right);
        if (!left || !right || product->operation != ArithmeticOperator::Multiply || left->source != right->source)
            return;
        const auto amount = amountBeside(*left);
        if (amount && amount->has(right->column) && std::ranges::find(m_reduced, part) == m_reduced.end())
            put(part, *amount, left->source);
    }

    /// The price in the list times how many were ordered, while the line has the price that was paid.
    void takeOwnPrice(Expression& part, ColumnReference left, ColumnReference right)
    {
        auto amount = amountBeside(left);
        if (!amount || left.column != amount->quantity) {
            std::swap(left, right);
            amount = amountBeside(left);
        }
        const bool isOfLine = amount && left.column == amount->quantity && !asksBeforeDiscount(m_question);
        const std::vector<Word> other = splitName(m_schema.column(right.column).spokenName);
        const std::vector<Word> own = isOfLine ? splitName(m_schema.column(amount->price).spokenName) : std::vector<Word>();
        if (!own.empty() && !other.empty() && sameWord(own.back(), other.back()))
            put(part, *amount, left.source);
    }

    /// What was taken off, times what was not: (quantity * price * discount) * (1 - discount).
    bool takeBackRest(Expression& part, const Arithmetic& product)
    {
        const auto* rest = std::get_if<Arithmetic>(&product.right->term);
        const auto* discount = rest && rest->operation == ArithmeticOperator::Subtract ? std::get_if<ColumnReference>(&rest->right->term)
                                                                                       : nullptr;
        const auto amount = discount && asksForDiscounts(m_question) ? amountBeside(*discount) : std::nullopt;
        if (!amount || !amount->discount || *product.left != discountOf(*amount, discount->source, m_cells))
            return false;
        const Expression off = *product.left;
        part = off;
        return true;
    }

    bool showsMoney(ColumnId price) const
    {
        return std::ranges::any_of(m_query.first.items, [&](const sql::SelectItem& item) {
            bool isThere = false;
            sql::visitTerms(item.expression, [&](const Expression& term) {
                const auto* column = std::get_if<ColumnReference>(&term.term);
                isThere = isThere || (column && column->column == price);
            });
            return isThere;
        });
    }

    /// "seats and money": sum(quantity), sum(quantity * price)
    bool showsPiecesAndMoney() const
    {
        return std::ranges::any_of(m_query.first.items, [&](const sql::SelectItem& item) {
            const auto* call = std::get_if<AggregateCall>(&item.expression.term);
            const auto* column = call ? std::get_if<ColumnReference>(&call->argument->term) : nullptr;
            const auto amount = column ? amountBeside(*column) : std::nullopt;
            return amount && column->column == amount->quantity && showsMoney(amount->price);
        });
    }

    /// Nobody adds up prices; quantities only people who ask for them.
    bool isMeant(const LineAmount& amount, ColumnId summed) const
    {
        if (summed == amount.price || (summed == amount.discount && says(m_question, kMoney)))
            return true;
        const bool isBesideMoney = m_showsBoth && summed == amount.quantity;
        return asksForMoney(m_question) && !isBesideMoney && !asksForNumberOfPieces(m_question)
            && !namesColumn(m_question, m_schema.column(summed));
    }

    void put(Expression& part, const LineAmount& amount, const sql::SourceReference& source)
    {
        const bool isOfDiscount = amount.discount && asksForDiscounts(m_question);
        Expression whole = isOfDiscount ? discountOf(amount, source, m_cells) : amountOf(amount, source, takesDiscount(amount), m_cells);
        m_hasChanged |= whole != part;
        part = std::move(whole);
    }

    /// A sum of money is taken off where the question says so, a part of the price unless it says otherwise.
    bool takesDiscount(const LineAmount& amount) const
    {
        if (!amount.discount || asksBeforeDiscount(m_question))
            return false;
        return isShareOfPrice(*amount.discount, m_cells) || namesColumn(m_question, m_schema.column(*amount.discount));
    }

    /// "Charter income": not the fees of the members who had them, while the charters themselves have their price.
    void takeAmountsOfLines(sql::Query& query)
    {
        if (auto* inner = query.first.from.size() == 1 ? std::get_if<sql::Box<sql::Query>>(&query.first.from.front().relation) : nullptr)
            return takeAmountsOfLines(**inner);
        const auto lines = query.rest.empty() && isOfTables(query.first) ? linesSpokenOf(query.first) : std::nullopt;
        if (!lines)
            return;
        sql::Query changed = query; // what fails halfway is of no use
        const std::vector<ColumnReference*> strangers = strangersIn(changed, *lines);
        const auto isFirst = [&](const ColumnReference* one) { return *one == *strangers.front(); };
        if (strangers.empty() || !std::ranges::all_of(strangers, isFirst) || !moveTo(changed, strangers, lines->price))
            return;
        query = std::move(changed);
        m_hasChanged = true;
    }

    /// Without the table that they came from, which would repeat the rows.
    bool moveTo(sql::Query& query, const std::vector<ColumnReference*>& references, ColumnId column) const
    {
        const int left = references.front()->source.index;
        if (!sql::changeColumns({&query.first, &query.orderBy}, references, column, m_schema))
            return false;
        sql::dropIdleSource({&query.first, &query.orderBy}, left);
        return true;
    }

    /// What is summed of other tables, while the question speaks neither of these nor of the columns.
    std::vector<ColumnReference*> strangersIn(sql::Query& query, const LineAmount& lines) const
    {
        std::vector<ColumnReference*> strangers;
        for (sql::SelectItem& item : query.first.items)
            noteStrangers(item.expression, lines, strangers);
        for (sql::OrderKey& key : query.orderBy)
            noteStrangers(key.expression, lines, strangers);
        return strangers;
    }

    /// The one table in FROM with amounts; of several the one that the question speaks of.
    std::optional<LineAmount> linesSpokenOf(const sql::SelectBlock& block) const
    {
        std::vector<LineAmount> all, spokenOf;
        for (const sql::Source& source : block.from) {
            const TableId table = std::get<TableId>(source.relation);
            const auto amount = lineAmountOf(table, m_schema);
            if (amount)
                all.push_back(*amount);
            if (amount && speaksOf(m_question, splitName(m_schema.table(table).spokenName)))
                spokenOf.push_back(*amount);
        }
        const std::vector<LineAmount>& found = spokenOf.empty() ? all : spokenOf;
        return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
    }

    void noteStrangers(Expression& expression, const LineAmount& lines, std::vector<ColumnReference*>& strangers) const
    {
        if (auto* term = std::get_if<Arithmetic>(&expression.term)) {
            noteStrangers(*term->left, lines, strangers);
            noteStrangers(*term->right, lines, strangers);
        } else if (auto* window = std::get_if<sql::WindowCall>(&expression.term)) {
            for (sql::OrderKey& key : window->orderBy)
                noteStrangers(key.expression, lines, strangers);
        } else if (auto* call = std::get_if<AggregateCall>(&expression.term); call && call->function == sql::Aggregate::Sum) {
            auto* column = std::get_if<ColumnReference>(&call->argument->term);
            if (column && isStranger(*column, lines))
                strangers.push_back(column);
        }
    }

    bool isStranger(const ColumnReference& summed, const LineAmount& lines) const
    {
        const Column &column = m_schema.column(summed.column), &price = m_schema.column(lines.price);
        const bool isElsewhere = column.table != price.table && !namesColumn(m_question, column)
            && !speaksOf(m_question, splitName(m_schema.table(column.table).spokenName));
        return isElsewhere
            && (column.spokenName == price.spokenName || speaksOf(m_question, splitName(m_schema.table(price.table).spokenName)));
    }

    sql::Query& m_query;
    const Question& m_question;
    const CellLookup& m_cells;
    const Schema& m_schema;
    std::vector<Expression> m_reduced; ///< amounts that a discount is taken off already
    bool m_showsBoth = false;          ///< how many there are, and what they come to
    bool m_hasChanged = false;
};

} // namespace

bool isMoneyWord(const Word& word)
{
    return hasLemma(word, kMoney);
}

bool sumUpAmounts(sql::Query& query, const Question& question, const CellLookup& cells)
{
    return AmountsAsked(query, question, cells).mend();
}

} // namespace ratatosk

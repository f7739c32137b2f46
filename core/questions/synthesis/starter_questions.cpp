// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/starter_questions.h"

#include "core/english/language/english_forms.h"
#include "core/questions/sampling/database_facts.h"
#include "core/questions/synthesis/synthesizer.h"
#include "core/sql/printing/dialect_spelling.h"
#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

namespace ratatosk {

namespace {

using Kind = StarterQuestion::Kind;

constexpr int kDrawn = 120;              ///< half of them are left out, and a third of the rest is not answered as meant
constexpr std::size_t kLongest = 80;     ///< characters: a line of the window
constexpr std::size_t kFewestGroups = 3; ///< two are mostly "yes" and "no", which no one calls "each"
constexpr std::size_t kMostGroups = 12;  ///< what a bar chart shows at a glance
constexpr std::size_t kMostTables = 3;   ///< two sorts of things and what lies between them; "drivers of a cake" are no sensible question
constexpr RunLimits kTried{.rows = 2, .milliseconds = 300};

bool isColumn(const sql::Expression& expression, const DatabaseFacts& facts, ColumnRole role)
{
    const auto* column = std::get_if<sql::ColumnReference>(&expression.term);
    return column && facts.of(column->column).role == role;
}

/// Null: the question is not about one thing by its name.
const sql::Literal* requestedName(const sql::SelectBlock& block, const DatabaseFacts& facts)
{
    const auto* comparison = block.where ? std::get_if<sql::Comparison>(&block.where->test) : nullptr;
    const bool hasName = comparison && isColumn(comparison->left, facts, ColumnRole::Label);
    return hasName ? std::get_if<sql::Literal>(&comparison->right.term) : nullptr;
}

/// Names of digits alone are numbers of something.
bool hasLetters(const std::string& text)
{
    return std::ranges::any_of(text, [](unsigned char letter) { return letter >= 0x80 || std::isalpha(letter) != 0; });
}

Kind kindOf(const sql::Query& query, const DatabaseFacts& facts)
{
    const sql::SelectBlock& block = query.first;
    const auto* aggregate = std::get_if<sql::AggregateCall>(&block.items.front().expression.term);
    if (!block.groupBy.empty())
        return Kind::Groups;
    if (block.from.size() > 1)
        return Kind::Joined;
    if (query.limit)
        return query.limit->text == "1" ? Kind::Top : Kind::Few;
    if (!query.orderBy.empty())
        return Kind::Sorted;
    if (aggregate)
        return aggregate->function == sql::Aggregate::Count ? Kind::Count : Kind::Average;
    if (!block.where)
        return Kind::Names;
    return requestedName(block, facts) ? Kind::OfOne : Kind::Filtered;
}

/// "200", "8.5", "1998", not "10104": nobody asks for what is more than that.
bool isRound(const std::string& number)
{
    const bool isYear = number.size() == 4 && (number.starts_with("19") || number.starts_with("20"));
    std::string digits;
    std::ranges::copy_if(number, std::back_inserter(digits), [](unsigned char letter) { return std::isdigit(letter) != 0; });
    while (digits.size() > 1 && digits.back() == '0')
        digits.pop_back();
    return isYear || digits.size() <= 2;
}

bool hasOddNumber(const sql::Query& query)
{
    bool isOdd = false;
    sql::visitTerms(query.first, [&](const sql::Expression& term) {
        const auto* literal = std::get_if<sql::Literal>(&term.term);
        isOdd = isOdd || (literal && literal->type != ValueType::Text && !isRound(literal->text));
    });
    return isOdd;
}

std::string lowered(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

/// Synonyms are for training: who owns the file looks for its own words.
bool namesTable(const std::string& question, const Table& table)
{
    const std::string text = lowered(question);
    const auto says = [&](const std::string& name) { return text.find(name) != std::string::npos; };
    return says(table.readableName) || says(pluralOf(table.readableName)) || says(singularOf(table.readableName));
}

class StarterDraw
{
public:
    StarterDraw(const Connection& connection, const Schema& schema, const DatabaseFacts& facts, std::stop_token stop)
        : m_connection(connection), m_schema(schema), m_facts(facts), m_stop(std::move(stop))
    {
    }

    std::vector<StarterQuestion> run() const
    {
        std::vector<StarterQuestion> starters;
        const auto runSql = [&](const std::string& sql) { return m_connection.run(sql, kTried, m_stop); };
        const SynthesisOptions options{.count = kDrawn, .everydayShare = 1, .emptyShare = 0};
        for (const SynthesizedQuestion& made : synthesize(m_schema, m_facts, runSql, options, m_stop).questions) {
            if (const auto starter = presentable(made))
                starters.push_back(*starter);
        }
        for (int table = 0; table < m_schema.tableCount(); ++table) {
            addGroups(TableId{table}, starters);
            addMeasures(TableId{table}, starters);
        }
        return starters;
    }

private:
    std::optional<StarterQuestion> presentable(const SynthesizedQuestion& made) const
    {
        const auto query = sql::readQuery(made.sql, m_schema);
        if (!query || made.question.size() > kLongest || hasOddNumber(*query) || query->first.from.size() > kMostTables)
            return {};
        const StarterQuestion starter{made.question, made.sql, kindOf(*query, m_facts),
                                      std::get<TableId>(query->first.from.front().relation)};
        if (starter.kind != Kind::OfOne && !namesTable(made.question, m_schema.table(starter.table)))
            return {};
        const sql::Literal* name = requestedName(query->first, m_facts);
        if (name && !hasLetters(name->text))
            return {};
        const bool choosesByValue = starter.kind == Kind::Filtered || (starter.kind == Kind::Count && query->first.where);
        return choosesByValue && !findsSeveral(made.sql) ? std::nullopt : std::optional(starter);
    }

    /// A value of one row alone is mostly the name of something that the question does not say: "stadiums in Alloa Athletic".
    bool findsSeveral(const std::string& sql) const
    {
        const auto table = m_connection.run(sql, kTried, m_stop);
        if (!table || table->rows.empty())
            return false;
        const auto* count = table->rows.size() == 1 ? std::get_if<std::int64_t>(&table->rows.front().front()) : nullptr;
        return table->rows.size() > 1 || (count && *count > 1);
    }

    /// "How many bookings are there for each status?"
    void addGroups(TableId id, std::vector<StarterQuestion>& starters) const
    {
        const Table& table = m_schema.table(id);
        for (const ColumnId column : m_schema.columnsOf(id)) {
            const ColumnFacts& facts = m_facts.of(column);
            if (facts.role != ColumnRole::Category || facts.values.size() < kFewestGroups || facts.values.size() > kMostGroups)
                continue;
            const std::string name = sql::spelledIdentifier(m_schema.column(column).name, m_schema.dialect());
            starters.push_back(
                {fmt::format("How many {} are there for each {}?", pluralOf(table.readableName), m_schema.column(column).readableName),
                 fmt::format("SELECT {0}, count(*) FROM {1} GROUP BY {0}", name, sql::spelledTable(table, m_schema.dialect())),
                 Kind::Groups, id});
        }
    }

    /// "How many bookings are there?", "What is the average price of the dishes?": for tables whose rows have no names.
    void addMeasures(TableId id, std::vector<StarterQuestion>& starters) const
    {
        const std::string many = pluralOf(m_schema.table(id).readableName);
        const std::string table = sql::spelledTable(m_schema.table(id), m_schema.dialect());
        const std::string count = fmt::format("SELECT count(*) FROM {}", table);
        if (!findsSeveral(count))
            return;
        starters.push_back({fmt::format("How many {} are there?", many), count, Kind::MeasuredColumn, id});
        for (const ColumnId column : m_schema.columnsOf(id)) {
            const std::string& name = m_schema.column(column).name;
            if (m_facts.of(column).role == ColumnRole::Measure)
                starters.push_back({fmt::format("What is the average {} of the {}?", m_schema.column(column).readableName, many),
                                    fmt::format("SELECT avg({}) FROM {}", sql::spelledIdentifier(name, m_schema.dialect()), table),
                                    Kind::MeasuredColumn, id});
        }
    }

    const Connection& m_connection;
    const Schema& m_schema;
    const DatabaseFacts& m_facts;
    std::stop_token m_stop;
};

} // namespace

Result<std::vector<StarterQuestion>> starterQuestions(const Connection& connection, const Schema& schema, std::stop_token stop)
{
    const auto facts = readFacts(connection, schema, stop);
    if (!facts)
        return facts.error();
    return StarterDraw(connection, schema, *facts, stop).run();
}

std::optional<std::size_t> mostWanted(const std::vector<StarterQuestion>& left, const std::vector<StarterQuestion>& chosen)
{
    constexpr int kSameKind = 20; // a second of a kind comes behind every first one,
    constexpr int kSameTable = 4; // a second of a table behind the next few kinds
    const auto cost = [&](const StarterQuestion& one) {
        const auto kinds = std::ranges::count(chosen, one.kind, &StarterQuestion::kind);
        const auto tables = std::ranges::count(chosen, one.table, &StarterQuestion::table);
        return kSameKind * kinds + kSameTable * tables + static_cast<int>(one.kind);
    };
    const auto repeats = [&](const StarterQuestion& one) {
        return std::ranges::any_of(chosen, [&](const StarterQuestion& other) {
            return one.sql == other.sql || (one.kind == Kind::Names && other.kind == Kind::Names);
        });
    };
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (!repeats(left[i]) && (!best || cost(left[i]) < cost(left[*best])))
            best = i;
    }
    return best;
}

} // namespace ratatosk

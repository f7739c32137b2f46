// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/starter_questions.h"

#include "core/english/language/column_senses.h"
#include "core/english/language/english_forms.h"
#include "core/english/language/everyday_words.h"
#include "core/english/language/known_words.h"
#include "core/english/language/word_splitter.h"
#include "core/questions/sampling/database_facts.h"
#include "core/questions/synthesis/synthesizer.h"
#include "core/sql/printing/dialect_spelling.h"
#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

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

std::optional<std::int64_t> wholeNumber(const Cell& cell)
{
    const auto* whole = std::get_if<std::int64_t>(&cell);
    return whole ? std::optional(*whole) : std::nullopt;
}

/// 1, 2, 3 without a gap: places in an order.
bool arePlaces(const std::vector<Cell>& values)
{
    std::int64_t most = 0;
    for (const Cell& value : values) {
        const auto number = wholeNumber(value);
        if (!number || *number < 1)
            return false;
        most = std::max(most, *number);
    }
    return values.size() > 2 && most == std::ssize(values);
}

/// Years, and numbers of five digits or more that are of one length: zip codes, accounts.
bool areCodes(const std::vector<Cell>& values)
{
    constexpr std::int64_t kFirstYear = 1500, kLastYear = 2100, kLeastCode = 10'000;
    const auto isBetween = [&](std::int64_t least, std::int64_t end) {
        return std::ranges::all_of(values, [&](const Cell& value) {
            const auto number = wholeNumber(value);
            return number && *number >= least && *number < end;
        });
    };
    std::int64_t least = kLeastCode;
    for (int digits = 5; digits < 18; ++digits, least *= 10)
        if (isBetween(least, 10 * least))
            return true;
    return isBetween(kFirstYear, kLastYear);
}

/// Degrees with four decimals or more in most.
bool areCoordinates(const std::vector<Cell>& values)
{
    constexpr double kMostDegrees = 180, kParts = 1000, kRounding = 1e-6;
    std::ptrdiff_t fine = 0;
    for (const Cell& value : values) {
        const auto* number = std::get_if<double>(&value);
        if (number && std::abs(*number) > kMostDegrees)
            return false;
        fine += number && std::abs(*number * kParts - std::round(*number * kParts)) > kRounding ? 1 : 0;
    }
    return 2 * fine > std::ssize(values);
}

/// Whether an average of the column says something: by its name it is an amount, and its values are no places, codes or degrees.
bool hasAverage(const Column& column, const ColumnFacts& facts)
{
    constexpr std::array others{ColumnSense::Time, ColumnSense::Calendar, ColumnSense::Digits, ColumnSense::Address, ColumnSense::Label};
    return facts.role == ColumnRole::Measure && !facts.values.empty() && mayNameThings(column.readableName)
        && std::ranges::none_of(others, [&](ColumnSense sense) { return hasSense(column.readableName, sense); }) && !arePlaces(facts.values)
        && !areCodes(facts.values) && !areCoordinates(facts.values);
}

/// Sums and averages of what has none.
bool averagesOthers(const sql::Query& query, const Schema& schema, const DatabaseFacts& facts)
{
    bool isWrong = false;
    sql::visitParts(query.first, [&](const sql::Expression& part) {
        const auto* call = std::get_if<sql::AggregateCall>(&part.term);
        const bool isMean = call && (call->function == sql::Aggregate::Avg || call->function == sql::Aggregate::Sum);
        const auto* column = isMean ? std::get_if<sql::ColumnReference>(&call->argument->term) : nullptr;
        isWrong = isWrong || (column && !hasAverage(schema.column(column->column), facts.of(column->column)));
    });
    return isWrong;
}

/// "Longer than 5": of what? Years of age go without saying, and so does money.
bool lacksUnit(const sql::Query& query, const Schema& schema)
{
    const auto* one = query.first.where ? std::get_if<sql::Comparison>(&query.first.where->test) : nullptr;
    const auto* column = one ? std::get_if<sql::ColumnReference>(&one->left.term) : nullptr;
    const auto* literal = one ? std::get_if<sql::Literal>(&one->right.term) : nullptr;
    if (!column || !literal || literal->type == ValueType::Text)
        return false;
    const MeasureWords words = measureWords(schema.column(column->column).readableName);
    return !words.more.empty() && !words.how.empty() && words.how != "old" && words.how != "expensive";
}

/// "for each city": one thing, in words that people know.
bool mayBeEach(const Column& column)
{
    return mayNameThings(column.readableName) && singularOf(column.readableName) == column.readableName
        && std::ranges::all_of(splitName(column.readableName), isEnglishWord);
}

/// "number of pieces" for a column of that name in the plural.
std::string amountOf(const Column& column)
{
    const std::string& name = column.readableName;
    const bool areThings = singularOf(name) != name && !name.starts_with("number ");
    return areThings ? "number of " + name : name;
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
            if (!mayNameThings(m_schema.table(TableId{table}).readableName))
                continue;
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
        if (averagesOthers(*query, m_schema, m_facts) || lacksUnit(*query, m_schema))
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
            if (!mayBeEach(m_schema.column(column)) || facts.role != ColumnRole::Category || facts.values.size() < kFewestGroups
                || facts.values.size() > kMostGroups)
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
            if (hasAverage(m_schema.column(column), m_facts.of(column)))
                starters.push_back({fmt::format("What is the average {} of the {}?", amountOf(m_schema.column(column)), many),
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

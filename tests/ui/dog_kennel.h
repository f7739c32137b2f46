// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/linking/relations/relation.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

// A small database, and an answer about it as a parser would give it, for the tests of the window.

inline const std::string kDogKennelScript =
    "CREATE TABLE owners (id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "CREATE TABLE breeds (code TEXT PRIMARY KEY, name TEXT);"
    "CREATE TABLE dogs (id INTEGER PRIMARY KEY, owner_id INTEGER REFERENCES owners(id), breed TEXT REFERENCES breeds(code), name TEXT, age "
    "REAL, photo BLOB);"
    "CREATE TABLE treatments (id INTEGER PRIMARY KEY, dog_id INTEGER REFERENCES dogs(id), day DATE, cost REAL);"
    "CREATE VIEW old_dogs AS SELECT name, age FROM dogs WHERE age > 9;"
    "INSERT INTO owners VALUES (1, 'Ana', 'London'), (2, 'Bo', 'Oslo');"
    "INSERT INTO breeds VALUES ('ESK', 'Eskimo'), ('HUS', 'Husky');"
    "INSERT INTO dogs VALUES (1, 1, 'ESK', 'Rex', 4.0, x'0102'), (2, 1, 'HUS', 'Luna', 6.5, NULL), (3, 2, 'HUS', 'Ari', 11, NULL);"
    "INSERT INTO treatments VALUES (1, 1, '2024-05-01', 80), (2, 2, '2024-06-02', 120.5);";

inline constexpr auto kDogQuestion = "average age of dogs by city";
inline constexpr auto kDogSql = "SELECT owners.city, avg(dogs.age) FROM dogs JOIN owners ON dogs.owner_id = owners.id GROUP BY owners.city";
inline constexpr auto kOtherDogSql = "SELECT avg(age) FROM dogs";

/// A node for the first place of `text` in `sql` at or after `from`.
inline ratatosk::SyntaxNode nodeFor(const std::string& sql, const std::string& label, const std::string& text, size_t from = 0)
{
    const auto begin = static_cast<int>(sql.find(text, from));
    return {label, begin, begin + static_cast<int>(text.size()), {}};
}

inline ratatosk::SyntaxNode dogTree()
{
    const std::string sql = kDogSql;
    const size_t from = sql.find(" FROM");
    const size_t group = sql.find("GROUP");
    ratatosk::SyntaxNode average = nodeFor(sql, "avg", "avg(dogs.age)");
    average.children = {nodeFor(sql, "dogs.age", "dogs.age")};
    ratatosk::SyntaxNode select = nodeFor(sql, "SELECT", "SELECT owners.city, avg(dogs.age)");
    select.children = {nodeFor(sql, "owners.city", "owners.city"), average};
    ratatosk::SyntaxNode tables = nodeFor(sql, "FROM", "FROM dogs JOIN owners ON dogs.owner_id = owners.id");
    tables.children = {nodeFor(sql, "dogs", "dogs", from), nodeFor(sql, "owners", "owners", from)};
    ratatosk::SyntaxNode grouping = nodeFor(sql, "GROUP BY", "GROUP BY owners.city");
    grouping.children = {nodeFor(sql, "owners.city", "owners.city", group)};
    return {"query", 0, static_cast<int>(sql.size()), {select, tables, grouping}};
}

inline ratatosk::Question dogQuestion()
{
    ratatosk::Question question{kDogQuestion, {}};
    size_t begin = 0;
    while (begin < question.text.size()) {
        const size_t end = std::min(question.text.find(' ', begin), question.text.size());
        const std::string word = question.text.substr(begin, end - begin);
        question.words.push_back({word, static_cast<int>(begin), static_cast<int>(end), {word}});
        begin = end + 1;
    }
    return question;
}

inline int columnNumber(const ratatosk::Schema& schema, const std::string& table, const std::string& column)
{
    return ratatosk::index(*schema.findColumn(*schema.findTable(table), column));
}

/// Weights that fall off with the distance, so that maps and steps show something.
inline std::vector<float> weightsAround(int item, int count, int width)
{
    std::vector<float> weights;
    float sum = 0;
    for (int other = 0; other < count; ++other) {
        weights.push_back(std::exp(-static_cast<float>(std::abs(other - item)) / static_cast<float>(width)));
        sum += weights.back();
    }
    for (float& weight : weights)
        weight /= sum;
    return weights;
}

inline ratatosk::AttentionMaps dogMaps(int layer, int heads, int size)
{
    ratatosk::AttentionMaps maps{layer, heads, size, {}};
    for (int head = 0; head < heads; ++head) {
        for (int row = 0; row < size; ++row) {
            const std::vector<float> line = weightsAround((row * (head + 1) + layer) % size, size, 1 + head);
            maps.weights.insert(maps.weights.end(), line.begin(), line.end());
        }
    }
    return maps;
}

/// The place of what a step points at; none for a rule.
inline void placeStep(ratatosk::AnswerStep& step, const std::string& sql)
{
    const size_t space = step.action.find(' ');
    const std::string name = step.action.substr(space + 1);
    const size_t begin = step.action.starts_with("table ") ? sql.find(" " + name) + 1 : sql.find(name);
    if (!step.action.starts_with("column ") && !step.action.starts_with("table "))
        return;
    step.sqlBegin = static_cast<int>(begin);
    step.sqlEnd = begin == std::string::npos ? -1 : static_cast<int>(begin + name.size());
}

/// Rules open all the steps behind them.
inline std::vector<ratatosk::AnswerStep> dogSteps(const ratatosk::Answer& answer, const std::vector<std::pair<std::string, int>>& decisions,
                                                  const std::string& sql)
{
    std::vector<ratatosk::AnswerStep> steps;
    const auto count = static_cast<int>(answer.itemNames.size());
    for (const auto& [action, item] : decisions) {
        steps.push_back({action, 0.99 - 0.07 * static_cast<double>(steps.size()), weightsAround(item, count, 1)});
        steps.back().parent = steps.size() > 1 ? 0 : -1;
        steps.back().refused = {{"column dogs.id", 0.04}, {"no more", 0.002}};
        placeStep(steps.back(), sql);
    }
    return steps;
}

/// Items are 6 words, then the columns, then the tables of `schema`, which is that of kDogKennelScript.
inline ratatosk::Answer dogAnswer(const ratatosk::Schema& schema)
{
    using namespace ratatosk;
    Answer answer;
    answer.question = dogQuestion();
    const auto column = [&](const char* table, const char* name) { return ColumnId{columnNumber(schema, table, name)}; };
    answer.links.columns = {{1, column("dogs", "age"), LinkKind::Exact, "age"},
                            {1, column("old_dogs", "age"), LinkKind::Exact, "age"},
                            {5, column("owners", "city"), LinkKind::Exact, "city"}};
    answer.links.tables = {{3, *schema.findTable("dogs"), LinkKind::Exact, "dogs"},
                           {3, *schema.findTable("old_dogs"), LinkKind::Partial, "dogs"}};
    const int words = static_cast<int>(answer.question.words.size());
    const int size = words + schema.columnCount() + schema.tableCount();
    answer.relations = {words, schema.columnCount(), schema.tableCount(),
                        std::vector<std::uint8_t>(static_cast<size_t>(size) * static_cast<size_t>(size), 0)};
    for (int relation = 0; relation < relationCount(RelationVocabulary::Extended); ++relation)
        answer.relationNames.push_back(relationName(RelationVocabulary::Extended, relation));
    for (const Word& word : answer.question.words)
        answer.itemNames.push_back(word.text);
    for (const Column& item : schema.columns())
        answer.itemNames.push_back(schema.table(item.table).name + "." + item.name);
    for (const Table& table : schema.tables())
        answer.itemNames.push_back(table.name);

    const std::string other = kOtherDogSql;
    SyntaxNode otherTree{"query", 0, static_cast<int>(other.size()), {nodeFor(other, "dogs.age", "age"), nodeFor(other, "dogs", "dogs")}};
    answer.candidates = {
        {kDogSql,
         -0.3,
         0.74,
         {},
         {},
         dogTree(),
         dogSteps(answer,
                  {{"Query(Select, Group)", 0}, {"column owners.city", 5}, {"Avg(column)", 0}, {"column dogs.age", 1}, {"table dogs", 3}},
                  kDogSql),
         {{{"London", "5.25"}, {"Oslo", "11"}}, 2}},
        {kOtherDogSql,
         -1.6,
         0.2,
         {},
         {},
         otherTree,
         dogSteps(answer, {{"Query(Select)", 0}, {"Avg(column)", 0}, {"column dogs.age", 1}}, kOtherDogSql),
         {{{"7.16667"}}, 1}},
        {"SELECT max(dogs.age), owners.city FROM dogs JOIN owners ON dogs.owner_id = owners.id",
         -2.8,
         0.06,
         {"dogs.owner_id = owners.id"},
         {},
         {},
         {}}};
    answer.timing.totalMilliseconds = 120;
    return answer;
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/query_values.h"
#include "core/answer/value/answer.h"
#include "core/answer/value/unused_words.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/tree/query_search.h"

#include <QLocale>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

/// An answer as the window shows it.
struct ShownAnswer {
    ratatosk::Answer answer;
    ratatosk::ResultTable rows; ///< of the first candidate
    QString number;             ///< the large line of the headline; empty: there is no headline
    QString about;              ///< the line below it
    QStringList steps;          ///< how the query is explained

    QString sql() const { return answer.candidates.empty() ? QString() : QString::fromStdString(answer.candidates.front().sql); }
};

/// Numbers as English readers see them: "1,234.5", "2024".
inline const QRegularExpression& numberPattern()
{
    static const QRegularExpression number(QStringLiteral(R"((?<![\w.,])-?\d+(,\d{3})*(\.\d+)?(?!\w))"));
    return number;
}

inline QStringList numbersIn(const QString& text)
{
    QStringList found;
    for (auto match = numberPattern().globalMatch(text); match.hasNext();)
        found << match.next().captured().remove(QLatin1Char(','));
    return found;
}

/// Whether the text is the value to as many decimals as it has.
inline bool isRounded(const QString& shown, double value)
{
    const qsizetype point = shown.indexOf(QLatin1Char('.'));
    const double step = std::pow(10.0, point < 0 ? 0.0 : -static_cast<double>(shown.size() - point - 1));
    return std::abs(shown.toDouble() - value) <= 0.5000001 * step;
}

inline bool isInRows(const QString& number, const ratatosk::ResultTable& table)
{
    return std::ranges::any_of(table.rows, [&](const auto& row) {
        return std::ranges::any_of(row, [&](const ratatosk::Cell& cell) {
            if (const auto* whole = std::get_if<std::int64_t>(&cell))
                return isRounded(number, static_cast<double>(*whole));
            if (const auto* fraction = std::get_if<double>(&cell))
                return isRounded(number, *fraction);
            const auto* text = std::get_if<std::string>(&cell);
            return text && numbersIn(QString::fromStdString(*text)).contains(number);
        });
    });
}

/// Whether the query has the number, or what it becomes in the unit of a column.
inline bool isInQuery(const QString& number, const QString& sql)
{
    constexpr std::array factors{1.0, 7.0, 12.0, 24.0, 60.0, 100.0, 1000.0, 1024.0, 1440.0, 3600.0, 86'400.0, 1'000'000.0};
    static const QRegularExpression digits(QStringLiteral(R"(\d+(\.\d+)?)"));
    for (auto match = digits.globalMatch(sql); match.hasNext();) {
        const double held = match.next().captured().toDouble(), shown = number.toDouble();
        if (std::ranges::any_of(factors, [&](double factor) { return shown * factor == held || shown == held * factor; }))
            return true;
    }
    return false;
}

/// What is left of the large line without the cells that it shows, the number of rows and words of its own.
inline QString unfoundedPart(const ShownAnswer& shown)
{
    static const QRegularExpression own(QStringLiteral(R"(\b(Perhaps|more than|and|minutes|hours|days|no value)\b|[%,\s])"));
    QStringList texts;
    for (const auto& row : shown.rows.rows)
        for (const ratatosk::Cell& cell : row)
            if (const auto* text = std::get_if<std::string>(&cell); text && !text->empty())
                texts << QString::fromStdString(*text).simplified();
    std::ranges::sort(texts, [](const QString& one, const QString& two) { return one.size() > two.size(); });
    QString rest = shown.number.simplified();
    for (const QString& text : texts)
        rest.remove(text);
    for (const QString& number : numbersIn(rest))
        if (!isInRows(number, shown.rows) && number.toULongLong() != shown.rows.rows.size())
            return number;
    return rest.remove(numberPattern()).remove(own);
}

inline bool meetsAny(const ratatosk::Word& word, const std::vector<ratatosk::Word>& others)
{
    return std::ranges::any_of(others, [&](const ratatosk::Word& other) { return ratatosk::sameWord(word, other); });
}

/// Words of names of the schema, of the query and of how that is explained.
inline std::vector<ratatosk::Word> wordsBehind(const ShownAnswer& shown, const ratatosk::Schema& schema)
{
    std::vector<ratatosk::Word> words;
    const auto add = [&](const std::string& text) {
        const std::vector<ratatosk::Word> more = ratatosk::splitName(text);
        words.insert(words.end(), more.begin(), more.end());
    };
    for (const ratatosk::Table& table : schema.tables())
        add(table.readableName), add(table.name);
    for (const ratatosk::Column& column : schema.columns())
        add(column.readableName), add(column.name);
    add(shown.steps.join(QLatin1Char(' ')).toStdString());
    for (const auto& link : shown.answer.links.columns)
        if (link.kind == ratatosk::LinkKind::Synonym)
            words.push_back(shown.answer.question.words[static_cast<std::size_t>(link.word)]);
    for (const auto& link : shown.answer.links.tables)
        if (link.kind == ratatosk::LinkKind::Synonym)
            words.push_back(shown.answer.question.words[static_cast<std::size_t>(link.word)]);
    return words;
}

/// Content words of the question that the line below repeats, though neither query nor schema has them.
inline QStringList repeatedWithoutGround(const ShownAnswer& shown, const ratatosk::Schema& schema)
{
    const std::vector<ratatosk::Word> behind = wordsBehind(shown, schema);
    const std::vector<bool> isContent = ratatosk::contentWords(shown.answer.question);
    QStringList found;
    for (std::size_t i = 0; i < isContent.size(); ++i) {
        const ratatosk::Word& word = shown.answer.question.words[i];
        const QRegularExpression whole(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(QString::fromStdString(word.text))));
        if (isContent[i] && shown.about.contains(whole) && !meetsAny(word, behind))
            found << QString::fromStdString(word.text);
    }
    return found;
}

/// Values of the query's conditions, empty ones left out.
inline QStringList valuesOfConditions(const ratatosk::sql::Query& query)
{
    QStringList values;
    for (const ratatosk::QueryValue& value : ratatosk::valuesIn(query))
        if (!value.literal.text.empty())
            values << QString::fromStdString(value.literal.text);
    return values;
}

/// What the answer says that rows and query do not bear out, and values that its steps leave out.
inline QStringList contradictionsOf(const ShownAnswer& shown, const ratatosk::sql::Query& query, const ratatosk::Schema& schema)
{
    QStringList found;
    if (const QString part = unfoundedPart(shown); !part.isEmpty())
        found << QStringLiteral("no row has “%1”").arg(part);
    for (const QString& number : numbersIn(shown.about))
        if (!isInRows(number, shown.rows) && !isInQuery(number, shown.sql()))
            found << QStringLiteral("%1 is nowhere").arg(number);
    for (const QString& word : repeatedWithoutGround(shown, schema))
        found << QStringLiteral("“%1” is not in the query").arg(word);
    const QString steps = shown.steps.join(QLatin1Char(' '));
    for (const QString& value : valuesOfConditions(query))
        if (!steps.contains(value))
            found << QStringLiteral("no step has “%1”").arg(value);
    return found;
}

/// Whether the headline has a table or column of FROM, and each value of the conditions or the name of its column.
inline bool namesTableAndConditions(const ShownAnswer& shown, const ratatosk::sql::Query& query, const ratatosk::Schema& schema)
{
    const std::vector<ratatosk::Word> line = ratatosk::splitName(shown.about.toStdString());
    const auto isNamed = [&](const std::string& name) {
        return std::ranges::any_of(ratatosk::splitName(name), [&](const ratatosk::Word& word) { return meetsAny(word, line); });
    };
    bool hasTable = false;
    for (int i = 0; i < schema.tableCount(); ++i)
        hasTable = hasTable || (usesTable(query, ratatosk::TableId(i)) && isNamed(schema.table(ratatosk::TableId(i)).name));
    for (int i = 0; i < schema.columnCount(); ++i)
        hasTable = hasTable || (usesColumn(query, ratatosk::ColumnId(i)) && isNamed(schema.column(ratatosk::ColumnId(i)).name));
    return hasTable && std::ranges::all_of(ratatosk::valuesIn(query), [&](const ratatosk::QueryValue& value) {
               return shown.about.contains(QString::fromStdString(value.literal.text)) || isNamed(value.literal.text)
                   || isNamed(schema.column(value.column).name);
           });
}

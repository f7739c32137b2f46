// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/rule_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <map>

namespace {

constexpr QLatin1String kExpression("Expression");

using Words = std::map<QString, const char*>;

QString translated(const char* words)
{
    return QCoreApplication::translate("RuleWords", words);
}

/// The rules of resources/grammar that are not put together from clauses or comparisons.
const Words& wholeRules()
{
    static const Words words{
        {QStringLiteral("Union"), QT_TRANSLATE_NOOP("RuleWords", "the rows of both queries")},
        {QStringLiteral("Intersect"), QT_TRANSLATE_NOOP("RuleWords", "the rows that both queries have")},
        {QStringLiteral("Except"), QT_TRANSLATE_NOOP("RuleWords", "the rows of one query without the rows of another")},
        {QStringLiteral("JoinAlso"), QT_TRANSLATE_NOOP("RuleWords", "join one more table")},
        {QStringLiteral("JoinOn"), QT_TRANSLATE_NOOP("RuleWords", "join by these columns")},
        {QStringLiteral("JoinOther"), QT_TRANSLATE_NOOP("RuleWords", "join a table a second time")},
        {QStringLiteral("JoinOthers"), QT_TRANSLATE_NOOP("RuleWords", "join a table a second time")},
        {QStringLiteral("On"), QT_TRANSLATE_NOOP("RuleWords", "a join condition")},
        {QStringLiteral("Keep"), QT_TRANSLATE_NOOP("RuleWords", "also rows without a match")},
        {QStringLiteral("GroupAlso"), QT_TRANSLATE_NOOP("RuleWords", "group by one more column")},
        {QStringLiteral("Limit"), QT_TRANSLATE_NOOP("RuleWords", "only the first rows")},
        {QStringLiteral("CountRows"), QT_TRANSLATE_NOOP("RuleWords", "the number of rows of a subquery")},
        {QStringLiteral("MaxOfRows"), QT_TRANSLATE_NOOP("RuleWords", "the largest value of a subquery")},
        {QStringLiteral("MinOfRows"), QT_TRANSLATE_NOOP("RuleWords", "the smallest value of a subquery")},
        {QStringLiteral("SumOfRows"), QT_TRANSLATE_NOOP("RuleWords", "the sum over a subquery")},
        {QStringLiteral("AvgOfRows"), QT_TRANSLATE_NOOP("RuleWords", "the average over a subquery")},
        {QStringLiteral("Median"), QT_TRANSLATE_NOOP("RuleWords", "the median")},
        {QStringLiteral("MedianWhere"), QT_TRANSLATE_NOOP("RuleWords", "the median, with a condition")},
        {QStringLiteral("Distinct"), QT_TRANSLATE_NOOP("RuleWords", "without duplicates")},
        {QStringLiteral("Two"), QT_TRANSLATE_NOOP("RuleWords", "two columns to show")},
        {QStringLiteral("Three"), QT_TRANSLATE_NOOP("RuleWords", "three columns to show")},
        {QStringLiteral("Four"), QT_TRANSLATE_NOOP("RuleWords", "four columns to show")},
        {QStringLiteral("Five"), QT_TRANSLATE_NOOP("RuleWords", "five columns to show")},
        {QStringLiteral("Six"), QT_TRANSLATE_NOOP("RuleWords", "six columns to show")},
        {QStringLiteral("Column"), QT_TRANSLATE_NOOP("RuleWords", "a column")},
        {QStringLiteral("Max"), QT_TRANSLATE_NOOP("RuleWords", "the largest")},
        {QStringLiteral("Min"), QT_TRANSLATE_NOOP("RuleWords", "the smallest")},
        {QStringLiteral("Sum"), QT_TRANSLATE_NOOP("RuleWords", "the sum")},
        {QStringLiteral("Avg"), QT_TRANSLATE_NOOP("RuleWords", "the average")},
        {QStringLiteral("Count"), QT_TRANSLATE_NOOP("RuleWords", "the number of values")},
        {QStringLiteral("CountDistinct"), QT_TRANSLATE_NOOP("RuleWords", "the number of different values")},
        {QStringLiteral("SumDistinct"), QT_TRANSLATE_NOOP("RuleWords", "the sum of different values")},
        {QStringLiteral("AvgDistinct"), QT_TRANSLATE_NOOP("RuleWords", "the average of different values")},
        {QStringLiteral("CountAll"), QT_TRANSLATE_NOOP("RuleWords", "the number of rows")},
        {QStringLiteral("All"), QT_TRANSLATE_NOOP("RuleWords", "all columns")},
        {QStringLiteral("Filtered"), QT_TRANSLATE_NOOP("RuleWords", "an aggregate of some rows")},
        {QStringLiteral("CountIf"), QT_TRANSLATE_NOOP("RuleWords", "the number of rows that meet a condition")},
        {QStringLiteral("ShareIf"), QT_TRANSLATE_NOOP("RuleWords", "the share of rows that meet a condition")},
        {QStringLiteral("Percent"), QT_TRANSLATE_NOOP("RuleWords", "one as a percentage of the other")},
        {QStringLiteral("Add"), QT_TRANSLATE_NOOP("RuleWords", "one plus the other")},
        {QStringLiteral("Subtract"), QT_TRANSLATE_NOOP("RuleWords", "one minus the other")},
        {QStringLiteral("Multiply"), QT_TRANSLATE_NOOP("RuleWords", "one times the other")},
        {QStringLiteral("Divide"), QT_TRANSLATE_NOOP("RuleWords", "one divided by the other")},
        {QStringLiteral("Ratio"), QT_TRANSLATE_NOOP("RuleWords", "one divided by the other")},
        {QStringLiteral("Modulo"), QT_TRANSLATE_NOOP("RuleWords", "the remainder of a division")},
        {QStringLiteral("Absolute"), QT_TRANSLATE_NOOP("RuleWords", "the absolute value")},
        {QStringLiteral("Rounded"), QT_TRANSLATE_NOOP("RuleWords", "rounded")},
        {QStringLiteral("RoundedTo"), QT_TRANSLATE_NOOP("RuleWords", "rounded to some digits")},
        {QStringLiteral("Literal"), QT_TRANSLATE_NOOP("RuleWords", "a value")},
        {QStringLiteral("Scalar"), QT_TRANSLATE_NOOP("RuleWords", "the result of a subquery")},
        {QStringLiteral("Each"), QT_TRANSLATE_NOOP("RuleWords", "of each group")},
        {QStringLiteral("Other"), QT_TRANSLATE_NOOP("RuleWords", "of the table that is joined twice")},
        {QStringLiteral("OfOther"), QT_TRANSLATE_NOOP("RuleWords", "of the table that is joined twice")},
        {QStringLiteral("Outer"), QT_TRANSLATE_NOOP("RuleWords", "of the outer query")},
        {QStringLiteral("Year"), QT_TRANSLATE_NOOP("RuleWords", "the year")},
        {QStringLiteral("Month"), QT_TRANSLATE_NOOP("RuleWords", "the month")},
        {QStringLiteral("YearMonth"), QT_TRANSLATE_NOOP("RuleWords", "year and month")},
        {QStringLiteral("MonthDay"), QT_TRANSLATE_NOOP("RuleWords", "month and day")},
        {QStringLiteral("Day"), QT_TRANSLATE_NOOP("RuleWords", "the day of the month")},
        {QStringLiteral("Weekday"), QT_TRANSLATE_NOOP("RuleWords", "the day of the week")},
        {QStringLiteral("Hour"), QT_TRANSLATE_NOOP("RuleWords", "the hour")},
        {QStringLiteral("ClockTime"), QT_TRANSLATE_NOOP("RuleWords", "the time of day")},
        {QStringLiteral("DateOf"), QT_TRANSLATE_NOOP("RuleWords", "the date without the time")},
        {QStringLiteral("Days"), QT_TRANSLATE_NOOP("RuleWords", "the days between two dates")},
        {QStringLiteral("DayNumber"), QT_TRANSLATE_NOOP("RuleWords", "the day as a number")},
        {QStringLiteral("AsInteger"), QT_TRANSLATE_NOOP("RuleWords", "as a whole number")},
        {QStringLiteral("AsReal"), QT_TRANSLATE_NOOP("RuleWords", "as a number")},
        {QStringLiteral("AsText"), QT_TRANSLATE_NOOP("RuleWords", "as text")},
        {QStringLiteral("Length"), QT_TRANSLATE_NOOP("RuleWords", "the length of the text")},
        {QStringLiteral("Lower"), QT_TRANSLATE_NOOP("RuleWords", "in lower case")},
        {QStringLiteral("Upper"), QT_TRANSLATE_NOOP("RuleWords", "in upper case")},
        {QStringLiteral("Trimmed"), QT_TRANSLATE_NOOP("RuleWords", "without surrounding spaces")},
        {QStringLiteral("Substring"), QT_TRANSLATE_NOOP("RuleWords", "a part of the text")},
        {QStringLiteral("SubstringFrom"), QT_TRANSLATE_NOOP("RuleWords", "the rest of the text")},
        {QStringLiteral("Position"), QT_TRANSLATE_NOOP("RuleWords", "the position of a text")},
        {QStringLiteral("FirstWord"), QT_TRANSLATE_NOOP("RuleWords", "the first word")},
        {QStringLiteral("LastWords"), QT_TRANSLATE_NOOP("RuleWords", "all words but the first")},
        {QStringLiteral("Concatenate"), QT_TRANSLATE_NOOP("RuleWords", "two texts put together")},
        {QStringLiteral("Spaced"), QT_TRANSLATE_NOOP("RuleWords", "two texts with a space between them")},
        {QStringLiteral("OrZero"), QT_TRANSLATE_NOOP("RuleWords", "zero if empty")},
        {QStringLiteral("OrElse"), QT_TRANSLATE_NOOP("RuleWords", "another value if empty")},
        {QStringLiteral("OrNull"), QT_TRANSLATE_NOOP("RuleWords", "empty if it has a certain value")},
        {QStringLiteral("Case"), QT_TRANSLATE_NOOP("RuleWords", "one of two values, by a condition")},
        {QStringLiteral("CaseOnly"), QT_TRANSLATE_NOOP("RuleWords", "a value if a condition is met")},
        {QStringLiteral("Running"), QT_TRANSLATE_NOOP("RuleWords", "of all rows up to this one")},
        {QStringLiteral("Whole"), QT_TRANSLATE_NOOP("RuleWords", "of all rows")},
        {QStringLiteral("Previous"), QT_TRANSLATE_NOOP("RuleWords", "of the previous row")},
        {QStringLiteral("Change"), QT_TRANSLATE_NOOP("RuleWords", "the change from the previous row")},
        {QStringLiteral("Rank"), QT_TRANSLATE_NOOP("RuleWords", "the rank")},
        {QStringLiteral("RowNumber"), QT_TRANSLATE_NOOP("RuleWords", "the row number")},
        {QStringLiteral("Within"), QT_TRANSLATE_NOOP("RuleWords", "within each group")},
        {QStringLiteral("And"), QT_TRANSLATE_NOOP("RuleWords", "both conditions")},
        {QStringLiteral("Or"), QT_TRANSLATE_NOOP("RuleWords", "one of two conditions")},
        {QStringLiteral("Not"), QT_TRANSLATE_NOOP("RuleWords", "not this condition")},
        {QStringLiteral("Between"), QT_TRANSLATE_NOOP("RuleWords", "between two values")},
        {QStringLiteral("BetweenExpressions"), QT_TRANSLATE_NOOP("RuleWords", "between two values")},
        {QStringLiteral("Contains"), QT_TRANSLATE_NOOP("RuleWords", "contains a text")},
        {QStringLiteral("StartsWith"), QT_TRANSLATE_NOOP("RuleWords", "starts with a text")},
        {QStringLiteral("EndsWith"), QT_TRANSLATE_NOOP("RuleWords", "ends with a text")},
        {QStringLiteral("Matches"), QT_TRANSLATE_NOOP("RuleWords", "matches a pattern")},
        {QStringLiteral("In"), QT_TRANSLATE_NOOP("RuleWords", "in the result of a subquery")},
        {QStringLiteral("NotIn"), QT_TRANSLATE_NOOP("RuleWords", "not in the result of a subquery")},
        {QStringLiteral("IsNull"), QT_TRANSLATE_NOOP("RuleWords", "is empty")},
        {QStringLiteral("NotNull"), QT_TRANSLATE_NOOP("RuleWords", "is not empty")},
        {QStringLiteral("IsEmpty"), QT_TRANSLATE_NOOP("RuleWords", "is empty")},
        {QStringLiteral("NotEmpty"), QT_TRANSLATE_NOOP("RuleWords", "is not empty")},
        {QStringLiteral("Exists"), QT_TRANSLATE_NOOP("RuleWords", "a subquery finds rows")},
        {QStringLiteral("Ascending"), QT_TRANSLATE_NOOP("RuleWords", "smallest first")},
        {QStringLiteral("Descending"), QT_TRANSLATE_NOOP("RuleWords", "largest first")},
        {QStringLiteral("AscendingThen"), QT_TRANSLATE_NOOP("RuleWords", "smallest first, then by another column")},
        {QStringLiteral("DescendingThen"), QT_TRANSLATE_NOOP("RuleWords", "largest first, then by another column")},
        {QStringLiteral("Lowest"), QT_TRANSLATE_NOOP("RuleWords", "the row with the smallest value")},
        {QStringLiteral("Highest"), QT_TRANSLATE_NOOP("RuleWords", "the row with the largest value")},
        {QStringLiteral("LowestFew"), QT_TRANSLATE_NOOP("RuleWords", "the rows with the smallest values")},
        {QStringLiteral("HighestFew"), QT_TRANSLATE_NOOP("RuleWords", "the rows with the largest values")},
        {QStringLiteral("LowestAt"), QT_TRANSLATE_NOOP("RuleWords", "the row at a place counted from the smallest value")},
        {QStringLiteral("HighestAt"), QT_TRANSLATE_NOOP("RuleWords", "the row at a place counted from the largest value")},
        {QStringLiteral("LowestOfEach"), QT_TRANSLATE_NOOP("RuleWords", "the row with the smallest value in each group")},
        {QStringLiteral("HighestOfEach"), QT_TRANSLATE_NOOP("RuleWords", "the row with the largest value in each group")},
        {QStringLiteral("LowestFewOfEach"), QT_TRANSLATE_NOOP("RuleWords", "the rows with the smallest values in each group")},
        {QStringLiteral("HighestFewOfEach"), QT_TRANSLATE_NOOP("RuleWords", "the rows with the largest values in each group")},
        {QStringLiteral("LowestAtOfEach"),
         QT_TRANSLATE_NOOP("RuleWords", "the row at a place counted from the smallest value in each group")},
        {QStringLiteral("HighestAtOfEach"),
         QT_TRANSLATE_NOOP("RuleWords", "the row at a place counted from the largest value in each group")},
        {QStringLiteral("JoinIfAny"), QT_TRANSLATE_NOOP("RuleWords", "join a table and keep rows without a match")},
        {QStringLiteral("FromRows"), QT_TRANSLATE_NOOP("RuleWords", "from the rows of a subquery")},
        {QStringLiteral("JoinRows"), QT_TRANSLATE_NOOP("RuleWords", "join the rows of a subquery")},
        {QStringLiteral("JoinRowsIfAny"), QT_TRANSLATE_NOOP("RuleWords", "join the rows of a subquery and keep rows without a match")},
        {QStringLiteral("JoinNextRows"), QT_TRANSLATE_NOOP("RuleWords", "join the rows of one more subquery")},
        {QStringLiteral("GroupOf"), QT_TRANSLATE_NOOP("RuleWords", "group by a calculated value")},
        {QStringLiteral("FirstItem"), QT_TRANSLATE_NOOP("RuleWords", "the first column of the subquery")},
        {QStringLiteral("SecondItem"), QT_TRANSLATE_NOOP("RuleWords", "the second column of the subquery")},
        {QStringLiteral("ThirdItem"), QT_TRANSLATE_NOOP("RuleWords", "the third column of the subquery")},
        {QStringLiteral("FourthItem"), QT_TRANSLATE_NOOP("RuleWords", "the fourth column of the subquery")},
        {QStringLiteral("FifthItem"), QT_TRANSLATE_NOOP("RuleWords", "the fifth column of the subquery")},
        {QStringLiteral("SixthItem"), QT_TRANSLATE_NOOP("RuleWords", "the sixth column of the subquery")},
        {QStringLiteral("SeventhItem"), QT_TRANSLATE_NOOP("RuleWords", "the seventh column of the subquery")},
        {QStringLiteral("EighthItem"), QT_TRANSLATE_NOOP("RuleWords", "the eighth column of the subquery")},
        {QStringLiteral("OfSeconds"), QT_TRANSLATE_NOOP("RuleWords", "seconds as a date and time")},
        {QStringLiteral("Week"), QT_TRANSLATE_NOOP("RuleWords", "the week of the year")},
        {QStringLiteral("Quarter"), QT_TRANSLATE_NOOP("RuleWords", "the quarter")},
        {QStringLiteral("AsAmount"), QT_TRANSLATE_NOOP("RuleWords", "as a number without commas")},
        {QStringLiteral("AsDecimal"), QT_TRANSLATE_NOOP("RuleWords", "as a number with a decimal comma")},
        {QStringLiteral("Truth"), QT_TRANSLATE_NOOP("RuleWords", "whether it is true")},
        {QStringLiteral("Next"), QT_TRANSLATE_NOOP("RuleWords", "of the next row")},
    };
    return words;
}

/// "SelectWhereGroup": the clauses of a query, one after another.
QString clausesOf(QString rule)
{
    static const std::pair<QString, const char*> clauses[] = {
        {QStringLiteral("Select"), QT_TRANSLATE_NOOP("RuleWords", "show")},
        {QStringLiteral("Where"), QT_TRANSLATE_NOOP("RuleWords", "with a condition")},
        {QStringLiteral("Group"), QT_TRANSLATE_NOOP("RuleWords", "in groups")},
        {QStringLiteral("Having"), QT_TRANSLATE_NOOP("RuleWords", "with a condition on groups")},
        {QStringLiteral("Order"), QT_TRANSLATE_NOOP("RuleWords", "sorted")},
    };
    QStringList words;
    for (const auto& [clause, mentioned] : clauses) {
        if (!rule.startsWith(clause))
            continue;
        words << translated(mentioned);
        rule.remove(0, clause.size());
    }
    return rule.isEmpty() ? words.join(QStringLiteral(", ")) : QString();
}

/// "ExpressionLessQuery": with what is compared, and how.
QString comparisonOf(QString rule)
{
    static const Words comparisons{
        {QStringLiteral("Equal"), QT_TRANSLATE_NOOP("RuleWords", "equal to %1")},
        {QStringLiteral("NotEqual"), QT_TRANSLATE_NOOP("RuleWords", "not equal to %1")},
        {QStringLiteral("Less"), QT_TRANSLATE_NOOP("RuleWords", "less than %1")},
        {QStringLiteral("Greater"), QT_TRANSLATE_NOOP("RuleWords", "more than %1")},
        {QStringLiteral("LessEqual"), QT_TRANSLATE_NOOP("RuleWords", "at most %1")},
        {QStringLiteral("GreaterEqual"), QT_TRANSLATE_NOOP("RuleWords", "at least %1")},
    };
    static const std::pair<QString, const char*> others[] = {
        {QStringLiteral("Query"), QT_TRANSLATE_NOOP("RuleWords", "the result of a subquery")},
        {QStringLiteral("Expressions"), QT_TRANSLATE_NOOP("RuleWords", "another value")},
        {QString(), QT_TRANSLATE_NOOP("RuleWords", "a value")},
    };
    if (rule.startsWith(kExpression))
        rule.remove(0, kExpression.size());
    for (const auto& [ending, other] : others) {
        const auto found = rule.endsWith(ending) ? comparisons.find(rule.chopped(ending.size())) : comparisons.end();
        if (found != comparisons.end())
            return translated(found->second).arg(translated(other));
    }
    return {};
}

} // namespace

QString ruleWords(const std::string& action)
{
    const QString whole = QString::fromStdString(action);
    for (const QLatin1String kind : {QLatin1String("column "), QLatin1String("table "), QLatin1String("value ")}) {
        if (whole.startsWith(kind))
            return whole.mid(kind.size());
    }
    const QString rule = whole.section(QLatin1Char('('), 0, 0);
    const auto& words = wholeRules();
    auto found = words.find(rule);
    if (found == words.end() && rule.endsWith(QLatin1String("Of"))) // an expression stands in place of a column
        found = words.find(rule.chopped(2));
    else if (found == words.end() && rule.startsWith(kExpression))
        found = words.find(rule.mid(kExpression.size()));
    if (found != words.end())
        return translated(found->second);
    for (const QString& composed : {clausesOf(rule), comparisonOf(rule)}) {
        if (!composed.isEmpty())
            return composed;
    }
    return whole == QLatin1String("nothing more") ? translated(QT_TRANSLATE_NOOP("RuleWords", "nothing more")) : whole;
}

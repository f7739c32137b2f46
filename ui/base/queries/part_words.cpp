// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/part_words.h"

#include "core/answer/value/item_labels.h"

#include <QCoreApplication>

using namespace ratatosk;

namespace {

struct PartWords {
    Q_DECLARE_TR_FUNCTIONS(PartWords)

public:
    const Schema& schema;

    QString operator()(ColumnId column) const { return QString::fromStdString(labelOf(schema, column)); }
    QString operator()(TableId table) const { return QString::fromStdString(schema.table(table).name); }

    QString operator()(ColumnAggregate aggregate) const
    {
        switch (aggregate) {
        case ColumnAggregate::Plain: return tr("each value");
        case ColumnAggregate::Max: return tr("the highest");
        case ColumnAggregate::Min: return tr("the lowest");
        case ColumnAggregate::Sum: return tr("the sum");
        case ColumnAggregate::Avg: return tr("the average");
        case ColumnAggregate::Count: return tr("the number");
        case ColumnAggregate::CountDistinct: break;
        }
        return tr("the number of different values");
    }

    QString operator()(ConditionTest test) const
    {
        switch (test) {
        case ConditionTest::Equal: return tr("is");
        case ConditionTest::NotEqual: return tr("is not");
        case ConditionTest::Less: return tr("is less than");
        case ConditionTest::Greater: return tr("is more than");
        case ConditionTest::LessEqual: return tr("is at most");
        case ConditionTest::GreaterEqual: return tr("is at least");
        case ConditionTest::Contains: return tr("contains");
        case ConditionTest::BeginsWith: return tr("begins with");
        case ConditionTest::EndsWith: return tr("ends with");
        case ConditionTest::ContainsNot: return tr("does not contain");
        case ConditionTest::BeginsNotWith: return tr("does not begin with");
        case ConditionTest::EndsNotWith: return tr("does not end with");
        case ConditionTest::Between: return tr("is between");
        case ConditionTest::NotBetween: return tr("is not between");
        case ConditionTest::Among: return tr("is one of");
        case ConditionTest::NotAmong: return tr("is not one of");
        case ConditionTest::Missing: return tr("has no value");
        case ConditionTest::There: break;
        }
        return tr("has a value");
    }

    QString operator()(SortDirection direction) const
    {
        return direction == SortDirection::Ascending ? tr("smallest first") : tr("largest first");
    }

    static QString name(const QueryPart& part)
    {
        const QString names[] = {tr("Column"), tr("Table"), tr("Shown"), tr("Comparison"), tr("Order")};
        return names[part.index()];
    }
};

} // namespace

QString partWords(const QueryPart& part, const Schema& schema)
{
    return std::visit(PartWords{schema}, part);
}

QString partName(const QueryPart& part)
{
    return PartWords::name(part);
}

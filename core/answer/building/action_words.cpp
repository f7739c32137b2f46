// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/action_words.h"

#include "core/answer/value/item_labels.h"
#include "core/sql/tree/spelling.h"

#include <fmt/format.h>

namespace ratatosk {

namespace {

std::string ruleWords(const sql::Grammar::Rule& rule)
{
    std::vector<std::string> fields;
    for (const sql::Grammar::Field& field : rule.fields)
        fields.push_back(field.name);
    return fields.empty() ? rule.name : fmt::format("{}({})", rule.name, fmt::join(fields, ", "));
}

} // namespace

std::string pointedAt(Action action, const Schema& schema, const std::vector<ValueCandidate>& values)
{
    const auto place = static_cast<std::size_t>(action.index);
    switch (action.kind) {
    case Action::Kind::SelectColumn: return labelOf(schema, ColumnId{action.index});
    case Action::Kind::SelectTable: return schema.table(TableId{action.index}).name;
    case Action::Kind::SelectValue: return sql::spelledLiteral({values[place].type, values[place].text});
    default: return {};
    }
}

std::string actionWords(Action action, const sql::Grammar& grammar, const Schema& schema, const std::vector<ValueCandidate>& values)
{
    switch (action.kind) {
    case Action::Kind::ApplyRule: return ruleWords(grammar.rules()[static_cast<std::size_t>(action.index)]);
    case Action::Kind::SelectColumn: return "column " + pointedAt(action, schema, values);
    case Action::Kind::SelectTable: return "table " + pointedAt(action, schema, values);
    case Action::Kind::SelectValue: return "value " + pointedAt(action, schema, values);
    case Action::Kind::Reduce: break;
    }
    return "no more";
}

} // namespace ratatosk

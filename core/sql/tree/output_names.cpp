// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/output_names.h"

#include "core/database/schema/identifier.h"

#include <algorithm>

namespace ratatosk::sql {

namespace {

std::vector<std::string> sourceNames(const Source& source, const Schema& schema)
{
    if (const auto* query = std::get_if<Box<Query>>(&source.relation))
        return outputNames((*query)->first, schema);
    std::vector<std::string> names;
    for (const ColumnId column : schema.columnsOf(std::get<TableId>(source.relation)))
        names.push_back(schema.column(column).name);
    return names;
}

void appendStar(const Star& star, const SelectBlock& block, const Schema& schema, std::vector<std::string>& names)
{
    for (size_t i = 0; i < block.from.size(); ++i) {
        if (star.source && *star.source != static_cast<int>(i))
            continue;
        const std::vector<std::string> more = sourceNames(block.from[i], schema);
        names.insert(names.end(), more.begin(), more.end());
    }
}

} // namespace

std::vector<std::string> outputNames(const SelectBlock& block, const Schema& schema)
{
    std::vector<std::string> names;
    for (const SelectItem& item : block.items) {
        if (const auto* star = std::get_if<Star>(&item.expression.term))
            appendStar(*star, block, schema, names);
        else
            names.push_back(outputName(item, block, schema));
    }
    return names;
}

std::string outputName(const SelectItem& item, const SelectBlock& block, const Schema& schema)
{
    if (!item.alias.empty())
        return item.alias;
    if (const auto* column = std::get_if<ColumnReference>(&item.expression.term))
        return schema.column(column->column).name;
    const auto* output = std::get_if<OutputReference>(&item.expression.term);
    if (!output || output->source.level != 0)
        return {};
    return sourceNames(block.from[static_cast<size_t>(output->source.index)], schema)[static_cast<size_t>(output->output)];
}

std::string referredName(const SelectBlock& block, int output, const Schema& schema)
{
    const std::vector<std::string> names = outputNames(block, schema);
    const std::string& own = names[static_cast<size_t>(output)];
    const auto before = names.begin() + output;
    const bool isTaken = std::any_of(names.begin(), before, [&](const std::string& name) { return sameIdentifier(name, own); });
    return own.empty() || isTaken ? "c" + std::to_string(output + 1) : own;
}

} // namespace ratatosk::sql

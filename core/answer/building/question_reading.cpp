// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/question_reading.h"

#include "core/english/language/word_splitter.h"
#include "core/linking/routing/part_values.h"
#include "core/parser/parsing/earlier_reading.h"
#include "core/parser/parsing/value_range.h"

#include <utility>

namespace ratatosk {

namespace {

/// The edits that the part knows the items of, under its ids.
QuestionEdits inPart(const QuestionEdits& edits, const SchemaPart& part)
{
    QuestionEdits own;
    for (LinkEdit edit : edits.links) {
        const auto column = edit.column < 0 ? std::optional<ColumnId>() : part.inPart(ColumnId{edit.column});
        const auto table = edit.table < 0 ? std::optional<TableId>() : part.inPart(TableId{edit.table});
        edit.column = column ? index(*column) : -1;
        edit.table = table ? index(*table) : -1;
        own.links.push_back(edit);
    }
    for (const KeyEdit& edit : edits.keys) {
        const auto from = part.inPart(edit.from), to = part.inPart(edit.to);
        if (from && to)
            own.keys.push_back({*from, *to, edit.isAccepted});
    }
    return own;
}

std::vector<CellKind> inPart(const std::vector<CellKind>& kinds, const SchemaPart& part)
{
    std::vector<CellKind> own;
    for (int column = 0; column < part.schema().columnCount(); ++column)
        own.push_back(kinds[static_cast<std::size_t>(index(part.inWhole(ColumnId{column})))]);
    return own;
}

/// What a person has linked or wants read is read, and what they want left out is not.
RouteOptions withWishes(RouteOptions route, const QuestionEdits& edits, const Schema& whole)
{
    route.pinned.insert(route.pinned.end(), edits.tables.read.begin(), edits.tables.read.end());
    route.skipped.insert(route.skipped.end(), edits.tables.leftOut.begin(), edits.tables.leftOut.end());
    for (const LinkEdit& edit : edits.links) {
        if (edit.isAdded && 0 <= edit.column && edit.column < whole.columnCount())
            route.needed.push_back(ColumnId{edit.column});
        else if (edit.isAdded && 0 <= edit.table && edit.table < whole.tableCount())
            route.pinned.push_back(TableId{edit.table});
    }
    std::erase_if(route.pinned, [&](TableId table) { return index(table) < 0 || index(table) >= whole.tableCount(); });
    return route;
}

QuestionReading completed(PreparedQuestion question, Schema schema, const QuestionEdits& edits, std::optional<SchemaPart> part,
                          const NetworkTraits& network)
{
    QuestionReading reading{std::move(question), std::move(schema), std::move(part)};
    const int count = static_cast<int>(reading.question.question.words.size());
    reading.question.links = withEdits(std::move(reading.question.links), edits.links, count, reading.schema);
    complete(reading.question, reading.schema, network.config.relations);
    return reading;
}

QuestionReading readPart(Question question, const Schema& whole, const DatabasePreparation::Prepared& database,
                         const NetworkTraits& network, const ReadingWishes& wishes)
{
    RouteOptions route = withWishes(wishes.route, wishes.edits, whole);
    for (const TableId table : earlierTables(wishes.earlier, whole, network.grammar))
        route.pinned.push_back(table);
    SchemaPart part = database.router->route(question, route);
    const QuestionEdits edits = inPart(wishes.edits, part);
    const auto values = valuesOfPart(database.values, part);
    const std::vector<CellKind> kinds = inPart(database.kinds, part);
    const SchemaLinker linker(typedByCells(part.schema(), kinds), values);
    PreparedQuestion read = prepareQuestion(std::move(question), part.schema(), linker, *values, valueRange(network.config));
    read.kinds = kinds;
    read.isOfConversation = wishes.isOfConversation;
    addEarlier(read, wishes.earlier, part.schema(), linker, network.grammar);
    Schema schema = withEdits(part.schema(), edits.keys);
    return completed(std::move(read), std::move(schema), edits, std::move(part), network);
}

template <class Item>
void moveLinks(std::vector<Link<Item>>& links, const SchemaPart& part)
{
    for (Link<Item>& link : links)
        link.item = part.inWhole(link.item);
}

} // namespace

QuestionReading readingOf(Question question, const Schema& whole, const DatabasePreparation::Prepared& database,
                          const NetworkTraits& network, const ReadingWishes& wishes)
{
    if (database.router)
        return readPart(std::move(question), whole, database, network, wishes);
    PreparedQuestion read = prepareQuestion(std::move(question), whole, *database.linker, *database.values, valueRange(network.config));
    read.kinds = database.kinds;
    read.isOfConversation = wishes.isOfConversation;
    addEarlier(read, wishes.earlier, whole, *database.linker, network.grammar);
    return completed(std::move(read), withEdits(whole, wishes.edits.keys), wishes.edits, std::nullopt, network);
}

Result<QuestionReading> readQuestion(const std::string& text, DatabasePreparation& database, const NetworkTraits& network,
                                     const ReadingWishes& wishes, std::stop_token stop)
{
    const auto ready = database.wait(std::move(stop));
    if (!ready)
        return ready.error();
    auto question = splitQuestion(text);
    if (!question)
        return question.error();
    return readingOf(*std::move(question), database.schema(), **ready, network, wishes);
}

Answer inWhole(Answer answer, const SchemaPart& part)
{
    moveLinks(answer.links.columns, part);
    moveLinks(answer.links.tables, part);
    answer.columnsRead = part.columns();
    answer.tablesRead = part.tables();
    return answer;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/state/selection.h"

#include <QString>

#include <algorithm>

using namespace ratatosk;

namespace {

template <class T>
void addOnce(std::vector<T>& values, const T& value)
{
    if (std::find(values.begin(), values.end(), value) == values.end())
        values.push_back(value);
}

template <class T>
bool contains(const std::vector<T>& values, const T& value)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

void addItems(Selection& selection, const Selection& more)
{
    for (const ColumnId column : more.columns)
        addOnce(selection.columns, column);
    for (const TableId table : more.tables)
        addOnce(selection.tables, table);
}

template <class Item>
void addLinkedItems(const std::vector<int>& words, const std::vector<Link<Item>>& links, std::vector<Item>& items)
{
    for (const Link<Item>& link : links) {
        if (contains(words, link.word))
            addOnce(items, link.item);
    }
}

template <class Item>
void addLinkedWords(const std::vector<Item>& items, const std::vector<Link<Item>>& links, std::vector<int>& words)
{
    for (const Link<Item>& link : links) {
        if (contains(items, link.item))
            addOnce(words, link.word);
    }
}

template <class Id>
Id idAt(int place, const std::vector<Id>& read)
{
    return read.empty() ? Id{place} : read[static_cast<size_t>(place)];
}

template <class Id>
int placeOf(Id id, const std::vector<Id>& read)
{
    if (read.empty())
        return ratatosk::index(id);
    const auto found = std::lower_bound(read.begin(), read.end(), id);
    return found != read.end() && *found == id ? static_cast<int>(found - read.begin()) : -1;
}

/// The column or table that a node of the tree names; -1 for everything else.
int itemNamed(const std::string& label, const Answer& answer)
{
    const auto wanted = QString::fromStdString(label);
    for (auto item = static_cast<size_t>(answer.relations.words); item < answer.itemNames.size(); ++item) {
        if (QString::fromStdString(answer.itemNames[item]).compare(wanted, Qt::CaseInsensitive) == 0)
            return static_cast<int>(item);
    }
    return -1;
}

template <class Visit>
void visitNodes(const SyntaxNode& node, const Visit& visit)
{
    visit(node);
    for (const SyntaxNode& child : node.children)
        visitNodes(child, visit);
}

bool liesWithin(const SyntaxNode& node, const std::vector<TextSpan>& spans)
{
    return std::any_of(spans.begin(), spans.end(),
                       [&](const TextSpan& span) { return node.sqlBegin >= span.begin && node.sqlEnd <= span.end && node.sqlBegin >= 0; });
}

void addItemsOfSpans(Selection& selection, const std::vector<TextSpan>& spans, const Answer& answer, const SyntaxNode& tree)
{
    visitNodes(tree, [&](const SyntaxNode& node) {
        const int item = liesWithin(node, spans) ? itemNamed(node.label, answer) : -1;
        if (item >= 0)
            addItems(selection, numberingOf(answer).selectionOf(item));
    });
}

void addSpansOfItems(Selection& selection, const Answer& answer, const SyntaxNode& tree)
{
    const std::vector<int> items = numberingOf(answer).itemsOf(selection);
    visitNodes(tree, [&](const SyntaxNode& node) {
        if (node.sqlBegin >= 0 && contains(items, itemNamed(node.label, answer)))
            addOnce(selection.sql, TextSpan{node.sqlBegin, node.sqlEnd});
    });
}

void addSpansOfSteps(Selection& selection, const AnswerCandidate& candidate)
{
    for (const int step : selection.steps) {
        if (step < 0 || step >= std::ssize(candidate.steps))
            continue;
        const AnswerStep& one = candidate.steps[static_cast<size_t>(step)];
        if (one.sqlBegin >= 0)
            addOnce(selection.sql, TextSpan{one.sqlBegin, one.sqlEnd});
    }
}

void addStepsOfSpans(Selection& selection, const AnswerCandidate& candidate)
{
    for (size_t step = 0; step < candidate.steps.size(); ++step) {
        const AnswerStep& one = candidate.steps[step];
        const bool isWithin = one.sqlBegin >= 0 && std::any_of(selection.sql.begin(), selection.sql.end(), [&](const TextSpan& span) {
                                  return one.sqlBegin >= span.begin && one.sqlEnd <= span.end;
                              });
        if (isWithin)
            addOnce(selection.steps, static_cast<int>(step));
    }
}

} // namespace

Selection ItemNumbering::selectionOf(int item) const
{
    Selection selection;
    if (item < 0 || item >= count())
        return selection;
    if (item < words)
        selection.words.push_back(item);
    else if (item < words + columns)
        selection.columns.push_back(idAt(item - words, columnsRead));
    else
        selection.tables.push_back(idAt(item - words - columns, tablesRead));
    return selection;
}

std::vector<int> ItemNumbering::itemsOf(const Selection& selection) const
{
    std::vector<int> items = selection.words;
    for (const ColumnId column : selection.columns)
        items.push_back(itemOf(column));
    for (const TableId table : selection.tables)
        items.push_back(itemOf(table));
    std::erase(items, -1);
    return items;
}

ItemIds ItemNumbering::idsOf(int item) const
{
    const Selection one = selectionOf(item);
    return {one.columns.empty() ? -1 : ratatosk::index(one.columns.front()), one.tables.empty() ? -1 : ratatosk::index(one.tables.front())};
}

int ItemNumbering::itemOf(ColumnId column) const
{
    const int place = placeOf(column, columnsRead);
    return place < 0 ? -1 : words + place;
}

int ItemNumbering::itemOf(TableId table) const
{
    const int place = placeOf(table, tablesRead);
    return place < 0 ? -1 : words + columns + place;
}

ItemNumbering numberingOf(const Answer& answer)
{
    return {answer.relations.words, answer.relations.columns, answer.relations.tables,
            answer.columnsRead,     answer.tablesRead,        answer.followUp.items};
}

Selection withPartners(const Selection& chosen, const Answer& answer, const AnswerCandidate& candidate)
{
    Selection result = chosen;
    addSpansOfSteps(result, candidate);
    const std::vector<TextSpan> places = result.sql;
    addItemsOfSpans(result, places, answer, candidate.tree);
    addLinkedItems(chosen.words, answer.links.columns, result.columns);
    addLinkedItems(chosen.words, answer.links.tables, result.tables);
    if (chosen.words.empty()) {
        addLinkedWords(result.columns, answer.links.columns, result.words);
        addLinkedWords(result.tables, answer.links.tables, result.words);
    }
    if (places.empty())
        addSpansOfItems(result, answer, candidate.tree);
    if (chosen.steps.empty())
        addStepsOfSpans(result, candidate);
    return result;
}

std::vector<TextSpan> innermostSpan(const SyntaxNode& tree, int byte)
{
    for (const SyntaxNode& child : tree.children) {
        if (std::vector<TextSpan> span = innermostSpan(child, byte); !span.empty())
            return span;
    }
    if (tree.sqlBegin < 0 || byte < tree.sqlBegin || byte >= tree.sqlEnd)
        return {};
    return {TextSpan{tree.sqlBegin, tree.sqlEnd}};
}

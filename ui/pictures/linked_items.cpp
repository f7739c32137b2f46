// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/linked_items.h"

#include "ui/pictures/graph_part.h"
#include "ui/wording/link_kind_text.h"

#include <algorithm>

using namespace ratatosk;

namespace {

template <class Item>
void addLinked(std::set<int>& items, const std::vector<Link<Item>>& links, const ItemNumbering& numbering)
{
    for (const Link<Item>& link : links)
        items.insert(numbering.itemOf(link.item));
}

} // namespace

/// "“age” (characters 9–11) → dogs.age: the whole name, found: age"
QString LinkTexts::ofCurve(const std::vector<LinkEntry>& entries, const LinkCurve& curve)
{
    const LinkEntry& word = entries[curve.word];
    const QString link = tr("“%1” (%2) → %3: %4").arg(word.text, word.place, entries[curve.item].text, linkKindText(curve.kind));
    return curve.evidence.isEmpty() ? link : tr("%1, found: %2").arg(link, curve.evidence);
}

QString LinkTexts::ofEntry(const std::vector<LinkEntry>& entries, const std::vector<LinkCurve>& curves, int entry)
{
    QStringList parts;
    for (const LinkCurve& curve : curves) {
        if (static_cast<int>(curve.word) == entry || static_cast<int>(curve.item) == entry)
            parts << ofCurve(entries, curve);
    }
    const LinkEntry& one = entries[static_cast<size_t>(entry)];
    if (one.item == LinkEntry::kOthers)
        return tr("%1 (Enter)").arg(one.text);
    if (!parts.isEmpty())
        return parts.join(QLatin1Char('\n'));
    return one.isUnused ? tr("%1: no link, and the answer does not use it").arg(one.text) : tr("%1: no link").arg(one.text);
}

Listing LinkTexts::listing(const std::vector<LinkEntry>& entries, const std::vector<LinkCurve>& curves, const ItemNumbering& numbering)
{
    Listing listing{{tr("Word"), tr("Characters"), tr("Links to"), tr("Why"), tr("Found")}, {}};
    for (size_t entry = 0; entry < entries.size() && entries[entry].side == LinkEntry::Side::Left; ++entry) {
        const LinkEntry& word = entries[entry];
        const auto isOfWord = [&](const LinkCurve& curve) { return curve.word == entry; };
        if (std::none_of(curves.begin(), curves.end(), isOfWord))
            listing.rows.push_back({{word.text, word.place, word.isUnused ? tr("nothing, and not used") : tr("nothing"), {}, {}},
                                    numbering.selectionOf(word.item)});
        for (const LinkCurve& curve : curves) {
            if (isOfWord(curve))
                listing.rows.push_back({{word.text, word.place, entries[curve.item].text, linkKindText(curve.kind), curve.evidence},
                                        numbering.selectionOf(entries[curve.item].item)});
        }
    }
    return listing;
}

std::vector<int> linkedItems(const Answer& answer, const ItemNumbering& numbering)
{
    std::set<int> columns;
    std::set<int> tables;
    addLinked(columns, answer.links.columns, numbering);
    addLinked(tables, answer.links.tables, numbering);
    std::vector<int> items(columns.begin(), columns.end());
    items.insert(items.begin(), tables.begin(), tables.end());
    return items;
}

std::set<int> itemsToDraw(const Answer& answer, const std::vector<int>& linked, const SyntaxNode& tree, int most)
{
    if (std::ssize(linked) <= most)
        return {linked.begin(), linked.end()};
    const NamedParts parts = namedParts(tree);
    std::set<int> items;
    for (const int item : linked) {
        if (parts.labels.contains(answer.itemNames[static_cast<size_t>(item)]))
            items.insert(item);
    }
    return items.empty() ? std::set<int>(linked.begin(), linked.begin() + most) : items;
}

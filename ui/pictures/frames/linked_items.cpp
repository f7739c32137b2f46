// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/linked_items.h"

#include "ui/base/wording/link_kind_text.h"
#include "ui/pictures/frames/graph_part.h"

#include <QLocale>

#include <algorithm>
#include <map>

using namespace ratatosk;

namespace {

/// A link before its ends have a place in the diagram.
struct FoundLink {
    int word = 0;
    int item = 0; ///< in ItemNumbering
    LinkKind kind{};
    QString evidence;
    std::optional<double> weight = {};
};

template <class Item>
void addFound(std::vector<FoundLink>& found, const std::vector<Link<Item>>& links, const ItemNumbering& numbering)
{
    for (const Link<Item>& link : links) {
        if (const int item = numbering.itemOf(link.item); item >= 0)
            found.push_back({link.word, item, link.kind, QString::fromStdString(link.evidence)});
    }
}

std::vector<FoundLink> ruledLinks(const Answer& answer, const ItemNumbering& numbering)
{
    std::vector<FoundLink> found;
    addFound(found, answer.links.columns, numbering);
    addFound(found, answer.links.tables, numbering);
    return found;
}

std::vector<FoundLink> alignedLinks(const Answer& answer)
{
    const int words = static_cast<int>(answer.question.words.size());
    const int items = words > 0 ? static_cast<int>(answer.alignment.size()) / words : 0;
    const int firstItem = static_cast<int>(answer.itemNames.size()) - items;
    std::vector<FoundLink> found;
    for (int word = 0; word < words; ++word) {
        for (int item = 0; item < items; ++item) {
            const double weight = answer.alignment[static_cast<size_t>(word) * static_cast<size_t>(items) + static_cast<size_t>(item)];
            if (weight >= kLeastAlignment)
                found.push_back({word, firstItem + item, LinkKind::None, {}, weight});
        }
    }
    return found;
}

/// Tables, then columns.
std::vector<int> linkedItems(const std::vector<FoundLink>& links, const ItemNumbering& numbering)
{
    std::set<int> columns;
    std::set<int> tables;
    for (const FoundLink& link : links)
        (numbering.isTable(link.item) ? tables : columns).insert(link.item);
    std::vector<int> items(tables.begin(), tables.end());
    items.insert(items.end(), columns.begin(), columns.end());
    return items;
}

void addWords(LinkDiagram& diagram, const Answer& answer)
{
    for (const Word& word : answer.question.words) {
        const int row = static_cast<int>(diagram.entries.size());
        const bool isUnused = std::ranges::find(answer.unusedWords, word.text) != answer.unusedWords.end();
        diagram.entries.push_back(
            {LinkEntry::Side::Left, row, row, QString::fromStdString(word.text), false, isUnused, LinkTexts::placeOf(word)});
    }
}

} // namespace

/// "“age” (characters 9–11) → dogs.age: whole name, found: age"
QString LinkTexts::ofCurve(const std::vector<LinkEntry>& entries, const LinkCurve& curve)
{
    const LinkEntry& word = entries[curve.word];
    const QString link = tr("“%1” (%2) → %3: %4").arg(word.text, word.place, entries[curve.item].text, reason(curve));
    return curve.evidence.isEmpty() ? link : tr("%1, found: %2").arg(link, curve.evidence);
}

QString LinkTexts::placeOf(const Word& word)
{
    return tr("characters %1–%2").arg(word.begin + 1).arg(word.end);
}

QString LinkTexts::reason(const LinkCurve& curve)
{
    return curve.weight ? tr("learnt, %1%").arg(QLocale().toString(*curve.weight * 100, 'f', 0)) : linkKindText(curve.kind);
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
    return one.isUnused ? tr("%1: no link, not used in the answer").arg(one.text) : tr("%1: no link").arg(one.text);
}

Listing LinkTexts::listing(const std::vector<LinkEntry>& entries, const std::vector<LinkCurve>& curves, const ItemNumbering& numbering)
{
    Listing listing{{tr("Word"), tr("Characters"), tr("Linked to"), tr("Why"), tr("Found")}, {}};
    for (size_t entry = 0; entry < entries.size() && entries[entry].side == LinkEntry::Side::Left; ++entry) {
        const LinkEntry& word = entries[entry];
        const auto isOfWord = [&](const LinkCurve& curve) { return curve.word == entry; };
        if (std::none_of(curves.begin(), curves.end(), isOfWord))
            listing.rows.push_back({{word.text, word.place, word.isUnused ? tr("nothing, not used") : tr("nothing"), {}, {}},
                                    numbering.selectionOf(word.item)});
        for (const LinkCurve& curve : curves) {
            if (isOfWord(curve))
                listing.rows.push_back({{word.text, word.place, entries[curve.item].text, reason(curve), curve.evidence},
                                        numbering.selectionOf(entries[curve.item].item)});
        }
    }
    return listing;
}

LinkDiagram diagramOf(const Answer& answer, const ItemNumbering& numbering, LinkSource source)
{
    const std::vector<FoundLink> links = source == LinkSource::Rules ? ruledLinks(answer, numbering) : alignedLinks(answer);
    LinkDiagram diagram;
    addWords(diagram, answer);
    std::map<int, size_t> entryOf;
    for (const int item : linkedItems(links, numbering)) {
        const int row = static_cast<int>(entryOf.size());
        entryOf[item] = diagram.entries.size();
        diagram.entries.push_back({LinkEntry::Side::Right,
                                   row,
                                   item,
                                   QString::fromStdString(answer.itemNames[static_cast<size_t>(item)]),
                                   numbering.isTable(item),
                                   false,
                                   {}});
    }
    for (const FoundLink& link : links)
        diagram.curves.push_back({static_cast<size_t>(link.word), entryOf[link.item], link.kind, link.evidence, link.weight});
    return diagram;
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

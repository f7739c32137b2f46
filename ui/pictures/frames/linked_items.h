// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "ui/base/state/selection.h"
#include "ui/pictures/frames/picture.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <set>
#include <vector>

/// A word or a schema item in its row.
struct LinkEntry {
    static constexpr int kHidden = -1;
    static constexpr int kOthers = -1;
    enum class Side { Left, Right };

    Side side = Side::Left;
    int row = 0;  ///< kHidden: it is not drawn
    int item = 0; ///< in ItemNumbering; kOthers: stands for all that are not drawn
    QString text;
    bool isTable = false;
    bool isUnused = false;
    QString place; ///< of a word: its characters in the question
};

/// A link between two entries.
struct LinkCurve {
    size_t word = 0; ///< entries
    size_t item = 0;
    ratatosk::LinkKind kind{};
    QString evidence;
    std::optional<double> weight = {}; ///< learnt, 0..1, where the network aligns: no rule made this one
};

/// Where links come from: rules that compare names and cells, or the network's own alignment of words with the schema.
enum class LinkSource { Rules, Alignment };

/// Alignments below this are not drawn: a word that stands for nothing spreads over everything.
inline constexpr double kLeastAlignment = 0.15;

/// Words on the left, what they are linked with on the right, and the links.
struct LinkDiagram {
    std::vector<LinkEntry> entries; ///< all words, then all items, each table before the columns
    std::vector<LinkCurve> curves;
};

LinkDiagram diagramOf(const ratatosk::Answer& answer, const ItemNumbering& numbering, LinkSource source);

/// What is said of links, all of them.
class LinkTexts
{
    Q_DECLARE_TR_FUNCTIONS(LinksView)

public:
    static QString ofCurve(const std::vector<LinkEntry>& entries, const LinkCurve& curve);
    /// Of all its links.
    static QString ofEntry(const std::vector<LinkEntry>& entries, const std::vector<LinkCurve>& curves, int entry);
    static QString placeOf(const ratatosk::Word& word); ///< in its question
    static Listing listing(const std::vector<LinkEntry>& entries, const std::vector<LinkCurve>& curves, const ItemNumbering& numbering);

private:
    static QString reason(const LinkCurve& curve);
};

/// Which of the linked items are drawn when there is no room for more than `most`: those that the tree names, or else the first.
std::set<int> itemsToDraw(const ratatosk::Answer& answer, const std::vector<int>& linked, const ratatosk::SyntaxNode& tree, int most);

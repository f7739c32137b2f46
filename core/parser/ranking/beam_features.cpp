// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/beam_features.h"

#include "core/parser/ranking/misplaced_values.h"
#include "core/parser/ranking/query_oddities.h"
#include "core/parser/ranking/word_cues.h"
#include "core/sql/tree/query_use.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace ratatosk {
namespace {

constexpr double kLeastProbability = 1e-6; ///< its logarithm, -14, is as doubtful as a decision gets

double weakestDecision(const Candidate& candidate)
{
    double weakest = 1;
    for (const DecisionTrace& decision : candidate.trace)
        weakest = std::min(weakest, decision.probability);
    return std::log(std::max(weakest, kLeastProbability));
}

/// Whether both are known to return the same rows. To return none is too easy to mean the same.
bool isSame(const TrialRun& one, const TrialRun& other)
{
    return one.outcome == TrialRun::Outcome::Rows && other.outcome == TrialRun::Outcome::Rows && one.fingerprint == other.fingerprint;
}

int sameRowsAs(const std::vector<TrialRun>& runs, std::size_t which)
{
    std::size_t first = 0;
    while (first != which && !isSame(runs[first], runs[which]))
        ++first;
    return static_cast<int>(first);
}

bool isReadable(const ValueCandidate& value)
{
    return value.beginWord >= 0;
}

/// "three", and not "one" or "first", which often count nothing.
bool isCount(const ValueCandidate& value)
{
    return value.source == ValueSource::NumberWord && value.text != "0" && value.text != "1";
}

/// Spans that can hardly be anything but a value.
bool isStrong(const ValueCandidate& value)
{
    using enum ValueSource;
    const bool isCertain = value.source == Quote || value.source == WholeCell || value.source == Number || value.source == Year
        || value.source == Date || value.source == FuzzyCell || isCount(value);
    return isReadable(value) && isCertain;
}

bool touches(const ValueCandidate& left, const ValueCandidate& right)
{
    return left.beginWord < right.endWord && right.beginWord < left.endWord;
}

std::vector<const ValueCandidate*> chosenValues(const Candidate& candidate, const PreparedQuestion& question)
{
    std::vector<const ValueCandidate*> chosen;
    for (const DecisionTrace& decision : candidate.trace) {
        if (decision.action.kind == Action::Kind::SelectValue)
            chosen.push_back(&question.values[static_cast<std::size_t>(decision.action.index)]);
    }
    return chosen;
}

int unusedValues(const PreparedQuestion& question, const std::vector<const ValueCandidate*>& chosen)
{
    std::set<int> unused;
    for (const ValueCandidate& value : question.values) {
        const bool isUsed = std::ranges::any_of(chosen,
                                                [&](const ValueCandidate* other) { return isReadable(*other) && touches(value, *other); });
        if (isStrong(value) && !isUsed)
            unused.insert(value.endWord);
    }
    return static_cast<int>(unused.size());
}

/// What is left of the question where it does not quote: "Gone without a word" asks for no exception.
Question withoutTexts(Question question, const std::vector<const ValueCandidate*>& chosen)
{
    for (const ValueCandidate* value : chosen) {
        for (int place = value->beginWord; isReadable(*value) && value->type == ValueType::Text && place < value->endWord; ++place)
            question.words[static_cast<std::size_t>(place)].lemmas.front().clear();
    }
    return question;
}

int ungroundedValues(const std::vector<const ValueCandidate*>& chosen)
{
    return static_cast<int>(std::ranges::count_if(chosen, [](const ValueCandidate* value) {
        return value->type == ValueType::Text && value->evidence.empty() && isReadable(*value);
    }));
}

/// Cells that a condition demands although no word stands for them.
int listedValues(const std::vector<const ValueCandidate*>& chosen)
{
    return static_cast<int>(std::ranges::count(chosen, ValueSource::Listed, &ValueCandidate::source));
}

/// Literals that no word of the question stands for, cells aside. A limit of 1 is often meant and never said.
int unmentionedValues(const sql::Query& query, const std::vector<const ValueCandidate*>& chosen)
{
    const auto unreadable = std::ranges::count_if(
        chosen, [](const ValueCandidate* value) { return !isReadable(*value) && value->source != ValueSource::Listed; });
    return static_cast<int>(std::max<std::ptrdiff_t>(0, unreadable - (query.limit ? 1 : 0)));
}

bool isNameLink(LinkKind kind)
{
    return kind == LinkKind::Partial || kind == LinkKind::Synonym || kind == LinkKind::Exact;
}

/// Columns shown as they are though no word names them: a name that "who" asks for, or one too many.
int unnamedItems(const sql::Query& query, const SchemaLinks& links)
{
    return static_cast<int>(std::ranges::count_if(query.first.items, [&](const sql::SelectItem& item) {
        const auto* column = std::get_if<sql::ColumnReference>(&item.expression.term);
        return column && std::ranges::none_of(links.columns, [&](const Link<ColumnId>& link) {
                   return link.item == column->column && isNameLink(link.kind);
               });
    }));
}

/// Words that name something in the schema, and which of them a query takes up.
class NamedWords
{
public:
    NamedWords(const SchemaLinks& links, const Schema& schema, const QueryUse& use)
    {
        for (const Link<ColumnId>& link : links.columns)
            note(link, use.columns.contains(link.item));
        for (const Link<TableId>& link : links.tables)
            note(link, use.tables.contains(link.item) || std::ranges::any_of(use.columns, [&](ColumnId column) {
                           return schema.column(column).table == link.item;
                       }));
    }

    int unused() const
    {
        std::set<int> rest;
        std::ranges::set_difference(m_named, m_used, std::inserter(rest, rest.end()));
        return static_cast<int>(rest.size());
    }

private:
    template <class Item>
    void note(const Link<Item>& link, bool isUsed)
    {
        if (isNameLink(link.kind))
            m_named.insert(link.word);
        if (isUsed)
            m_used.insert(link.word);
    }

    std::set<int> m_named, m_used;
};

/// Tables that neither a column nor a word speaks for.
int idleTables(const SchemaLinks& links, const Schema& schema, const QueryUse& use)
{
    return static_cast<int>(std::ranges::count_if(use.tables, [&](TableId table) {
        return std::ranges::none_of(use.columns, [&](ColumnId column) { return schema.column(column).table == table; })
            && std::ranges::none_of(links.tables, [&](const Link<TableId>& link) { return link.item == table; });
    }));
}

CandidateFeatures featuresOf(const PreparedQuestion& question, const Schema& schema, const std::vector<Candidate>& candidates,
                             const std::vector<TrialRun>& runs, std::size_t which)
{
    const Candidate& candidate = candidates[which];
    const QueryUse use = useOf(candidate.query);
    const QueryOddities oddities = odditiesOf(candidate.query, schema);
    const auto chosen = chosenValues(candidate, question);
    const CueBalance cues = cueBalance(withoutTexts(question.question, chosen), operationsOf(candidate.query, schema));
    const auto is = [&](TrialRun::Outcome outcome) { return runs[which].outcome == outcome ? 1.0 : 0.0; };
    return {candidate.logProbability,
            weakestDecision(candidate),
            static_cast<double>(candidate.trace.size()) / 10,
            is(TrialRun::Outcome::Failed),
            is(TrialRun::Outcome::Empty),
            is(TrialRun::Outcome::NullResult),
            static_cast<double>(unusedValues(question, chosen)),
            static_cast<double>(ungroundedValues(chosen)),
            static_cast<double>(NamedWords(question.links, schema, use).unused()),
            static_cast<double>(idleTables(question.links, schema, use)),
            static_cast<double>(misplacedValues(candidate.query, question.values)),
            static_cast<double>(oddities.repetitions),
            static_cast<double>(oddities.contradictions),
            static_cast<double>(oddities.textAggregates),
            static_cast<double>(oddities.ungroupedItems),
            static_cast<double>(oddities.knownItems),
            static_cast<double>(oddities.reusedValues),
            static_cast<double>(oddities.incompatibleSets),
            static_cast<double>(unmentionedValues(candidate.query, chosen)),
            static_cast<double>(cues.unmet),
            static_cast<double>(cues.contradicted),
            static_cast<double>(cues.unrequested),
            static_cast<double>(listedValues(chosen)),
            static_cast<double>(unnamedItems(candidate.query, question.links))};
}

} // namespace

BeamFeatures featuresOf(const PreparedQuestion& question, const Schema& schema, const std::vector<Candidate>& candidates,
                        const std::vector<TrialRun>& runs)
{
    BeamFeatures features;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        features.candidates.push_back(featuresOf(question, schema, candidates, runs, i));
        features.sameRowsAs.push_back(sameRowsAs(runs, i));
    }
    features.question = {1.0, candidates.front().logProbability, std::log(static_cast<double>(question.question.words.size() + 1)),
                         std::log(static_cast<double>(schema.columnCount()))};
    return features;
}

} // namespace ratatosk

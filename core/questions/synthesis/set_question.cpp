// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/set_question.h"

#include "core/questions/synthesis/item_phrases.h"
#include "core/questions/synthesis/row_phrases.h"
#include "core/questions/synthesis/sentence.h"

#include <array>

namespace ratatosk {

using sql::Query;
using sql::SelectBlock;
using sql::SetOperator;

namespace {

// One table: what its column says for some rows and for others.
constexpr std::array kSharedValues{"Which {items} have both {noun} {first} and {noun} {second}?",
                                   "What are the {items} shared by {noun} {first} and {noun} {second}?",
                                   "Show the {items} of both {noun} {first} and {noun} {second}.",
                                   "Find the {items} that {noun} {first} and {noun} {second} have in common."};
constexpr std::array kEitherValues{"What are the {items} of {noun} {first} or {second}?",
                                   "List the {items} of {noun} {first} as well as of {noun} {second}.",
                                   "Show the {items} of {noun} {first} or {second}."};
constexpr std::array kOtherValues{"Which {items} have no {noun} {second}?", "What are the {items} that do not have any {noun} {second}?",
                                  "Find the {items} without any {noun} {second}.",
                                  "Show the {items} of {noun} except those of {noun} {second}.",
                                  "List the {items} that no {noun} {second} have."};

// Rows that other tables refer to.
constexpr std::array kBoth{"What are the {items} of {noun} {first} and also {second}?",
                           "Find the {items} of {noun} {first} and also {second}.", "Show the {items} of the {noun} {first} and {second}.",
                           "List the {items} of all {noun} {first} and also {second}."};
constexpr std::array kEither{"What are the {items} of {noun} {first} or {second}?", "Find the {items} of {noun} {first} or {second}.",
                             "Show the {items} of all {noun} {first} or {second}."};
constexpr std::array kLacking{"What are the {items} of {noun} {lacking}?", "Find the {items} of {noun} {lacking}.",
                              "Show the {items} of all {noun} {lacking}.", "List the {items} of the {noun} {lacking}.",
                              "Give the {items} of {noun} {lacking}."};
constexpr std::array kExceptThose{"What are the {items} of {noun}, except for those {second}?",
                                  "List the {items} of all {noun} except those {second}.",
                                  "Show the {items} of {noun}, excluding those {second}."};

std::string valuesQuestion(SetOperator operation, QuestionWording& wording, const std::string& items, const std::string& noun,
                           const std::string& first, const std::string& second)
{
    const auto filled = [&](const auto& patterns) {
        return sentence(wording.dice.pick(patterns), word("items", items), word("noun", noun), word("first", first),
                        word("second", second));
    };
    switch (operation) {
    case SetOperator::Intersect: return filled(kSharedValues);
    case SetOperator::Except: return filled(kOtherValues);
    default: return filled(kEitherValues);
    }
}

} // namespace

std::string setQuestion(const Query& query, QuestionWording& wording)
{
    const SelectBlock& block = query.rest.front().block;
    const SetOperator operation = query.rest.front().operation;
    const std::string items = selectionPhrase(query.first, query.first.items, Number::Many, wording);
    const std::string noun = wording.items.table(subjectOf(block), Number::Many);
    const std::string first = modifierPhrase(query.first, Number::Many, wording);
    if (operation == SetOperator::Except && block.from.size() > 1 && wording.dice.chance(0.7))
        return sentence(wording.dice.pick(kLacking), word("items", items), word("noun", noun),
                        word("lacking", lackingPhrase(block, Number::Many, wording)));
    const std::string second = modifierPhrase(block, Number::Many, wording);
    if (block.from.size() == 1)
        return valuesQuestion(operation, wording, items, noun, first, second);
    const auto filled = [&](const auto& patterns) {
        return sentence(wording.dice.pick(patterns), word("items", items), word("noun", noun), word("first", first),
                        word("second", second));
    };
    switch (operation) {
    case SetOperator::Intersect: return filled(kBoth);
    case SetOperator::Except: return filled(kExceptThose);
    default: return filled(kEither);
    }
}

} // namespace ratatosk

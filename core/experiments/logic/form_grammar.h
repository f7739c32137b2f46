// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/logic/word_table.h"

namespace ratatosk::logic {

/// What forms may look like, for a search that writes them word by word: with nothing known, brackets that match; learnt from examples, also
/// how many arguments each head has, what stands in each of their places (an application, a variable, a name of the question, another
/// word), and that variables are bound where they are used.
class FormGrammar
{
public:
    /// Kinds of arguments, bits of a set.
    enum Kind : unsigned { Application = 1, Variable = 2, Placeholder = 4, Symbol = 8, Anything = 15 };

    struct Head {
        int least = 1, most = kAnyNumber;         ///< arguments
        std::vector<unsigned> kinds = {Anything}; ///< of each place; the last is also that of all behind it
        bool isBinder = false;                    ///< its first argument is a variable, and new

        unsigned kindsAt(int place) const;
        bool operator==(const Head&) const = default;
    };
    static constexpr int kAnyNumber = 1'000'000;

    /// Brackets alone.
    explicit FormGrammar(const WordTable& words);
    /// What the examples have. Requires: their forms can be read.
    static FormGrammar of(const std::vector<Example>& examples, const WordTable& words);

    /// A line for each head: the head, least and most arguments, a number for the kinds of each place. Error: ModelInvalid.
    static Result<FormGrammar> read(const std::string& text, const WordTable& words);
    std::string text() const;

    bool isLearnt() const { return m_isLearnt; }
    /// Null for a word that is no head.
    const Head* head(std::int64_t word) const;
    /// Of a word alone; 0 for brackets and special words.
    unsigned kindOf(std::int64_t word) const { return m_kinds[static_cast<std::size_t>(word)]; }
    std::int64_t open() const { return m_open; }
    std::int64_t close() const { return m_close; }

private:
    void learn(const Term& term);

    const WordTable* m_words;
    bool m_isLearnt = false;
    std::int64_t m_open, m_close;  ///< unknown where forms have no brackets
    std::vector<unsigned> m_kinds; ///< by word, of those that forms have
    std::unordered_map<std::int64_t, Head> m_heads;
};

/// The beginning of a form under a grammar, which must live longer.
class FormState
{
public:
    explicit FormState(const FormGrammar& grammar) : m_grammar(&grammar) {}

    /// Whether a whole form can follow, as far as the grammar sees. Special words never may.
    bool allows(std::int64_t word) const;
    /// Requires: allows(word).
    void add(std::int64_t word);

    bool isWhole() const { return m_isBegun && m_levels.empty(); }
    /// How many words, at least, make a form of it.
    int wordsToWhole() const;

private:
    struct Level {
        const FormGrammar::Head* head = nullptr; ///< null: it comes next
        int arguments = 0;
        bool hasBound = false; ///< a variable, the last of m_bound that no level inside has
    };

    bool isBound(std::int64_t word) const;
    bool allowsHead(std::int64_t word) const;
    bool allowsArgument(const Level& level, std::int64_t word, unsigned kind) const;

    const FormGrammar* m_grammar;
    bool m_isBegun = false;
    std::vector<Level> m_levels;
    std::vector<std::int64_t> m_bound;
};

} // namespace ratatosk::logic

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/experiments/logic/form_grammar.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <sstream>

namespace ratatosk::logic {
namespace {

constexpr int kMostPlaces = 100; ///< that a file may name

bool isJunction(const std::string& head)
{
    return head == "and" || head == "or";
}

unsigned kindOfWord(const std::string& word)
{
    if (word == "(" || word == ")")
        return 0;
    return word.starts_with('$') ? FormGrammar::Variable : WordTable::isPlaceholder(word) ? FormGrammar::Placeholder : FormGrammar::Symbol;
}

} // namespace

unsigned FormGrammar::Head::kindsAt(int place) const
{
    return kinds[std::min(static_cast<std::size_t>(place), kinds.size() - 1)];
}

FormGrammar::FormGrammar(const WordTable& words)
    : m_words(&words), m_open(words.numbersOf({"("}).front()), m_close(words.numbersOf({")"}).front())
{
    for (std::int64_t word = 0; word < words.formWords(); ++word) {
        m_kinds.push_back(word <= WordTable::kEnd ? 0 : kindOfWord(words.word(word)));
        if (m_kinds.back() & (Symbol | Variable | Placeholder))
            m_heads[word];
    }
}

FormGrammar FormGrammar::of(const std::vector<Example>& examples, const WordTable& words)
{
    FormGrammar grammar(words);
    grammar.m_isLearnt = true;
    grammar.m_heads.clear();
    for (const Example& example : examples)
        grammar.learn(*readTerm(example.form));
    return grammar;
}

void FormGrammar::learn(const Term& term)
{
    if (term.parts.empty())
        return;
    const int count = static_cast<int>(term.parts.size());
    const bool isJoining = isJunction(term.symbol);
    Head& head = m_heads.try_emplace(m_words->numbersOf({term.symbol}).front(), Head{count, count, {}, isBinder(term)}).first->second;
    head.least = std::min(head.least, count);
    head.most = isJoining ? kAnyNumber : std::max(head.most, count);
    for (std::size_t i = 0; i < term.parts.size(); ++i) {
        const std::size_t place = isJoining ? 0 : i;
        head.kinds.resize(std::max(head.kinds.size(), place + 1));
        head.kinds[place] |= term.parts[i].parts.empty() ? kindOfWord(term.parts[i].symbol) : Application;
    }
    for (const Term& part : term.parts)
        learn(part);
}

Result<FormGrammar> FormGrammar::read(const std::string& text, const WordTable& words)
{
    FormGrammar grammar(words);
    grammar.m_isLearnt = true;
    grammar.m_heads.clear();
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream fields(line);
        std::string name;
        Head head;
        head.kinds.clear();
        fields >> name >> head.least >> head.most;
        for (unsigned kinds = 0; fields >> kinds;)
            head.kinds.push_back(kinds & Anything);
        const std::int64_t word = words.numbersOf({name}).front();
        const bool isFine = word > WordTable::kEnd && word < words.formWords() && head.least >= 1 && head.least <= head.most
            && !head.kinds.empty() && head.kinds.size() <= kMostPlaces && fields.eof();
        if (!isFine)
            return Error{ErrorCode::ModelInvalid, fmt::format("the line '{}' cannot be understood", line.substr(0, 80))};
        head.isBinder = isBinder({name, {{"$0", {}}}});
        grammar.m_heads[word] = head;
    }
    return grammar;
}

std::string FormGrammar::text() const
{
    std::map<std::string, std::string> lines;
    for (const auto& [word, head] : m_heads)
        lines[m_words->word(word)] = fmt::format("{} {} {}\n", head.least, head.most, fmt::join(head.kinds, " "));
    std::string result;
    for (const auto& [head, line] : lines)
        result += head + ' ' + line;
    return result;
}

const FormGrammar::Head* FormGrammar::head(std::int64_t word) const
{
    const auto found = m_heads.find(word);
    return found == m_heads.end() ? nullptr : &found->second;
}

bool FormState::isBound(std::int64_t word) const
{
    return std::ranges::find(m_bound, word) != m_bound.end();
}

bool FormState::allowsHead(std::int64_t word) const
{
    const FormGrammar::Head* head = m_grammar->head(word);
    if (!head)
        return false;
    const bool needsVariable = head->kindsAt(0) == FormGrammar::Variable && !head->isBinder;
    return !m_grammar->isLearnt() || !needsVariable || !m_bound.empty();
}

bool FormState::allowsArgument(const Level& level, std::int64_t word, unsigned kind) const
{
    if (level.arguments >= level.head->most || !(level.head->kindsAt(level.arguments) & kind))
        return false;
    if (!m_grammar->isLearnt() || kind != FormGrammar::Variable)
        return true;
    return isBound(word) != (level.head->isBinder && level.arguments == 0);
}

bool FormState::allows(std::int64_t word) const
{
    if (word <= WordTable::kEnd)
        return false;
    if (m_levels.empty())
        return !m_isBegun && word != m_grammar->close() && (!m_grammar->isLearnt() || m_grammar->kindOf(word) != FormGrammar::Variable);
    const Level& level = m_levels.back();
    if (!level.head)
        return allowsHead(word);
    if (word == m_grammar->close())
        return level.arguments >= level.head->least;
    return allowsArgument(level, word, word == m_grammar->open() ? FormGrammar::Application : m_grammar->kindOf(word));
}

void FormState::add(std::int64_t word)
{
    m_isBegun = true;
    if (word == m_grammar->open()) {
        m_levels.emplace_back();
        return;
    }
    if (word == m_grammar->close()) {
        if (m_levels.back().hasBound)
            m_bound.pop_back();
        m_levels.pop_back();
    } else if (!m_levels.empty() && !m_levels.back().head) {
        m_levels.back().head = m_grammar->head(word);
        return;
    } else if (!m_levels.empty() && m_levels.back().head->isBinder && m_levels.back().arguments == 0) {
        m_levels.back().hasBound = true;
        m_bound.push_back(word);
    }
    if (!m_levels.empty())
        ++m_levels.back().arguments; // the word, or the application that was closed
}

int FormState::wordsToWhole() const
{
    if (m_levels.empty())
        return m_isBegun ? 0 : 1;
    int words = 0;
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const int arguments = m_levels[i].arguments + (i + 1 < m_levels.size() ? 1 : 0); // the one inside becomes one
        words += 1 + (m_levels[i].head ? std::max(0, m_levels[i].head->least - arguments) : 2);
    }
    return words;
}

} // namespace ratatosk::logic

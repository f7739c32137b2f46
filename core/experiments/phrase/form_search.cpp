// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/form_search.h"

#include "core/experiments/phrase/logic_batches.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <optional>

namespace ratatosk {
namespace {

using logic::FormGrammar;
using logic::FormState;
using logic::WordTable;

constexpr std::size_t kQuestionsAtOnce = 32;

/// A form that is being written.
struct OpenForm {
    std::vector<std::int64_t> words;
    FormState state;
    double logChance = 0;
};

/// One way on from an open form.
struct Extension {
    std::size_t parent;
    std::int64_t word;
    double logChance;
};

/// The beam of one question.
class FormBeam
{
public:
    FormBeam(const FormSearchOptions& options, const FormGrammar& grammar, std::int64_t formWords,
             const std::vector<std::int64_t>& question)
        : m_options(options), m_grammar(grammar), m_formWords(formWords), m_question(question),
          m_open(1, OpenForm{{}, FormState(grammar), 0})
    {
    }

    const std::vector<OpenForm>& open() const { return m_open; }
    FormHypothesis best() const { return m_best.value_or(FormHypothesis()); }

    /// logChances: of each word behind each open form, row by row. Returns for each form that is open then, which one before it goes on from.
    std::vector<std::size_t> advance(const float* logChances)
    {
        std::vector<Extension> extensions = extensionsBy(logChances);
        const auto byChance = [](const Extension& one, const Extension& other) { return one.logChance > other.logChance; };
        const std::size_t kept = std::min(extensions.size(), static_cast<std::size_t>(m_options.beamSize));
        std::partial_sort(extensions.begin(), extensions.begin() + static_cast<std::ptrdiff_t>(kept), extensions.end(), byChance);
        extensions.resize(kept);
        std::vector<OpenForm> next;
        std::vector<std::size_t> parents;
        for (const Extension& extension : extensions) {
            if (extension.word == WordTable::kEnd) {
                finish(extension);
                continue;
            }
            parents.push_back(extension.parent);
            next.push_back(extended(extension));
        }
        m_open = std::move(next);
        if (m_best && (m_open.empty() || m_open.front().logChance <= m_best->logChance)) { // chances only fall
            m_open.clear();
            parents.clear();
        }
        return parents;
    }

private:
    bool isAllowed(const OpenForm& form, std::int64_t word) const
    {
        if (word == WordTable::kEnd)
            return form.state.isWhole();
        if (!form.state.allows(word))
            return false;
        const bool isName = m_grammar.kindOf(word) == FormGrammar::Placeholder;
        if (isName && m_options.isTrueToQuestion && std::ranges::find(m_question, word) == m_question.end())
            return false;
        FormState after = form.state;
        after.add(word);
        return static_cast<int>(form.words.size()) + 1 + after.wordsToWhole() <= m_options.mostWords;
    }

    std::vector<Extension> extensionsBy(const float* logChances) const
    {
        std::vector<Extension> extensions;
        for (std::size_t i = 0; i < m_open.size(); ++i) {
            const float* chances = logChances + static_cast<std::int64_t>(i) * m_formWords;
            for (std::int64_t word = 0; word < m_formWords; ++word) {
                if (isAllowed(m_open[i], word))
                    extensions.push_back({i, word, m_open[i].logChance + chances[word]});
            }
        }
        return extensions;
    }

    OpenForm extended(const Extension& extension) const
    {
        OpenForm form = m_open[extension.parent];
        form.words.push_back(extension.word);
        form.state.add(extension.word);
        form.logChance = extension.logChance;
        return form;
    }

    void finish(const Extension& extension)
    {
        if (!m_best || extension.logChance > m_best->logChance)
            m_best = FormHypothesis{m_open[extension.parent].words, extension.logChance};
    }

    const FormSearchOptions& m_options;
    const FormGrammar& m_grammar;
    std::int64_t m_formWords;
    const std::vector<std::int64_t>& m_question;
    std::vector<OpenForm> m_open; ///< likeliest first
    std::optional<FormHypothesis> m_best;
};

/// The beams of some questions, which go on together: their open forms are rows of one batch.
class FormSearch
{
public:
    FormSearch(LogicNetwork& network, std::vector<FormBeam>& beams, QuestionMemory questions, Precision precision)
        : m_network(network), m_beams(beams), m_questions(std::move(questions)), m_precision(precision)
    {
    }

    void run(std::stop_token stop)
    {
        std::vector<std::int64_t> last(m_beams.size(), WordTable::kBegin);
        while (!last.empty() && !stop.stop_requested())
            last = advance(last);
    }

private:
    /// Returns the last word of each open form, in the order of the rows.
    std::vector<std::int64_t> advance(const std::vector<std::int64_t>& last)
    {
        const at::Tensor scores = m_network->decode(at::tensor(last, at::kLong).unsqueeze(1), m_questions, m_forms, m_precision).squeeze(1);
        const at::Tensor logChances = at::log_softmax(scores, 1).contiguous();
        std::vector<std::int64_t> rows, words;
        std::int64_t first = 0;
        for (FormBeam& beam : m_beams) {
            const auto count = static_cast<std::int64_t>(beam.open().size());
            if (count == 0)
                continue;
            for (const std::size_t parent : beam.advance(logChances.data_ptr<float>() + first * logChances.size(1)))
                rows.push_back(first + static_cast<std::int64_t>(parent));
            for (const OpenForm& form : beam.open())
                words.push_back(form.words.back());
            first += count;
        }
        const at::Tensor which = at::tensor(rows, at::kLong);
        m_questions = m_questions.select(which);
        m_forms = m_forms.select(which);
        return words;
    }

    LogicNetwork& m_network;
    std::vector<FormBeam>& m_beams;
    QuestionMemory m_questions;
    FormMemory m_forms;
    Precision m_precision;
};

using Questions = std::vector<std::vector<std::int64_t>>;

std::vector<FormHypothesis> searchTogether(LogicNetwork& network, std::int64_t formWords, const FormGrammar& grammar,
                                           const Questions& questions, const FormSearchOptions& options, std::stop_token stop)
{
    std::vector<FormBeam> beams;
    for (const auto& question : questions)
        beams.emplace_back(options, grammar, formWords, question);
    FormSearch(network, beams, network->encode(packed(questions), options.precision), options.precision).run(stop);
    std::vector<FormHypothesis> found;
    for (const FormBeam& beam : beams)
        found.push_back(beam.best());
    return found;
}

} // namespace

std::vector<FormHypothesis> searchForms(LogicNetwork& network, const WordTable& words, const FormGrammar& grammar,
                                        const std::vector<std::vector<std::int64_t>>& questions, const FormSearchOptions& options,
                                        std::stop_token stop)
{
    const at::NoGradGuard guard;
    std::vector<FormHypothesis> found;
    for (std::size_t first = 0; first < questions.size(); first += kQuestionsAtOnce) {
        const std::size_t end = std::min(questions.size(), first + kQuestionsAtOnce);
        const Questions some(questions.begin() + static_cast<std::ptrdiff_t>(first), questions.begin() + static_cast<std::ptrdiff_t>(end));
        for (FormHypothesis& form : searchTogether(network, words.formWords(), grammar, some, options, stop))
            found.push_back(std::move(form));
    }
    if (!grammar.isLearnt())
        return found;
    const FormGrammar brackets(words);
    for (std::size_t i = 0; i < questions.size() && !stop.stop_requested(); ++i) {
        if (found[i].words.empty())
            found[i] = searchTogether(network, words.formWords(), brackets, {questions[i]}, options, stop).front();
    }
    return found;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/wordnet.h"

#include "core/base/program_folder.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/text/characters.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace ratatosk {
namespace {

constexpr int kNounSenses = 2; ///< rarer senses are not what a column is named for
constexpr int kKindsDeep = 2;
constexpr std::size_t kMostKinds = 250;
constexpr int kVerbSenses = 1; ///< verbs have more and vaguer ones

/// Reads the blank-separated fields of one line.
class Fields
{
public:
    explicit Fields(std::string_view line) : m_rest(line) {}

    std::string_view next()
    {
        const size_t end = std::min(m_rest.find(' '), m_rest.size());
        const std::string_view field = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        return field;
    }

    size_t nextNumber(int base)
    {
        const std::string_view field = next();
        size_t number = 0;
        std::from_chars(field.data(), field.data() + field.size(), number, base);
        return number;
    }

private:
    std::string_view m_rest;
};

std::string_view lineAt(std::string_view file, size_t begin)
{
    return begin < file.size() ? file.substr(begin, file.find('\n', begin) - begin) : std::string_view();
}

/// Binary search over lines that are sorted by their first field.
std::string_view lineOf(std::string_view index, std::string_view entry)
{
    size_t low = 0;
    size_t high = index.size();
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const size_t before = index.rfind('\n', middle);
        const size_t begin = before == std::string_view::npos || before < low ? low : before + 1;
        const std::string_view line = lineAt(index, begin > middle ? low : begin);
        const std::string_view key = Fields(line).next();
        if (key == entry)
            return line;
        if (key < entry)
            low = static_cast<size_t>(line.data() - index.data()) + line.size() + 1;
        else
            high = static_cast<size_t>(line.data() - index.data());
    }
    return {};
}

/// Byte offsets of an index line's synsets, the most frequent sense first.
std::vector<size_t> synsetsOf(std::string_view indexLine)
{
    Fields fields(indexLine);
    fields.next(); // entry
    fields.next(); // part of speech
    const size_t count = fields.nextNumber(10);
    for (size_t pointers = std::min(fields.nextNumber(10), indexLine.size()); pointers > 0; --pointers) // a line may be damaged
        fields.next();
    fields.next(); // senses, once more
    fields.next(); // senses seen in texts
    std::vector<size_t> offsets;
    while (offsets.size() < std::min<size_t>(count, 100))
        offsets.push_back(fields.nextNumber(10));
    return offsets;
}

std::vector<std::string> wordsOfLine(std::string_view dataLine)
{
    Fields fields(dataLine);
    fields.next(); // offset
    fields.next(); // lexicographer's file
    fields.next(); // part of speech
    std::vector<std::string> words;
    for (size_t count = std::min<size_t>(fields.nextNumber(16), 100); count > 0; --count) {
        words.push_back(lowerCase(fields.next()));
        std::ranges::replace(words.back(), '_', ' ');
        fields.next(); // sense number
    }
    return words;
}

/// Byte offsets of the synsets that are kinds of the line's.
std::vector<size_t> kindsOfLine(std::string_view dataLine)
{
    Fields fields(dataLine);
    for (int field = 0; field < 3; ++field)
        fields.next(); // offset, lexicographer's file, part of speech
    for (size_t words = std::min<size_t>(fields.nextNumber(16), 100); words > 0; --words) {
        fields.next();
        fields.next(); // sense number
    }
    std::vector<size_t> offsets;
    for (size_t pointers = std::min<size_t>(fields.nextNumber(10), 1000); pointers > 0; --pointers) {
        const bool isKind = fields.next() == "~";
        const size_t offset = fields.nextNumber(10);
        fields.next(); // part of speech
        fields.next(); // words that it is between
        if (isKind)
            offsets.push_back(offset);
    }
    return offsets;
}

/// "stadium names" -> "stadium_name"
std::string entryOf(std::string_view phrase)
{
    const size_t lastWord = phrase.rfind(' ') + 1; // npos + 1 == 0
    std::string entry = std::string(phrase.substr(0, lastWord)) + nounLemma(phrase.substr(lastWord));
    std::ranges::replace(entry, ' ', '_');
    return entry;
}

} // namespace

WordNet::PartOfSpeech::PartOfSpeech(const std::filesystem::path& folder, const std::string& name)
    : index(folder / ("index." + name)), data(folder / ("data." + name))
{
}

WordNet::WordNet(const std::filesystem::path& folder)
    : m_nouns(folder, "noun"), m_verbs(folder, "verb"), m_adjectives(folder / "index.adj"), m_adverbs(folder / "index.adv")
{
}

void WordNet::addSynonyms(const PartOfSpeech& part, const std::string& entry, int senses, std::vector<std::string>& synonyms)
{
    std::string self = entry;
    std::ranges::replace(self, '_', ' ');
    std::vector<size_t> offsets = synsetsOf(lineOf(part.index.text(), entry));
    offsets.resize(std::min<size_t>(offsets.size(), static_cast<size_t>(senses)));
    for (const size_t offset : offsets) {
        for (std::string& word : wordsOfLine(lineAt(part.data.text(), offset))) {
            if (word != self && !word.empty() && std::ranges::find(synonyms, word) == synonyms.end())
                synonyms.push_back(std::move(word));
        }
    }
}

std::vector<std::string> WordNet::synonymsOf(std::string_view phrase) const
{
    const std::string entry = entryOf(phrase);
    std::vector<std::string> synonyms;
    addSynonyms(m_nouns, entry, kNounSenses, synonyms);
    if (lineOf(m_nouns.index.text(), entry).empty())
        addSynonyms(m_verbs, entry, kVerbSenses, synonyms);
    return synonyms;
}

std::vector<std::string> WordNet::nearSynonymsOf(std::string_view phrase) const
{
    const auto firstSynset = [&](const std::string& entry) {
        const std::vector<size_t> synsets = synsetsOf(lineOf(m_nouns.index.text(), entry));
        return synsets.empty() ? std::string_view::npos : synsets.front();
    };
    const std::string own = entryOf(phrase);
    const size_t synset = firstSynset(own);
    std::vector<std::string> synonyms;
    addSynonyms(m_nouns, own, 1, synonyms);
    std::erase_if(synonyms, [&](std::string entry) {
        std::ranges::replace(entry, ' ', '_');
        return firstSynset(entry) != synset;
    });
    return synonyms;
}

std::vector<std::string> WordNet::kindsOf(std::string_view phrase) const
{
    std::vector<size_t> synsets = synsetsOf(lineOf(m_nouns.index.text(), entryOf(phrase)));
    synsets.resize(std::min<size_t>(synsets.size(), 1));
    std::vector<std::string> words;
    for (int depth = 0; depth < kKindsDeep; ++depth) {
        std::vector<size_t> kinds;
        for (const size_t synset : synsets) {
            const std::vector<size_t> some = kindsOfLine(lineAt(m_nouns.data.text(), synset));
            kinds.insert(kinds.end(), some.begin(), some.end());
        }
        for (const size_t kind : kinds) {
            for (const std::string& word : wordsOfLine(lineAt(m_nouns.data.text(), kind)))
                if (word.find(' ') == std::string::npos && std::ranges::find(words, word) == words.end())
                    words.push_back(word);
        }
        if (words.size() > kMostKinds)
            return {};
        synsets = std::move(kinds);
    }
    return words;
}

int WordNet::senses(std::string_view word, WordClass wordClass) const
{
    const auto index = [&] {
        switch (wordClass) {
        case WordClass::Noun: return m_nouns.index.text();
        case WordClass::Verb: return m_verbs.index.text();
        case WordClass::Adjective: return m_adjectives.text();
        case WordClass::Adverb: break;
        }
        return m_adverbs.text();
    };
    return static_cast<int>(synsetsOf(lineOf(index(), word)).size());
}

const WordNet& installedWordNet()
{
    static const WordNet wordNet([]() -> std::filesystem::path {
        if (const char* named = std::getenv("WNSEARCHDIR")) // WordNet's own variable
            return named;
        const std::filesystem::path beside = programFolder() / ".." / "share" / "wordnet"; // a folder that runs anywhere brings its own
        std::error_code ignored;
        return std::filesystem::exists(beside, ignored) ? beside : "/usr/share/wordnet";
    }());
    return wordNet;
}

} // namespace ratatosk

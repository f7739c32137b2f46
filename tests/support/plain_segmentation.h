// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk::test {

/// BERT's way of cutting, as it is described: small letters without accents, punctuation by itself, then the longest piece that a word
/// begins with, and so on; a word that is left with something is unknown.
class PlainWordPieces
{
public:
    explicit PlainWordPieces(const std::vector<std::string>& tokens, bool keepsCapitals = false) : m_keepsCapitals(keepsCapitals)
    {
        for (size_t id = 0; id < tokens.size(); ++id)
            m_ids[QString::fromStdString(tokens[id])] = static_cast<int>(id);
    }

    std::vector<int> idsOf(const QString& text) const
    {
        std::vector<int> ids;
        for (const QString& word : wordsOf(text))
            cut(word, ids);
        return ids;
    }

private:
    bool m_keepsCapitals;
    QMap<QString, int> m_ids;

    QStringList wordsOf(const QString& text) const
    {
        QStringList words;
        bool isOpen = false;
        for (const QChar character : m_keepsCapitals ? text : text.toLower().normalized(QString::NormalizationForm_D)) {
            if (!m_keepsCapitals && character.category() == QChar::Mark_NonSpacing)
                continue;
            const bool isAscii = character.unicode() < 128;
            const bool isMark = character.isPunct() || (isAscii && !character.isLetterOrNumber() && !character.isSpace());
            if (isMark || !isOpen)
                words.append(QString());
            isOpen = !isMark && !character.isSpace();
            if (!character.isSpace())
                words.last() += character;
        }
        words.removeAll(QString());
        return words;
    }

    void cut(const QString& word, std::vector<int>& ids) const
    {
        std::vector<int> own;
        for (int begin = 0; begin < word.size();) {
            int end = static_cast<int>(word.size());
            const auto piece = [&] { return (begin > 0 ? "##" : "") + word.mid(begin, end - begin); };
            while (end > begin && !m_ids.contains(piece()))
                --end;
            if (end == begin || word.size() > 100) {
                ids.push_back(m_ids.value("[UNK]"));
                return;
            }
            own.push_back(m_ids.value(piece()));
            begin = end;
        }
        ids.insert(ids.end(), own.begin(), own.end());
    }
};

/// Byte pairs as GPT-2 and RoBERTa cut: letters, digits and the rest apart, a space with what follows it, "'s" by itself; then, of all
/// neighbours that are listed, those listed first become one, until none is left. For texts of ASCII.
class PlainBytePairs
{
public:
    using Pair = std::pair<std::string, std::string>;

    PlainBytePairs(const std::vector<std::string>& tokens, const std::vector<Pair>& merges)
    {
        for (size_t id = 0; id < tokens.size(); ++id)
            m_ids[tokens[id]] = static_cast<int>(id);
        for (size_t place = 0; place < merges.size(); ++place)
            m_places.emplace(merges[place], place);
    }

    /// A word behind a space.
    std::vector<int> idsOf(const std::string& word) const
    {
        std::vector<int> ids;
        for (const std::string& part : partsOf(word))
            for (const std::string& piece : merged(part))
                ids.push_back(m_ids.contains(piece) ? m_ids.at(piece) : -1);
        return ids;
    }

    /// The parts of a word, the space before it written as the first one's beginning.
    static std::vector<std::string> partsOf(const std::string& word)
    {
        std::vector<std::string> parts;
        for (size_t at = 0; at < word.size();) {
            size_t end = at + 1;
            for (const char* ending : {"'s", "'t", "'re", "'ve", "'m", "'ll", "'d"})
                if (at > 0 && word.compare(at, std::string(ending).size(), ending) == 0)
                    end = std::max(end, at + std::string(ending).size());
            if (end == at + 1)
                while (end < word.size() && sortOf(word[end]) == sortOf(word[at]))
                    ++end;
            parts.push_back((at == 0 ? "\u0120" : "") + word.substr(at, end - at));
            at = end;
        }
        return parts;
    }

    /// The pieces of one part, which begin as its characters.
    std::vector<std::string> merged(const std::string& part) const
    {
        std::vector<std::string> pieces = charactersOf(part);
        for (;;) {
            auto best = m_places.end();
            for (size_t i = 0; i + 1 < pieces.size(); ++i) {
                const auto found = m_places.find({pieces[i], pieces[i + 1]});
                if (found != m_places.end() && (best == m_places.end() || found->second < best->second))
                    best = found;
            }
            if (best == m_places.end())
                return pieces;
            for (size_t i = 0; i + 1 < pieces.size(); ++i)
                if (pieces[i] == best->first.first && pieces[i + 1] == best->first.second) {
                    pieces[i] += pieces[i + 1];
                    pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(i) + 1);
                }
        }
    }

    static std::vector<std::string> charactersOf(const std::string& part)
    {
        std::vector<std::string> characters;
        for (const char byte : part) {
            const bool goesOn = (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
            if (goesOn)
                characters.back() += byte;
            else
                characters.emplace_back(1, byte);
        }
        return characters;
    }

private:
    std::map<std::string, int> m_ids;
    std::map<Pair, size_t> m_places;

    static int sortOf(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ? 1 : c >= '0' && c <= '9' ? 2 : 3; }
};

} // namespace ratatosk::test

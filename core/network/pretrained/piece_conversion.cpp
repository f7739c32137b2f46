// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/piece_conversion.h"

#include "core/base/utf8.h"
#include "core/english/text/characters.h"

#include <fmt/format.h>

#include <array>
#include <unordered_map>
#include <unordered_set>

namespace ratatosk {
namespace {

constexpr std::array<std::string_view, 2> kUnknownTokens{"[UNK]", "<unk>"};

bool isUnknown(const std::string& token)
{
    return std::ranges::find(kUnknownTokens, token) != kUnknownTokens.end();
}

/// "[CLS]", "<s>": it stands for no text.
bool isSpecial(const std::string& token)
{
    const bool bracketed = token.size() > 3 && token.front() == '[' && token.back() == ']';
    const bool angled = token.size() > 2 && token.front() == '<' && (token.back() == '>' || token.find('|') != std::string::npos);
    return bracketed || angled;
}

/// Adds pieces in the order of their ids; sentencepiece wants each text once, none empty, and no zero byte.
class PieceList
{
public:
    /// What stands for text, or has an empty `text` when it stands for none.
    void add(const std::string& token, std::string text, float score, PieceKind kind)
    {
        if (isUnknown(token) && !m_hasUnknown)
            return addSpecial(token, PieceKind::Unknown);
        if (isSpecial(token))
            return addSpecial(token, PieceKind::Control);
        const bool isText = !text.empty() && isUtf8(text) && text.find('\0') == std::string::npos;
        if (!isText || !m_texts.insert(text).second)
            return addUnused();
        m_pieces.push_back({std::move(text), score, kind});
    }

    /// sentencepiece needs one that is unknown; its id is beyond the vocabulary's, and no model is asked for it.
    std::vector<VocabularyPiece> finish()
    {
        if (!m_hasUnknown)
            addSpecial("<unknown>", PieceKind::Unknown);
        return std::move(m_pieces);
    }

private:
    std::vector<VocabularyPiece> m_pieces;
    std::unordered_set<std::string> m_texts;
    bool m_hasUnknown = false;

    void addSpecial(const std::string& token, PieceKind kind)
    {
        if (!m_texts.insert(token).second)
            return addUnused();
        m_hasUnknown = m_hasUnknown || kind == PieceKind::Unknown;
        m_pieces.push_back({token, 0, kind});
    }

    void addUnused() { addSpecial(fmt::format("<no text {}>", m_pieces.size()), PieceKind::Control); }
};

/// "singer" -> mark + "singer", "##s" -> "s".
std::string textOfWordPiece(const std::string& token)
{
    if (token.starts_with("##") && token.size() > 2)
        return token.substr(2);
    return token.empty() ? std::string() : fmt::format("{}{}", kWordMark, token);
}

/// Printable bytes stand for themselves, the others for the characters from U+0100 on, in their order.
std::unordered_map<char32_t, char> byteOfCharacter()
{
    std::unordered_map<char32_t, char> result;
    char32_t next = 0x100;
    for (int byte = 0; byte < 256; ++byte) {
        const bool isPrintable = (byte >= '!' && byte <= '~') || (byte >= 0xA1 && byte <= 0xAC) || byte >= 0xAE;
        result[isPrintable ? static_cast<char32_t>(byte) : next++] = static_cast<char>(byte);
    }
    return result;
}

/// Spaces as sentencepiece marks them; empty for bytes that are no text by themselves, and for a mark that is not ours.
std::string textOfBytePiece(const std::string& token)
{
    std::string text;
    for (const char byte : bytesOfToken(token)) {
        if (byte == ' ')
            text += kWordMark;
        else
            text += byte;
    }
    return text;
}

std::unordered_map<std::string, size_t> placesOf(const TokenMerges& merges)
{
    std::unordered_map<std::string, size_t> places;
    for (size_t place = 0; place < merges.size(); ++place)
        places.emplace(merges[place].first + merges[place].second, place);
    return places;
}

} // namespace

SentencepieceFile fromWordPieces(const TokenList& tokens, const BertCharacters& characters)
{
    PieceList pieces;
    for (const std::string& token : tokens)
        pieces.add(token, textOfWordPiece(token), 0, PieceKind::Whole);
    return {pieces.finish(), Segmentation::MergedPairs, characterMap(bertReplacements(characters))};
}

SentencepieceFile fromBytePairs(const TokenList& tokens, const TokenMerges& merges)
{
    const auto places = placesOf(merges);
    PieceList pieces;
    for (const std::string& token : tokens) {
        const auto place = places.find(token);
        const bool isMade = place != places.end();
        const size_t rank = isMade ? place->second : merges.size();
        pieces.add(token, textOfBytePiece(token), -static_cast<float>(rank), PieceKind::Normal);
    }
    return {pieces.finish(), Segmentation::MergedPairs, {}};
}

std::string bytesOfToken(const std::string& token)
{
    static const std::unordered_map<char32_t, char> bytes = byteOfCharacter();
    std::string result;
    for (size_t at = 0; at < token.size();) {
        const Utf8Character next = utf8CharacterAt(token, at);
        const auto found = bytes.find(next.codePoint);
        if (found == bytes.end())
            return {};
        result += found->second;
        at += next.bytes;
    }
    return result;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/subword_vocabulary.h"

#include "core/base/utf8.h"
#include "core/english/text/characters.h"
#include "core/english/text/subword_library.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>

namespace ratatosk {
namespace {

constexpr size_t kMostCachedWords = 200'000; ///< bounds the memory; more words than questions and schemas use

/// White space and `_` separate, every punctuation mark is a part of its own.
std::vector<std::string_view> partsOf(std::string_view text)
{
    std::vector<std::string_view> parts;
    bool open = false; // the last part is a run of letters that may grow
    for (size_t at = 0; at < text.size();) {
        const Utf8Character next = utf8CharacterAt(text, at);
        const bool separates = isSpace(next.codePoint) || next.codePoint == '_';
        const bool isLetter = !separates && isWordCharacter(next.codePoint);
        if (open && isLetter)
            parts.back() = {parts.back().data(), parts.back().size() + next.bytes};
        else if (!separates)
            parts.push_back(text.substr(at, next.bytes));
        open = isLetter;
        at += next.bytes;
    }
    return parts;
}

struct CloseVocabulary {
    decltype(&ratatoskSubwordsClose) close;
    void operator()(void* vocabulary) const { close(vocabulary); }
};

class Vocabulary : public SubwordVocabulary
{
public:
    Vocabulary(const SubwordLibrary& library, void* opened)
        : m_library(library), m_opened(opened, CloseVocabulary{library.close}), m_size(library.size(opened)),
          m_unknown(library.unknown(opened))
    {
    }

    std::vector<int> piecesOf(std::string_view word) const override;
    std::vector<int> piecesOfText(std::string_view text) const override { return piecesOf(text); }
    int size() const override { return m_size; }
    int unknown() const override { return m_unknown; }

private:
    std::vector<int> encode(std::string_view text) const;
    std::vector<int> encodePart(std::string_view part) const;

    SubwordLibrary m_library;
    std::unique_ptr<void, CloseVocabulary> m_opened;
    int m_size;
    int m_unknown;
    mutable std::shared_mutex m_mutex;
    mutable std::unordered_map<std::string, std::vector<int>> m_cache; ///< guarded by m_mutex
};

std::vector<int> Vocabulary::piecesOf(std::string_view word) const
{
    std::string key(word);
    {
        const std::shared_lock lock(m_mutex);
        if (const auto found = m_cache.find(key); found != m_cache.end())
            return found->second;
    }
    std::vector<int> pieces = encode(word);
    const std::unique_lock lock(m_mutex);
    if (m_cache.size() < kMostCachedWords)
        m_cache.emplace(std::move(key), pieces);
    return pieces;
}

std::vector<int> Vocabulary::encode(std::string_view text) const
{
    std::vector<int> pieces;
    for (const std::string_view part : partsOf(text)) {
        const std::vector<int> own = encodePart(part);
        pieces.insert(pieces.end(), own.begin(), own.end());
    }
    return pieces.empty() ? std::vector<int>{m_unknown} : pieces;
}

std::vector<int> Vocabulary::encodePart(std::string_view part) const
{
    const auto encodeInto = [&](std::vector<int>& pieces) {
        return m_library.encode(m_opened.get(), part.data(), static_cast<int>(part.size()), pieces.data(), static_cast<int>(pieces.size()));
    };
    std::vector<int> pieces(part.size() + 2); // enough unless normalising makes the text longer (U+FDFA: 18 letters)
    size_t count = static_cast<size_t>(std::max(0, encodeInto(pieces)));
    if (count > pieces.size()) {
        pieces.resize(count);
        count = static_cast<size_t>(encodeInto(pieces));
    }
    pieces.resize(count);
    return pieces;
}

} // namespace

Result<std::shared_ptr<const SubwordVocabulary>> SubwordVocabulary::load(const std::filesystem::path& modelFile)
{
    const Result<SubwordLibrary>& library = subwordLibrary();
    if (!library)
        return library.error();
    if (std::error_code ignored; !std::filesystem::exists(modelFile, ignored))
        return Error{ErrorCode::FileMissing, fmt::format("There is no vocabulary {}.", modelFile.string())};
    char reason[512] = "";
    void* opened = library->open(modelFile.c_str(), reason, sizeof reason);
    if (!opened)
        return Error{ErrorCode::ModelInvalid, fmt::format("{} is not a sentencepiece vocabulary: {}", modelFile.string(), reason)};
    return std::shared_ptr<const SubwordVocabulary>(std::make_shared<Vocabulary>(*library, opened));
}

} // namespace ratatosk

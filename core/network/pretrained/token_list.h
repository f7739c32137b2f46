// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

/// Tokens of a vocabulary by their ids; an id that no token has is empty.
using TokenList = std::vector<std::string>;

/// Two tokens that become one, the first pairs first.
using TokenMerges = std::vector<std::pair<std::string, std::string>>;

/// The bytes of a file beside a model's weights. Errors: ModelMissing, PermissionDenied, ModelInvalid beyond 64 MB.
Result<std::string> readVocabularyBytes(const std::filesystem::path& file);

/// The same as JSON. ModelInvalid, with the file's name, for what is none or is nested deeply.
Result<nlohmann::json> readVocabularyJson(const std::filesystem::path& file);

/// vocab.txt: a token a line, the first of which has the id 0. ModelInvalid when there is none.
Result<TokenList> readTokenLines(const std::filesystem::path& file);

/// An object of ids by token; `file` is for messages. ModelInvalid for an id that is none, that two tokens share, or beyond a million.
Result<TokenList> tokensOf(const nlohmann::json& ids, const std::filesystem::path& file);

/// merges.txt: two tokens a line, behind a first line that begins with "#version". ModelInvalid for other lines.
Result<TokenMerges> readMergeLines(const std::filesystem::path& file);

/// A list of "a b" or ["a", "b"]. ModelInvalid for anything else.
Result<TokenMerges> mergesOf(const nlohmann::json& merges, const std::filesystem::path& file);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/logic/word_table.h"
#include "core/experiments/phrase/logic_recipe.h"
#include "core/network/serialization/named_tensors.h"

#include <filesystem>

namespace ratatosk {

/// A trained parser of logical forms: a folder with logic.json (format, training, how wide to search, model), words.txt (the word table), grammar.txt
/// (core/experiments/logic/form_grammar) and weights.safetensors (matrices int8, as a parser's bundle has them).
struct LogicBundle {
    std::string training; ///< what it was trained on and how well it does, in words
    int beamSize = 5;
    LogicShape shape;
    logic::WordTable words;
    std::string grammar;  ///< as FormGrammar::text
    NamedTensors weights; ///< fp32
};

/// InvalidArgument when a weight is not finite; IoError.
Result<void> writeLogicBundle(const std::filesystem::path& folder, const LogicBundle& bundle);
/// ModelMissing when a file is not there, ModelInvalid when one cannot be understood.
Result<LogicBundle> readLogicBundle(const std::filesystem::path& folder);

} // namespace ratatosk

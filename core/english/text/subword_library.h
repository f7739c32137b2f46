// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/english/text/subwords/sentencepiece_module.h"

namespace ratatosk {

/// The functions of the opened sentencepiece module; it stays loaded until the process ends.
struct SubwordLibrary {
    decltype(&ratatoskSubwordsOpen) open = nullptr;
    decltype(&ratatoskSubwordsClose) close = nullptr;
    decltype(&ratatoskSubwordsSize) size = nullptr;
    decltype(&ratatoskSubwordsUnknown) unknown = nullptr;
    decltype(&ratatoskSubwordsEncode) encode = nullptr;
};

/// Opens libratatosk_subwords.so once per process: the file that RATATOSK_SUBWORDS names, else beside the executable, in ../lib or in
/// ../lib/ratatosk. Error: ModelMissing with the loader's message.
const Result<SubwordLibrary>& subwordLibrary();

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/subwords/sentencepiece_module.h"

#include <sentencepiece_processor.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <memory>
#include <string_view>
#include <vector>

#define RATATOSK_EXPORT __attribute__((visibility("default")))

namespace {

using Processor = sentencepiece::SentencePieceProcessor;

const Processor& processor(const void* vocabulary)
{
    return *static_cast<const Processor*>(vocabulary);
}

} // namespace

RATATOSK_EXPORT void* ratatoskSubwordsOpen(const char* file, char* error, int capacity)
try {
    auto opened = std::make_unique<Processor>();
    const auto status = opened->Load(file);
    if (status.ok())
        return opened.release();
    std::snprintf(error, static_cast<size_t>(capacity), "%s", status.ToString().c_str());
    return nullptr;
} catch (const std::exception& failure) {
    std::snprintf(error, static_cast<size_t>(capacity), "%s", failure.what());
    return nullptr;
}

RATATOSK_EXPORT void ratatoskSubwordsClose(void* vocabulary)
{
    delete static_cast<Processor*>(vocabulary);
}

RATATOSK_EXPORT int ratatoskSubwordsSize(const void* vocabulary)
{
    return processor(vocabulary).GetPieceSize();
}

RATATOSK_EXPORT int ratatoskSubwordsUnknown(const void* vocabulary)
{
    return processor(vocabulary).unk_id();
}

RATATOSK_EXPORT int ratatoskSubwordsEncode(const void* vocabulary, const char* text, int bytes, int* ids, int capacity)
try {
    std::vector<int> pieces;
    if (!processor(vocabulary).Encode({text, static_cast<size_t>(bytes)}, &pieces).ok())
        return -1;
    std::copy_n(pieces.begin(), std::min(static_cast<int>(pieces.size()), capacity), ids);
    return static_cast<int>(pieces.size());
} catch (const std::exception&) {
    return -1;
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace ratatosk {

/// The files of one sample, compiled in.
struct SampleText {
    std::string_view name;
    std::string_view script;    ///< NAME.sql
    std::string_view questions; ///< NAME.questions.json
};

/// Written by CMake from resources/samples.
std::span<const SampleText> sampleTexts();

} // namespace ratatosk

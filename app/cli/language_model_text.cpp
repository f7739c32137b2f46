// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/language_model_text.h"

#include <fmt/format.h>

namespace ratatosk::cli {

std::string languageModelText(const LanguageModelSize& size)
{
    return fmt::format("{}, {} layers of {} with {} heads, {:.1f} M parameters, {:.1f} MB; a text of 130 pieces takes {:.2g} s to read and "
                       "{:.2g} s to train on here",
                       size.family, size.layers, size.hiddenSize, size.heads, static_cast<double>(size.parameters) / 1e6,
                       static_cast<double>(size.bytes) / 1e6, size.secondsForward, size.secondsTraining);
}

} // namespace ratatosk::cli

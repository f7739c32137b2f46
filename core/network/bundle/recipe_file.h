// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/bundle/json_fields.h"
#include "core/network/bundle/text_file.h"

#include <filesystem>
#include <string>

namespace ratatosk {

/// A recipe without parts: the fields that `visitFields(recipe, visitor)` names, from a JSON file that may leave some out. Errors:
/// FileMissing; InvalidData, with what is wrong.
template <class Recipe, class VisitFields>
Result<Recipe> readRecipeFile(const std::filesystem::path& file, VisitFields visitFields)
{
    const auto text = readModelText(file);
    if (!text)
        return Error{ErrorCode::FileMissing, text.error().detail};
    const auto given = nlohmann::json::parse(*text, nullptr, /*allow_exceptions=*/false);
    if (!given.is_object())
        return Error{ErrorCode::InvalidData, "the recipe is not a JSON object"};
    Recipe recipe;
    if (const Result<void> outcome = readGivenFields(given, recipe, visitFields); !outcome)
        return Error{ErrorCode::InvalidData, "the recipe: " + outcome.error().detail};
    return recipe;
}

} // namespace ratatosk

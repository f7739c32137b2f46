// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

// What a question's words do for its sentence. All take lower case.

/// "show", "list": asks for a list of what follows.
bool isListRequest(std::string_view word);
/// "me", "all", "the": may stand between such a verb and what is asked for.
bool isRequestFiller(std::string_view word);
/// "are", "have": behind a subject of many.
bool isPluralVerb(std::string_view word);
/// "is", "has": behind a subject of one.
bool isSingularVerb(std::string_view word);
/// "did", "can": stands before the subject.
bool isInvertingVerb(std::string_view word);
/// "from", "of", "with": tells more about the thing before it.
bool isModifierOpening(std::string_view word);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/importing/zipped_xml.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

// Only the sources that read spreadsheets include this.

/// A part of a package that another part refers to (ECMA-376, part 2, chapter 6.5).
struct RelatedPart {
    std::string id;
    std::string kind; ///< "worksheet": the last word of its type
    std::string name; ///< in the archive
};

/// What the part of that name refers to, or with no name the package. Empty: it says nothing about that. Errors: as ZippedXml.
Result<std::vector<RelatedPart>> relatedParts(const ZippedXml& archive, const std::string& part = {});

/// The name of what `target` means to a part: "xl/styles.xml" for "../styles.xml" in "xl/worksheets/sheet1.xml".
std::string partNameOf(std::string_view target, std::string_view part);

} // namespace ratatosk

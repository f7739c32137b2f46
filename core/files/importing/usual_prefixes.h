// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pugixml.hpp>

namespace ratatosk {

// Only the sources that read spreadsheets include this.

/// Names elements and attributes of spreadsheets as most programs do, by what their prefixes are declared to be: `row` for `x:row`, `r:id` for
/// `ns:id`, `table:table` for `t:table`. Names of other namespaces, and of none, stay. False: elements are nested too deeply.
bool useUsualPrefixes(pugi::xml_document& document);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk::cli {

/// On top of what the program sets for every computation: no block, however large, goes back to the system. A training step frees and
/// asks again for gigabytes. Memory stays at the largest step's need, some 5 GB.
void keepLargeBlocks();

} // namespace ratatosk::cli

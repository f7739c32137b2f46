// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// Gives what is free back to the system, once. Loading a model frees several times what it keeps; with mappings of their own, which go back at
/// once, its tensors would cost a second of page faults.
void returnFreedMemory();

/// Memory that a computation gives back is taken again by the next one: asking the kernel each time costs page faults, a fifth of the
/// time.
void keepFreedMemory();

/// On top of that no block, however large, goes back. A training step frees and asks again for gigabytes. Memory stays at the largest
/// step's need, some 5 GB.
void keepLargeBlocks();

} // namespace ratatosk

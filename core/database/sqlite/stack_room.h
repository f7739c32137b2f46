// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// Whether this thread's stack has room for ordinary work: a quarter of it, and no more than 2 MiB, is kept free.
bool hasStackRoom();

} // namespace ratatosk

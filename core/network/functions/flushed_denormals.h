// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// Numbers that are nearly nothing are nothing while it lives, in its thread: once the loss is small, or a network has collapsed, they fill the
/// gradients, and processors of some makers take a hundred times as long for each.
class FlushedDenormals
{
public:
    FlushedDenormals();
    ~FlushedDenormals();
    FlushedDenormals(const FlushedDenormals&) = delete;
    FlushedDenormals& operator=(const FlushedDenormals&) = delete;
};

} // namespace ratatosk

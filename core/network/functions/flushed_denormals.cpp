// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/functions/flushed_denormals.h"

#include <ATen/Context.h>

namespace ratatosk {

FlushedDenormals::FlushedDenormals()
{
    at::globalContext().setFlushDenormal(true);
}

FlushedDenormals::~FlushedDenormals()
{
    at::globalContext().setFlushDenormal(false);
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/sqlite/authorizer.h"

namespace ratatosk {

/// Read, select, recurse, call a harmless function or a reading pragma; nothing else.
class ReadOnlyAuthorizer : public Authorizer
{
public:
    bool allowsWriting() const override { return false; }

protected:
    bool allows(const RequestedAction& action) override;
};

} // namespace ratatosk

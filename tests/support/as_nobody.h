// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>
#include <unistd.h>

/// Root may do everything, so that a test of permissions would prove nothing: while this lives, root is nobody. Others stay who they are.
class AsNobody
{
public:
    AsNobody() { m_isNobody = geteuid() == 0 && seteuid(kNobody) == 0; }
    ~AsNobody() { m_isNobody = m_isNobody && seteuid(0) != 0; }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;

private:
    static constexpr uid_t kNobody = 65534;

    bool m_isNobody = false;
};

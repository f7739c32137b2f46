// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/sqlite/read_only_authorizer.h"

namespace ratatosk {

/// What reading may, and to change rows and the schema of the one open file. Not to reach outside it, to set pragmas, or to end the
/// transaction that keeps changes undoable.
class EditingAuthorizer : public ReadOnlyAuthorizer
{
public:
    void begin() override;
    bool allowsWriting() const override { return true; }

    /// Whether the statement compiled last creates, alters or drops something.
    bool sawSchemaChange() const { return m_sawSchemaChange; }

    /// While it lives, transactions may be controlled: by the connection itself.
    class TransactionControl
    {
    public:
        explicit TransactionControl(EditingAuthorizer& authorizer) : m_authorizer(authorizer) { m_authorizer.m_mayControl = true; }
        ~TransactionControl() { m_authorizer.m_mayControl = false; }
        TransactionControl(const TransactionControl&) = delete;
        TransactionControl& operator=(const TransactionControl&) = delete;

    private:
        EditingAuthorizer& m_authorizer;
    };

protected:
    bool allows(const RequestedAction& action) override;

private:
    bool m_sawSchemaChange = false;
    bool m_mayControl = false;
};

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>

/// Where a person's desktop keeps passwords. Calls may take long, since a locked store asks the person first: never on the GUI thread, and from
/// one thread at a time. `server`: its address without the password.
class PasswordStore
{
public:
    virtual ~PasswordStore() = default;

    virtual std::optional<QString> find(const QString& server) = 0;
    /// In place of an earlier one. False: it was not kept.
    virtual bool keep(const QString& server, const QString& password) = 0;
    /// False: there was none, or it could not be removed.
    virtual bool forget(const QString& server) = 0;
};

/// The Secret Service of GNOME, KDE and others, through libsecret where that is installed; null where not. It is loaded by the first call.
std::shared_ptr<PasswordStore> desktopPasswordStore();

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/password_store.h"

#include <QCoreApplication>
#include <QLibrary>

namespace {

constexpr int kLibraryVersion = 0; ///< libsecret-1.so.0

/// As libsecret's secret-schema.h and secret-password.h lay them down; its headers are not needed to build this program.
struct SecretSchema {
    struct Attribute {
        const char* name;
        int type;
    };

    const char* name;
    int flags;
    Attribute attributes[32]; // NOLINT: it is C
    int reserved;
    void* reserved1[7]; // NOLINT
};
using Lookup = char* (*)(const SecretSchema*, void* cancellable, void** error, ...);
using Store = int (*)(const SecretSchema*, const char* collection, const char* label, const char* password, void* cancellable, void** error,
                      ...);
using Clear = int (*)(const SecretSchema*, void* cancellable, void** error, ...);
using Free = void (*)(char*);

constexpr const char* kServer = "server";
const SecretSchema kSchema{"org.ratatosk.Ratatosk.Server", 0, {{kServer, 0}, {nullptr, 0}}, 0, {}};

/// What libsecret takes: where it gives no place for an error, it says by its value alone that there was one.
class SecretService : public PasswordStore
{
public:
    SecretService() : m_library(QStringLiteral("secret-1"), kLibraryVersion)
    {
        m_library.setLoadHints(QLibrary::PreventUnloadHint); // GLib cannot be unloaded
        m_lookup = reinterpret_cast<Lookup>(m_library.resolve("secret_password_lookup_sync"));
        m_store = reinterpret_cast<Store>(m_library.resolve("secret_password_store_sync"));
        m_clear = reinterpret_cast<Clear>(m_library.resolve("secret_password_clear_sync"));
        m_free = reinterpret_cast<Free>(m_library.resolve("secret_password_free"));
    }
    bool isThere() const { return m_lookup && m_store && m_clear && m_free; }

    std::optional<QString> find(const QString& server) override
    {
        char* found = m_lookup(&kSchema, nullptr, nullptr, kServer, server.toUtf8().constData(), nullptr);
        if (!found)
            return std::nullopt;
        const QString password = QString::fromUtf8(found);
        m_free(found); // which wipes it
        return password;
    }
    bool keep(const QString& server, const QString& password) override
    {
        const QByteArray label = QCoreApplication::translate("PasswordStore", "Ratatosk: %1").arg(server).toUtf8();
        return m_store(&kSchema, nullptr, label.constData(), password.toUtf8().constData(), nullptr, nullptr, kServer,
                       server.toUtf8().constData(), nullptr)
            != 0;
    }
    bool forget(const QString& server) override
    {
        return m_clear(&kSchema, nullptr, nullptr, kServer, server.toUtf8().constData(), nullptr) != 0;
    }

private:
    QLibrary m_library;
    Lookup m_lookup = nullptr;
    Store m_store = nullptr;
    Clear m_clear = nullptr;
    Free m_free = nullptr;
};

} // namespace

std::shared_ptr<PasswordStore> desktopPasswordStore()
{
    auto service = std::make_shared<SecretService>();
    return service->isThere() ? service : nullptr;
}

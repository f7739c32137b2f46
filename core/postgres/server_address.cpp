// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/postgres/server_address.h"

#include <algorithm>

#include <fmt/format.h>

namespace ratatosk {

namespace {

/// user:password@host:port/database?parameters, cut.
struct AddressParts {
    std::string_view scheme; ///< with "://"
    std::string_view user;
    bool hasPassword = false;
    std::string_view host; ///< with the port, or several of both
    std::string_view database;
    std::string_view parameters; ///< with '?'
};

AddressParts partsOf(std::string_view address)
{
    AddressParts parts;
    const std::size_t begin = address.find("://") + 3;
    parts.scheme = address.substr(0, begin);
    std::string_view rest = address.substr(begin);
    const std::size_t query = std::min(rest.find('?'), rest.size());
    parts.parameters = rest.substr(query);
    rest = rest.substr(0, query);
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    parts.database = rest.substr(std::min(slash + 1, rest.size()));
    std::string_view authority = rest.substr(0, slash);
    if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos) {
        const std::size_t colon = std::min(authority.find(':'), at);
        parts.user = authority.substr(0, colon);
        parts.hasPassword = colon < at;
        authority = authority.substr(at + 1);
    }
    parts.host = authority;
    return parts;
}

bool isSecret(std::string_view parameter)
{
    return parameter.starts_with("password=") || parameter.starts_with("sslpassword=");
}

/// Of "?a=1&b=2" those that are no secrets.
std::string withoutSecrets(std::string_view parameters)
{
    std::string kept;
    for (std::size_t begin = 1; begin < parameters.size();) {
        const std::size_t end = std::min(parameters.find('&', begin), parameters.size());
        const std::string_view one = parameters.substr(begin, end - begin);
        if (!isSecret(one))
            kept += (kept.empty() ? "?" : "&") + std::string(one);
        begin = end + 1;
    }
    return kept;
}

} // namespace

bool isServerAddress(std::string_view place)
{
    return place.starts_with("postgresql://") || place.starts_with("postgres://");
}

std::string withoutPassword(std::string_view address)
{
    if (!isServerAddress(address))
        return std::string(address);
    const AddressParts parts = partsOf(address);
    const std::string user = parts.user.empty() ? "" : std::string(parts.user) + "@";
    const std::string database = parts.database.empty() ? "" : "/" + std::string(parts.database);
    return fmt::format("{}{}{}{}{}", parts.scheme, user, parts.host, database, withoutSecrets(parts.parameters));
}

std::string serverTitle(std::string_view address)
{
    const AddressParts parts = isServerAddress(address) ? partsOf(address) : AddressParts{};
    if (parts.database.empty() || parts.host.empty())
        return parts.database.empty() ? withoutPassword(address) : std::string(parts.database);
    return fmt::format("{} on {}", parts.database, parts.host);
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/server_address.h"

#include "core/database/postgres/address_fields.h"

#include <algorithm>

#include <fmt/format.h>

namespace ratatosk {

namespace {

/// Of "a=1&sslpassword=b" those that are no secrets.
std::string withoutSecrets(std::string_view parameters)
{
    std::string kept;
    for (std::size_t begin = 0; begin < parameters.size();) {
        const std::size_t end = std::min(parameters.find('&', begin), parameters.size());
        const std::string_view one = parameters.substr(begin, end - begin);
        if (!one.starts_with("sslpassword="))
            kept += (kept.empty() ? "" : "&") + std::string(one);
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
    AddressFields fields = addressFields(address);
    fields.password.clear();
    fields.others = withoutSecrets(fields.others);
    return writtenAddress(fields);
}

std::string serverTitle(std::string_view address)
{
    const AddressFields fields = isServerAddress(address) ? addressFields(address) : AddressFields{};
    const bool isNamed = !fields.host.empty() && !fields.host.starts_with('/');
    if (!fields.database.empty() && isNamed)
        return fmt::format("{} on {}{}", fields.database, fields.host, fields.port.empty() ? "" : ":" + fields.port);
    if (!fields.database.empty() || !fields.service.empty())
        return fields.database.empty() ? fields.service : fields.database;
    return withoutPassword(address);
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/database_place.h"

#include "core/database/postgres/postgres_engine.h"
#include "core/database/postgres/server_address.h"

namespace ratatosk {

Result<Connection> openPlace(const std::filesystem::path& place)
{
    if (!isServerAddress(place.native()))
        return Connection::open(place);
    auto link = ServerLink::open(place.native());
    if (!link)
        return link.error();
    return Connection(place, std::make_unique<PostgresEngine>(*std::move(link)));
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/postgres/server_link.h"
#include "core/database/schema/schema.h"

#include <map>
#include <string>

namespace ratatosk {

/// What an index that begins with a column of texts finds them by.
enum class TextIndex { AsStored, LowerCase };

/// What is known of a table beside what a schema says.
struct ServerTable {
    std::string container;
    std::string name;
    double rows = 0;                            ///< as the server estimates
    bool isStored = false;                      ///< it has pages of its own, or its partitions have: not a view
    std::map<std::string, TextIndex> indexes{}; ///< by column; of texts alone
};
using ServerTables = std::map<std::string, ServerTable>; ///< by the name that the schema gives it

struct ServerSchema {
    Schema schema;
    ServerTables tables;
};

/// Tables, views, materialised views, foreign tables, and partitioned ones as one, that the user may select from; not the server's own and
/// those of extensions. A table that is found without its schema's name is called by its own. A comment of a few words is what a table or
/// column is spoken of. From the catalog alone: no table is read. Errors: those of ServerLink::pass.
Result<ServerSchema> readServerSchema(ServerLink& link);

} // namespace ratatosk

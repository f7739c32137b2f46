// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

/// The folder of the data packs: $RATATOSK_DATA, else shared/data beside the source tree. It may not exist: then QSKIP.
inline std::filesystem::path dataPacks()
{
    const char* folder = std::getenv("RATATOSK_DATA");
    return folder ? std::filesystem::path(folder) : std::filesystem::path(RATATOSK_SOURCE_DIR) / "../shared/data";
}

/// Spider as the CTest fixture `data.spider` unpacks it: *.json and database/ID/ID.sqlite. It may not exist: then QSKIP.
inline std::filesystem::path spiderFolder()
{
    return std::filesystem::path(RATATOSK_SOURCE_DIR) / "build/data/spider";
}

/// One of Spider's databases.
inline std::filesystem::path spiderDatabase(const std::string& id)
{
    return spiderFolder() / "database" / id / (id + ".sqlite");
}

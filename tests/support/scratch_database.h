// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

/// A SQLite file made from SQL text in a folder of its own; both go away with the object. Broken SQL ends the test program.
class ScratchDatabase
{
public:
    explicit ScratchDatabase(const std::string& script, const std::string& name = "scratch.sqlite")
        : m_file(std::filesystem::path(m_folder.path().toStdString()) / name)
    {
        sqlite3* handle = nullptr;
        sqlite3_open(m_file.c_str(), &handle);
        const int status = sqlite3_exec(handle, script.c_str(), nullptr, nullptr, nullptr);
        if (status != SQLITE_OK) {
            std::fprintf(stderr, "scratch database: %s\n", sqlite3_errmsg(handle));
            std::abort();
        }
        sqlite3_close(handle);
    }

    const std::filesystem::path& file() const { return m_file; }
    std::filesystem::path folder() const { return m_file.parent_path(); }

private:
    QTemporaryDir m_folder;
    std::filesystem::path m_file;
};

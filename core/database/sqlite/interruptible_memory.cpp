// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/interruptible_memory.h"

#include "core/database/sqlite/interruption.h"

#include <sqlite3.h>

namespace ratatosk {

namespace {

const InterruptionPlace initialPlace = interruptionPlace();

/// For all of SQLite: caches, sorters, values. A result that is handed out lies beside it.
constexpr sqlite3_int64 mostBytes = 512ll << 20;

sqlite3_mem_methods original;

void* allocate(int bytes)
{
    return Interruption::mayAllocateHere() ? original.xMalloc(bytes) : nullptr;
}

void* reallocate(void* memory, int bytes)
{
    return Interruption::mayAllocateHere() ? original.xRealloc(memory, bytes) : nullptr;
}

bool install()
{
    if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &original) != SQLITE_OK)
        return false;
    sqlite3_mem_methods methods = original;
    methods.xMalloc = allocate;
    methods.xRealloc = reallocate;
    if (sqlite3_config(SQLITE_CONFIG_MALLOC, &methods) != SQLITE_OK)
        return false;
    sqlite3_hard_heap_limit64(mostBytes);
    return true;
}

/// Before main: SQLite takes it only before its first use.
const bool isInstalled = install();

} // namespace

bool isMemoryInterruptible()
{
    return isInstalled || interruptionPlace() != initialPlace;
}

} // namespace ratatosk

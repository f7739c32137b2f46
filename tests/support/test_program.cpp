// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <cstdio>
#include <map>
#include <string>

namespace {

std::map<std::string, RunTest>& entries()
{
    static std::map<std::string, RunTest> all;
    return all;
}

} // namespace

TestEntry::TestEntry(const char* name, RunTest run)
{
    entries().emplace(name, run);
}

int main(int argc, char** argv)
{
    const auto entry = entries().find(argc > 1 ? argv[1] : "");
    if (entry == entries().end()) {
        std::fputs("Which one?\n", stderr);
        for (const auto& [name, run] : entries())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return entry->second(argc - 1, argv + 1);
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/library_failure.h"

#include <filesystem>
#include <new>
#include <string_view>

namespace ratatosk {

std::string plainReason(const std::exception& failure)
{
    if (const auto* file = dynamic_cast<const std::filesystem::filesystem_error*>(&failure))
        return file->code().message();
    // LibTorch has one type for everything: "[enforce fail at alloc_cpu.cpp:75] ... DefaultCPUAllocator: can't allocate memory".
    const bool isMemory = dynamic_cast<const std::bad_alloc*>(&failure)
        || std::string_view(failure.what()).find("alloc") != std::string_view::npos;
    return isMemory ? "there is not enough memory for it" : "its contents cannot be understood";
}

} // namespace ratatosk

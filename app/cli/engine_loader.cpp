// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engine.h"
#include "app/cli/engine_environment.h"
#include "core/base/program_folder.h"

#include <system_error>

#include <dlfcn.h>

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* kFileName = "libratatosk_engine.so";

/// Beside the program in a build tree, and as installed.
std::vector<fs::path> placesToLook()
{
    const fs::path folder = programFolder();
    return {folder / ".." / "lib" / kFileName, folder / ".." / "lib" / "ratatosk" / kFileName};
}

Result<const Engine*> engineOf(void* module, const fs::path& file)
{
    const auto engine = reinterpret_cast<EngineFunction>(dlsym(module, kEngineSymbol));
    if (!engine)
        return Error{ErrorCode::ModelInvalid, fmt::format("{} is not part of this program.", file.string())};
    return engine(interruptionPlace());
}

} // namespace

Result<const Engine*> openEngine()
{
    prepareEnvironment();
    std::string reason = fmt::format("there is no {}", kFileName);
    for (const fs::path& file : placesToLook()) {
        std::error_code ignored;
        if (!fs::exists(file, ignored))
            continue;
        if (void* module = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL))
            return engineOf(module, file);
        reason = dlerror();
    }
    return Error{ErrorCode::ModelMissing, fmt::format("This needs LibTorch: install the package ratatosk-training ({}).", reason)};
}

} // namespace ratatosk::cli

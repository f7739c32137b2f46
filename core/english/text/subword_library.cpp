// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/subword_library.h"

#include "core/base/program_folder.h"

#include <fmt/format.h>

#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <vector>

namespace ratatosk {
namespace {

constexpr const char* kFileName = "libratatosk_subwords.so";

// DEEPBIND keeps sentencepiece's protobuf from binding to LibTorch's; sanitizers refuse it.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int kOpenFlags = RTLD_NOW | RTLD_LOCAL;
#else
constexpr int kOpenFlags = RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND;
#endif

std::vector<std::filesystem::path> placesToLook()
{
    if (const char* named = std::getenv("RATATOSK_SUBWORDS"))
        return {named};
    const std::filesystem::path folder = programFolder();
    return {folder / kFileName, folder / ".." / "lib" / kFileName, folder / ".." / "lib" / "ratatosk" / kFileName};
}

template <class Function>
bool find(void* module, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(dlsym(module, name));
    return function != nullptr;
}

Result<SubwordLibrary> functionsOf(void* module, const std::filesystem::path& file)
{
    SubwordLibrary library;
    if (find(module, "ratatoskSubwordsOpen", library.open) && find(module, "ratatoskSubwordsClose", library.close)
        && find(module, "ratatoskSubwordsSize", library.size) && find(module, "ratatoskSubwordsUnknown", library.unknown)
        && find(module, "ratatoskSubwordsEncode", library.encode))
        return library;
    return Error{ErrorCode::ModelMissing, fmt::format("{} is not the sub-word module of this version.", file.string())};
}

Result<SubwordLibrary> openLibrary()
{
    std::string reasons;
    for (const std::filesystem::path& place : placesToLook()) {
        if (void* module = dlopen(place.c_str(), kOpenFlags))
            return functionsOf(module, place);
        reasons += fmt::format(" {}.", dlerror());
    }
    return Error{ErrorCode::ModelMissing, fmt::format("The sub-word module {} could not be opened:{}", kFileName, reasons)};
}

} // namespace

const Result<SubwordLibrary>& subwordLibrary()
{
    static const Result<SubwordLibrary> library = openLibrary();
    return library;
}

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/bundle/safetensors_header.h"

#include <filesystem>

namespace ratatosk {

/// What a safetensors file says of its tensors, checked against its size, before any of their numbers is read. FileMissing, PermissionDenied, or
/// ModelInvalid for anything that is not exactly this format: a header longer than the file, unknown formats, shapes that disagree with their
/// range of bytes, ranges that overlap, leave gaps or end elsewhere than the file does.
Result<SafetensorsHeader> readSafetensorsHeader(const std::filesystem::path& path);

/// ModelInvalid: the file at `path` has that problem.
Error invalidSafetensors(const std::filesystem::path& path, std::string_view problem);

} // namespace ratatosk

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/window/launch_options.h"

/// Makes one of the window's pictures and writes it, without a window: the same drawing code, on whatever platform the application has
/// (`offscreen` will do). Requires: options.picture is one of the four. Waits for the parser where the picture needs it. Errors: of
/// opening the file, of the parser, of writing.
ratatosk::Result<void> exportPicture(const LaunchOptions& options);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/pictures/frames/picture.h"

#include <QPalette>

/// Writes the whole picture with its caption below, in the form that the suffix of the file says: .svg, .png, or its data as .csv,
/// .json or, for graphs, .dot. `scale` is for PNG: 1 to 4 times the picture's size. Errors: InvalidArgument (another suffix, no graph),
/// IoError, LimitExceeded (more pixels than an image can have).
ratatosk::Result<void> writePicture(const Picture& picture, const QString& file, int scale = 1, const QPalette& palette = QPalette());

/// The listing as comma separated values.
QByteArray csvOf(const Listing& listing);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The window program from its arguments to its exit code: 0 ok, 1 no display or no picture, 2 usage.
int runWindowProgram(int argc, char** argv);

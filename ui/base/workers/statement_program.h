// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

/// The program beside this one that runs statements (core/files/statements/statements_apart.h): the window itself runs none.
std::filesystem::path statementProgram();

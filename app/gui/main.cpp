// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_program.h"

int main(int argc, char** argv)
{
    return runWindowProgram(argc, argv);
}

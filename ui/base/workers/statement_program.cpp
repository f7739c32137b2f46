// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/workers/statement_program.h"

#include "ui/base/workers/model_process.h"

std::filesystem::path statementProgram()
{
    return ModelProcess::workerProgram().toStdString();
}

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

/// The schema's items alone: what is typed before any question has partners among them.
ratatosk::Answer bareAnswer(const ratatosk::Schema& schema);

/// Whether the answer's items are those of the schema that `bare` was made from.
bool isAboutSameSchema(const ratatosk::Answer& answer, const ratatosk::Answer& bare);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// C interface of the module that holds sentencepiece; what dlsym looks up. No exception crosses it. Encoding is thread-safe.
extern "C" {

/// A vocabulary, or null with a message in `error` (at most `capacity` bytes, always ended by zero).
void* ratatoskSubwordsOpen(const char* file, char* error, int capacity);
void ratatoskSubwordsClose(void* vocabulary);
int ratatoskSubwordsSize(const void* vocabulary);
int ratatoskSubwordsUnknown(const void* vocabulary);

/// Writes at most `capacity` ids of the pieces of `text` and returns how many there are; -1 when sentencepiece fails.
int ratatoskSubwordsEncode(const void* vocabulary, const char* text, int bytes, int* ids, int capacity);
}

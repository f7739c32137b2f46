// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What a person calls what is open: "dogs.sqlite", "shop on db.example.org". `place`: a file, or the address of a server's database.
QString placeTitle(const QString& place);

/// The same as a name for files that come of it: "dogs", "shop".
QString placeBaseName(const QString& place);

/// A file with its whole path; an address as it is.
QString wholePlace(const QString& place);

/// Whether it may be opened, as far as can be told without a try: files that are gone may not.
bool isThere(const QString& place);

// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// What a person calls what is open: "dogs.sqlite", "a.csv and b.csv", "shop on db.example.org". `place`: a file, several together
/// (sqlite/file_set.h), or the address of a server's database.
QString placeTitle(const QString& place);

/// Where that is: each file on a line of its own.
QString placeText(const QString& place);

/// The file, or the first of several; empty: a server's database.
QString firstFileOf(const QString& place);

/// The same as a name for files that come of it: "dogs", "shop".
QString placeBaseName(const QString& place);

/// A title, a table's name or a question as a name for a file of its rows, without what file systems refuse; the place's own where
/// nothing is left.
QString rowsBaseName(const QString& title, const QString& place);

/// Files with their whole paths; an address as it is.
QString wholePlace(const QString& place);

/// Several files as one place, with their whole paths; of one its path.
QString placeOfFiles(const QStringList& files);

/// Whether it may be opened, as far as can be told without a try: files that are gone may not.
bool isThere(const QString& place);

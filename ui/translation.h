// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;
class QLocale;

/// Shows the program in the language of `locale`, where there is a translation (translations/), else in English with its plurals.
void installTranslations(QCoreApplication& application, const QLocale& locale);
